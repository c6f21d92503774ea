const COMMAND =
	/^(?:please )?(?:return|give me|give|output|provide|write|use|respond|answer|reply|format|present|show|make|deliver|put|present|organi[sz]e|structure)(?: (?:me|it|this|them|everything|(?:your|the) (?:entire |whole |final )?(?:response|answer|output|reply|result|results)))?(?= )/i;
const PREPOSITION = /^ ?(?:in the form of|in form of|in|as|with|using|into) (?:the )?/i;
const KNOWN =
	/\b(?:json|yaml|xml|html|csv|tsv|latex|markdown|tables?|lists?|bullets?|bullet points?|charts?|diagram|paragraphs?|essay|email|letter|poem|haiku|limerick|sonnet|ballad|dialogue|tweet|checklist|spreadsheet|outline|code block|headings?|prose|plain text|steps)\b/i;
/** A command about the layout is no name of a form: "separate the paragraphs with ***". */
const STILL_COMMANDS =
	/^(?:separate|divide|split|mark|highlight|label|number|wrap|put|place|highlighted|list each|make sure|ensure|do|add|include|start|end|begin)\b/i;
/** A statement is none either: "paragraph must start with a vowel". */
const SAYS_MORE = /\b(?:must|should|shall|will|is|are|starts?|ends?|begins?)\b/i;
const LONGEST = 90;

/** "JSON with keys a, b" out of "return JSON with keys a, b". Null where the words name no form on their own. */
export function formatValue(words: string): string | null {
	const rule = words.trim().replace(/[\s.,;:!]{1,20}$/, '');
	const value = rule
		.replace(COMMAND, '')
		.replace(PREPOSITION, '')
		.replace(/ format$/i, '')
		.trim();
	return value !== '' &&
		value.length <= LONGEST &&
		KNOWN.test(value) &&
		!STILL_COMMANDS.test(value) &&
		!SAYS_MORE.test(value) &&
		!value.includes('. ')
		? value
		: null;
}
