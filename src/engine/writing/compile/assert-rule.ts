const NEGATIVE = /^(?:do not|don['’]?t|never|must not|mustn['’]?t|you (?:must|should|may) not) ([a-z]+)\b(.*)$/is;
const NONE = /^no (?!more\b|less\b|fewer\b|longer\b|other\b|matter\b|need\b|one\b)(.+)$/is;
const WITHOUT = /^without (?:any |an? |the use of |using (?:any )?)?(?!\w{1,20}ing\b)(.+)$/is;
const LEFT_OUT = /^without ((?:mention|includ|us|refer|reveal|nam|quot|cit|add|chang|repeat|giv|say|tell)ing\b.*)$/is;
const AVOID = /^avoid (.+)$/is;
const MODAL = /^((?:must|should|has to|needs to|have to|need to) (?!not\b)[a-z]+\b.*)$/is;
/** "Make sure that the word X appears" already states what must be true. */
const STATED = /^(?:please )?(?:make sure|ensure|be sure)(?: that)? ((?:the|your|each|every|all|no|there|it)\b.*)$/is;
const COMMAND =
	/^(mention|include|add|cover|contain|use|handle|discuss|explain|describe|refer|list|quote|cite|address|highlight|end|start|begin|finish|conclude|open|close|wrap|repeat|separate|divide|show|state|name)\b(.*)$/is;
const JOINER = /^(?:(?:and|but|also|please|pls|then|make sure to|be sure to|ensure to|make sure (?:that )?you) ){1,3}/i;
/** What may stand before a rule without changing whom it is about: nothing, a joining word, the result itself. */
const PLAIN_LEAD =
	/^(?:(?:in|for|throughout) (?:your|the) (?:\w+ )?(?:response|answer|reply|output|text)[, ]{0,2})?(?:(?:and|but|also|please|pls|then|finally|first|make sure to|be sure to|you need to|(?:your|the|this) (?:entire |whole |final )?(?:response|answer|reply|output|text|result))[, ]{0,2}){0,3}$/i;
const CHECKABLE_ABSENCE =
	/^(?:(?:any|an?) )?(?:commas?|full stops?|periods|punctuation|exclamation|question marks?|semicolons?|colons?|bullets?|bullet points?|lists?|headings?|headers?|tables?|capital|uppercase|lowercase|numbers|digits|emojis?|hashtags?|jargon|abbreviations|contractions|quotes|quotation|markdown|code|comments|html|links|introductions?|explanations?)\b/i;

/**
 * Turns a rule in the person's words into a statement that is true or false of the result: "don't use X" becomes "The
 * result does not use X". Null for what fits no safe pattern: a changed wording must never change the rule.
 *
 * @param lead the words of the clause before the rule
 */
export function assertRule(words: string, lead: string): string | null {
	const bare = words.trim().replace(/[\s.,;:!]{1,20}$/, '');
	const rule = bare.replace(JOINER, '');
	const stated = STATED.exec(bare)?.[1];
	if (stated !== undefined && stated.split(' ').length > 4)
		return `${stated.charAt(0).toUpperCase()}${stated.slice(1)}.`;
	const isPlain = PLAIN_LEAD.test(lead.trim());
	const missing = absence(rule, isPlain);
	return missing ?? (isPlain ? (negative(rule) ?? command(rule)) : null);
}

function negative(rule: string): string | null {
	const match = NEGATIVE.exec(rule);
	const verb = match?.[1]?.toLowerCase() ?? '';
	if (!match || verb === '') return null;
	return verb === 'be' ? `The result is not${match[2]}.` : `The result does not ${verb}${match[2]}.`;
}

function absence(rule: string, isPlain: boolean): string | null {
	if (!/^[nwa]/i.test(rule)) return null;
	const leftOut = LEFT_OUT.exec(rule)?.[1];
	if (leftOut !== undefined) return `The result is written without ${leftOut}.`;
	const absent = NONE.exec(rule)?.[1] ?? WITHOUT.exec(rule)?.[1];
	if (absent !== undefined)
		return isPlain || CHECKABLE_ABSENCE.test(absent) ? `The result contains no ${absent}.` : null;
	const avoided = AVOID.exec(rule)?.[1];
	return avoided !== undefined && isPlain ? `The result avoids ${avoided}.` : null;
}

function command(rule: string): string | null {
	const modal = MODAL.exec(rule)?.[1];
	if (modal !== undefined) return `The result ${modal.charAt(0).toLowerCase()}${modal.slice(1)}.`;
	const match = COMMAND.exec(rule);
	return match?.[1] === undefined ? null : `The result ${thirdPerson(match[1].toLowerCase())}${match[2]}.`;
}

function thirdPerson(verb: string): string {
	if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
	return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
