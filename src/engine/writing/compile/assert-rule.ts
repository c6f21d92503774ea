import type { Language } from '#engine/types';

const NEGATIVE =
	/^(?:do not|don['’]?t|never|must not|should not|shouldn['’]?t|mustn['’]?t|not to|you (?:must|should|may) not) ([a-z]+)\b(.*)$/is;
const NONE = /^no (?!more\b|less\b|fewer\b|longer\b|other\b|matter\b|need\b|one\b)(.+)$/is;
const WITHOUT = /^without (?:any |an? |the use of |using (?:any )?)?(.+)$/is;
const AVOID = /^avoid (.+)$/is;
const MODAL = /^((?:must|should|has to|needs to|have to|need to) (?!not\b)[a-z]+\b.*)$/is;
const COMMAND =
	/^(mention|include|add|cover|contain|use|handle|discuss|explain|describe|refer|list|quote|cite|address|highlight|end|start|begin|finish|conclude|open|close|wrap|repeat|separate|divide|show|state|name)\b(.*)$/is;
const JOINER = /^(?:(?:and|but|also|please|pls|then|make sure to|be sure to|ensure to|make sure (?:that )?you) ){1,3}/i;

/**
 * Turns a rule in the person's words into a statement that is true or false of the result: "don't use X" becomes "The
 * result does not use X". Null for what fits no safe pattern: a changed wording must never change the rule.
 */
export function assertRule(words: string, language: Language): string | null {
	if (language.code !== 'en') return null;
	const rule = words
		.trim()
		.replace(/[\s.,;:!]{1,20}$/, '')
		.replace(JOINER, '');
	return absence(rule) ?? negative(rule) ?? command(rule);
}

function negative(rule: string): string | null {
	const match = NEGATIVE.exec(rule);
	const verb = match?.[1]?.toLowerCase() ?? '';
	if (!match || verb === '') return null;
	return verb === 'be' ? `The result is not${match[2]}.` : `The result does not ${verb}${match[2]}.`;
}

function absence(rule: string): string | null {
	const absent = NONE.exec(rule)?.[1] ?? WITHOUT.exec(rule)?.[1];
	if (absent !== undefined) return `The result contains no ${absent}.`;
	const avoided = AVOID.exec(rule)?.[1];
	return avoided === undefined ? null : `The result avoids ${avoided}.`;
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
