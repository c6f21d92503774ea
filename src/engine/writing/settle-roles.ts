import type { Clause, Reading } from '#engine/types';
import { settleListed } from './listed-roles.ts';

const FIRST_PERSON = /^(?:(?:then|now|and|also|so),? |then, [^,]{1,30}, ?)?(?:i|he|she|they|we|there) [a-z]/i;
const DESCRIPTION = /^(?:given|the|an?) /i;
const BINDING =
	/\b(?:want|need|needs|hate|like|love|prefer|must|should|shall|can't|cannot|can|don't|dont|do not|only|never|no|not|require|expect|will|would|please|allergic|vegan|vegetarian|maximum|minimum|at least|at most|limit|budget|deadline)\b/i;
const ABOUT_RESULT =
	/\b(?:response|answer|reply|output|result|text|article|essay|post|blog|email|letter|message|poem|story|song|script|code|program|summary|report|list|table|plan|title|tone|style|format|language|length|audience|paragraphs?|sentences?|words?|bullets?|sections?)\b/i;
const CAPTION_WORDS = 14;

/**
 * Settles what the wording of a clause makes plain: a question asks, a statement of fact tells, and a line that only
 * announces the passage after it is filler here and a caption there. None of them is a rule, whatever it mentions.
 */
export function settleRoles(reading: Reading): Reading {
	const clauses = reading.clauses.map((clause) => ({ ...clause, role: settle(clause, reading) }));
	return { ...reading, clauses: settleListed(clauses, reading) };
}

function settle(clause: Clause, { language }: Reading): Clause['role'] {
	const { role, span, isQuestion } = clause;
	if (role !== 'rule') return role;
	if (isQuestion && /[?？]\s{0,3}$/.test(span.text)) return 'task';
	return language.code === 'en' && isStatement(clause) ? 'context' : role;
}

function isStatement({ span: { text }, verb, constraints }: Clause): boolean {
	if (BINDING.test(text) || constraints.some(({ polarity }) => polarity === 'must_not')) return false;
	if (FIRST_PERSON.test(text)) return true;
	return verb === null && DESCRIPTION.test(text) && !ABOUT_RESULT.test(text);
}

/** The clauses that announce a passage ("Here is the regex:"), by the passage they stand before. */
export function findCaptions(reading: Reading): ReadonlyMap<number, Clause> {
	const captions = new Map<number, Clause>();
	for (const { span } of reading.material) {
		const before = reading.clauses.findLast((clause) => clause.span.end <= span.start);
		if (before && isCaption(before, reading.text.slice(before.span.end, span.start))) captions.set(span.start, before);
	}
	return captions;
}

function isCaption({ span, role, verb }: Clause, between: string): boolean {
	const isShort = span.text.length < 160 && span.text.split(/\s/).length <= CAPTION_WORDS;
	const announces = /[:：]\s{0,3}$/.test(span.text) || /^\s{0,4}[:：]/.test(between);
	const asksForWork = role === 'task' && !/^(?:have|has|is|are|see|here|consider)$/.test(verb ?? '');
	return isShort && announces && !asksForWork && !/[\p{L}\p{N}]/u.test(between);
}
