import type { TaskTypeId } from '#engine/task-model';
import type { Reading } from '#engine/types';
import type { CodeShape } from './code-shape.ts';
import { TECHNOLOGY, TRADE_WORDS } from './data/technology.ts';
import { add, type Scores } from './score.ts';

const ABOUT_CODE: ReadonlySet<TaskTypeId> = new Set([
	'code_write',
	'code_debug',
	'code_review_refactor',
	'data_analysis',
	'system_design',
]);
const MANY =
	/^(?:what are|what're|name|list|give me|suggest|tell me) (?:some|a few|several|the (?:top|best)|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/;

/** Code in the text is there to be repaired, reviewed or extended; an error decides for repair. */
export function addCodeShape(scores: Scores, shape: CodeShape, reading: Reading): void {
	if (shape.lines < 2) return;
	for (const [id, amount] of scores) if (!ABOUT_CODE.has(id)) scores.set(id, amount * (shape.lines > 3 ? 0.5 : 0.75));
	const isBare = !reading.clauses.some((clause) => clause.role === 'task');
	add(scores, 'code_write', 2.5);
	add(scores, 'code_review_refactor', isBare ? 3 : 2);
	if (shape.hasError) add(scores, 'code_debug', isBare ? 6 : 3.5);
}

/** Names of languages and tools make a request for a program likelier, each one less so. */
export function addTechnology(scores: Scores, words: readonly string[], isRequest: boolean): void {
	const found = new Set(words.filter((word) => TECHNOLOGY.has(word) || (isRequest && TRADE_WORDS.has(word)))).size;
	if (found) add(scores, 'code_write', 2.4 * (1 - 0.5 ** found));
}

/** A word problem counts as mathematics only together with some sign of it, or with many quantities. */
export function addMathsShape(scores: Scores, notation: number, problem: number): void {
	const total = notation + problem;
	const isBoth = notation > 0 && problem > 0;
	if (notation >= 0.5 ? total >= 1 : problem === 2)
		add(scores, 'math_reasoning', Math.min(6.5, (isBoth ? 2.4 : problem ? 1.7 : 1.2) + total));
}

/** What only the form of a question shows. */
export function addQuestionShape(scores: Scores, words: readonly string[], isQuestion: boolean): void {
	const opening = words.slice(0, 6).join(' ');
	if (MANY.test(opening)) add(scores, 'brainstorm', 2);
	if (isQuestion && words.includes('or') && words.length < 14) add(scores, 'compare_evaluate', 1.5);
	if (isQuestion) add(scores, 'fact_qa', 0.5);
}

const PERSONA =
	/^\W{0,3}(?:as an? (?!\w+,? (?:i|my)\b)|you are an? |if you were |imagine (?:yourself|you are|you're|that you)|(?:now|suppose) you(?: are|'re) an? |pretend)|\b(?:how|what) would you .{1,80} as an? /i;
const HOW_WOULD_YOU = /^\W{0,3}(?:how|what) would you\b/i;
const SPOKEN_TO = /\b(?:you|your|yourself)\b/i;
const SPEAKER = /\b(?:i|me|my|we|our)\b/i;

/** "As a pirate, what would you say?": whoever is addressed as someone else is to play that part. */
export function addPersona(scores: Scores, text: string): void {
	const persona = PERSONA.exec(text);
	if (!persona) return;
	const rest = text.slice(persona[0].length, 400);
	if (SPEAKER.test(rest)) return;
	add(
		scores,
		'roleplay_dialog',
		SPOKEN_TO.test(rest) || HOW_WOULD_YOU.test(text) || /^\W{0,3}as /i.test(text) ? 3.5 : 0,
	);
}

/** "From this passage, list ...", "given the records, extract ...": what is wanted stands in a text already. */
const FROM_TEXT =
	/\b(?:from|in|given|using|based on) (?:the|this|these|that|following|a|an|a set of|your) (?:[a-z-]+ ){0,3}?(?:passages?|paragraphs?|texts?|articles?|lists?|data|records?|documents?|sentences?|information|reviews?|equations?|tables?|transcripts?)\b/i;
const EXTRACTS =
	/\b(?:extract(?! of)|pull out|pick out|note down|(?:identify|list|name|find|tell me|give me|count|write)\b(?=.{0,80}\b(?:names?|words?|years?|dates?|numbers?|values?|countries|places|people|compan(?:y|ies)|events?|items?|list|highest|lowest|most|largest)\b))/i;
const SUMMARISES = /\b(?:give|write|provide|need|want|make)\b.{0,24}\bsummary\b/i;
const SORTS =
	/\bwhich (?:one )?is which\b|\bwhich (?:of )?(?:these|the following|them)\b.{0,80}\b(?:and which|versus|or which)\b/i;
const REASONS = /\b(?:statements?|premises?|conclusions?)\b.{0,160}\b(?:true|false|valid|follows?)\b/i;
const PORTRAYS = /\bdescribe\b.{0,60}\b(?:characters?|creature|scene|hero|villain|setting|landscape)\b/i;
const VIVIDLY = /\b(?:vivid|imagery|imaginary|creative|fictional|imaginative)\b/i;

/** What stands further on belongs to the text more often than to the request. */
const OPENING = 300;

/** Work on a text that is given, told by its clauses together rather than by one verb. */
export function addReadingShape(scores: Scores, request: string): void {
	const opening = request.slice(0, OPENING).replaceAll('\n', ' ');
	if (FROM_TEXT.test(opening) && EXTRACTS.test(opening)) {
		add(scores, 'extract_structure', 3.5);
		scores.set('code_write', (scores.get('code_write') ?? 0) * 0.5);
	}
	if (SUMMARISES.test(opening)) add(scores, 'summarise', 4);
	if (SORTS.test(opening)) add(scores, 'classify_label', 3.5);
	if (REASONS.test(opening)) add(scores, 'math_reasoning', 2.5);
	if (PORTRAYS.test(opening) && VIVIDLY.test(opening)) add(scores, 'fiction_creative', 3);
}
