import type { TaskGuess, TaskTypeId } from '#engine/task-model';
import type { Clause, Reading } from '#engine/types';
import { codeShapeOf } from './code-shape.ts';
import { WRITTEN_TYPES } from './data/finding-verbs.ts';
import { ARTICLES } from './data/making-verbs.ts';
import { NOUN_CUES } from './data/noun-cues.ts';
import { OPENING_CUES } from './data/opening-cues.ts';
import { SCRIPT_CUES } from './data/script-cues.ts';
import { type JudgeKinds, judgeKinds, withKinds } from './kinds.ts';
import { type Lead, leadOf, splitScene } from './lead.ts';
import { mathsShapeOf } from './maths-shape.ts';
import { problemShapeOf } from './problem-shape.ts';
import { add, addNouns, addOpening, type Scores } from './score.ts';
import {
	addCodeShape,
	addMathsShape,
	addPersona,
	addQuestionShape,
	addReadingShape,
	addTechnology,
} from './shape-scores.ts';
import { isAscii, wordsOf } from './words.ts';

/** Below this, or closer to the runner-up than `MARGIN`, no type is named. */
const THRESHOLD = 1.2;
const MARGIN = 0.05;
const SCRIPT_WINDOW = 600;
/** From this many lines of code on, signs and figures belong to the code. */
const MUCH_CODE = 3;
const PROSE_TYPES: ReadonlySet<TaskTypeId> = new Set([
	'article_essay',
	'business_doc',
	'email_message',
	'marketing_copy',
	'fiction_creative',
	'learning_material',
	'career_doc',
	'summarise',
]);
const SETS_SCENE =
	/^\W{0,3}(?:imagine|you are|you're|now you|suppose|given|consider|assume|let|in this chat|you have been)\b/i;
const OWN_PLAN =
	/^\W{0,3}(?:my\b|i(?:'m| am|'ve| have| live| plan| was| heard| suspect| think| love| wish)\b(?! (?:looking for|need))|(?:i|we)(?: want| need|'d like| would like| hope) to (?!know|understand|get|write|create|make|generate|have|see|find|use)|we (?:are|have|live|plan)\b)/i;

/** Says what kind of work is asked for: the first request counts most, its object more than words elsewhere. */
export function classifyTask(reading: Reading, judge: JudgeKinds = judgeKinds): TaskGuess {
	const scores = scoreTypes(reading);
	return guessFrom(withKinds(scores, guessFrom(scores).id, reading, judge));
}

/** What the cues of the request speak for, and how strongly. */
function scoreTypes(reading: Reading): Scores {
	const scores: Scores = new Map();
	const tasks = reading.clauses.filter((clause) => clause.role === 'task').slice(0, 6);
	const main = mainTask(tasks);
	if (main) scoreMain(scores, main, reading.language.code);
	for (const clause of tasks) if (clause !== main) scoreOther(scores, clause, reading.language.code);
	scoreContext(scores, reading);
	scoreScript(scores, reading.text);
	addPersona(
		scores,
		tasks[0]?.span.text === undefined ? '' : reading.text.slice(reading.clauses[0]?.span.start ?? 0, 600),
	);
	addReadingShape(scores, instructionOf(reading));
	const code = codeShapeOf(reading);
	addCodeShape(scores, code, reading);
	if (code.lines < MUCH_CODE) addMaths(scores, reading);
	return scores;
}

const instructionOf = (reading: Reading): string => reading.clauses.map((clause) => clause.span.text).join('\n');

/** Figures in a passage to be worked on say less than figures in the request. */
function mathsOf(reading: Reading, instruction: string): number {
	const inRequest = mathsShapeOf(instruction);
	return reading.material.length ? inRequest + mathsShapeOf(reading.text) / 4 : inRequest;
}

/** Figures in a request for a program are its inputs more often than a problem to solve. */
function addMaths(scores: Scores, reading: Reading): void {
	const share = (scores.get('code_write') ?? 0) >= 2 ? 0.4 : 1;
	const instruction = instructionOf(reading);
	addMathsShape(scores, mathsOf(reading, instruction) * share, problemShapeOf(instruction) * share);
}

/** A scene or a wish is only the setting when a request follows: "I want to bake more. Suggest three recipes." */
function mainTask(tasks: readonly Clause[]): Clause | undefined {
	return tasks.find(({ span }) => !SETS_SCENE.test(span.text) && !OWN_PLAN.test(span.text)) ?? tasks[0];
}

function scoreMain(scores: Scores, clause: Clause, language: string): void {
	const split = splitScene(clause.span.text);
	if (split) scoreRequest(scores, split.scene, false, language, 0.5);
	scoreRequest(scores, split?.request ?? clause.span.text, clause.isQuestion, language, 1);
}

function scoreRequest(scores: Scores, text: string, isQuestion: boolean, language: string, factor: number): void {
	const lead = leadOf(wordsOf(text));
	const own: Scores = new Map();
	addLeadOpening(own, lead, language);
	const isMaking = lead.isMaking || ARTICLES.has(lead.words[0] ?? '');
	addObject(own, lead, language, isMaking ? [0.4, 1.4] : [0.3, 0.45]);
	addNouns(own, NOUN_CUES, lead.complement.slice(lead.objectLength), language, 0.25);
	addQuestionShape(own, lead.words, isQuestion);
	addTechnology(own, named(lead, language), true);
	for (const [id, amount] of own) add(scores, id, amount * factor);
}

/** The words whose technology counts: all, but for a text only those of its own name, and none for what is looked up. */
function named(lead: Lead, language: string): readonly string[] {
	if (lead.isFinding) return [];
	return makesText(lead, language) ? lead.complement.slice(0, lead.objectLength) : lead.words;
}

/** "a document on the history of Python": the thing to be made is a text, whatever it names later on. */
function makesText(lead: Lead, language: string): boolean {
	if (!lead.isMaking) return false;
	const own: Scores = new Map();
	addNouns(own, NOUN_CUES, lead.complement.slice(0, lead.objectLength), language, 0.2, 1.4);
	const [first] = [...own].sort((a, b) => b[1] - a[1]);
	return first !== undefined && PROSE_TYPES.has(first[0]);
}

function addLeadOpening(scores: Scores, lead: Lead, language: string): void {
	addOpening(scores, OPENING_CUES, lead.words, language);
	if (!scores.size) addOpening(scores, OPENING_CUES, lead.fromVerb, language);
}

function addObject(scores: Scores, lead: Lead, language: string, [factor, headFactor]: [number, number]): void {
	const own: Scores = new Map();
	addNouns(own, NOUN_CUES, lead.complement, language, factor, headFactor, lead.objectLength);
	for (const [id, amount] of own) add(scores, id, lead.isFinding && WRITTEN_TYPES.has(id) ? amount * 0.25 : amount);
}

function scoreOther(scores: Scores, clause: Clause, language: string): void {
	const lead = leadOf(wordsOf(clause.span.text).slice(0, 40));
	const own: Scores = new Map();
	addLeadOpening(own, lead, language);
	addObject(own, lead, language, [0.2, lead.isMaking ? 1 : 0.3]);
	addTechnology(own, lead.words, true);
	for (const [id, amount] of own) add(scores, id, amount * 0.45);
}

function scoreContext(scores: Scores, reading: Reading): void {
	const others = reading.clauses.filter((clause) => clause.role !== 'task' && clause.role !== 'filler').slice(0, 12);
	const words = others.flatMap((clause) => wordsOf(clause.span.text).slice(0, 30));
	const own: Scores = new Map();
	addNouns(own, NOUN_CUES, words, reading.language.code, 0.25);
	addTechnology(own, words, false);
	for (const clause of others.slice(0, 2)) {
		addOpening(own, OPENING_CUES, leadOf(wordsOf(clause.span.text).slice(0, 20)).words, reading.language.code);
	}
	for (const [id, amount] of own) add(scores, id, amount * 0.4);
}

function scoreScript(scores: Scores, text: string): void {
	const window = text.length > 2 * SCRIPT_WINDOW ? text.slice(0, SCRIPT_WINDOW) + text.slice(-SCRIPT_WINDOW) : text;
	if (isAscii(window) || !/[^\u0000-\u024f\s\p{P}\p{S}]/u.test(window)) return;
	const lower = window.toLowerCase();
	const best = new Map<TaskTypeId, number[]>();
	for (const [cue, found] of SCRIPT_CUES) {
		if (!lower.includes(cue)) continue;
		for (const { id, weight } of found) best.set(id, [...(best.get(id) ?? []), weight]);
	}
	for (const [id, weights] of best) add(scores, id, combine(weights));
}

/** Several cues for one type add up, each worth half the one before, so a long text does not win by its length. */
function combine(weights: number[]): number {
	return weights.sort((a, b) => b - a).reduce((sum, weight, index) => sum + weight / 2 ** index, 0);
}

function guessFrom(scores: Scores): TaskGuess {
	const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
	if (!first || first[1] < THRESHOLD) return { id: 'other', score: 0, runnerUp: first?.[0] ?? null };
	const rival = second?.[1] ?? 0;
	const share = first[1] / (first[1] + rival + 1);
	if (first[1] - rival < MARGIN) return { id: 'other', score: share, runnerUp: first[0] };
	return { id: first[0], score: share, runnerUp: second?.[0] ?? null };
}
