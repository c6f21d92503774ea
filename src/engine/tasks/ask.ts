import type { Group } from '#engine/knowledge/genre-model';
import type { Slot, TaskGuess, TaskType, TaskTypeId } from '#engine/task-model';
import type { Material, Reading } from '#engine/types';
import {
	askAboutKind,
	askAboutProblem,
	askAboutTopic,
	askAnew,
	askForAction,
	askForMaterial,
	askWhichOne,
	type Clarification,
} from './clarification.ts';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { NOUN_CUES } from './data/noun-cues.ts';
import { isLeftOpen, isPictureOfNothing, pointsBack } from './left-open.ts';
import { lacksPassage } from './passage.ts';
import { countWords, findSubject, requestSpans } from './request.ts';
import { TASK_TYPES } from './task-types.ts';
import { unnamedThing } from './unnamed-thing.ts';
import { wordsOf } from './words.ts';

/** A request longer than this is worked on as it stands, whatever it leaves open. */
const LONG = 60;
/** Six words or more in one string. */
const SENTENCE_AS_VALUE = /"(?:[^\s"]{1,40} ){5,60}[^\s"]{1,40}/;
/** Words that say that something fails; a request with them is asked about when it shows neither message nor code. */
const FAILS =
	/\b(?:errors?|bugs?|crash(?:es|ed|ing)?|broken|not working|(?:doesn'?t|does not|won'?t|isn'?t) (?:work|load|open|start|run|compile)\w*|stopped working|fails?|exception|fehler|erreur|errore|erro|b[łl][ąa]d|no funciona|funktioniert nicht|ne marche pas|non funziona|não funciona|nie dzia[łl]a)\b|报错|エラー|動かない/i;

/** A question and what it is about: `material`, `action`, `problem`, `request`, or the name of a slot. */
export interface Asking extends Clarification {
	readonly about: string;
	/** The request says nothing but its kind of work: the genre's own questions may replace this one. */
	readonly isOfKind?: true;
}

const about = (name: string, question: Clarification): Asking => ({ about: name, ...question });

/**
 * Decides whether to ask before anything else. Only where the object of the work is missing: nothing of it could be
 * done. Whatever else a request leaves open is no reason to keep its prompt back.
 *
 * @param group of the genre that the request is sure to be; null: not sure
 */
export function decideToAsk(
	reading: Reading,
	guess: TaskGuess,
	task: TaskType,
	slots: readonly Slot[],
	group: Group | null = null,
): Asking | null {
	if (reading.isNonsense) return about('request', askAnew());
	if (reading.hasAdditionalContext || reading.already) return null;
	if (isMaterialAlone(reading))
		return reading.material.some(isPromptAsData) ? null : about('action', askForAction(reading));
	if (reading.material.length > 0 || countWords(reading) > LONG) return null;
	if (!bringsFigures(reading) && !bringsCode(reading) && lacksPassage(reading, task, slots))
		return about('material', askWhich(reading, slots));
	if (isBareTopic(reading, task)) return about('request', askAboutTopic(reading));
	// Its own questions stand beside the result of what is known to be made anew: a sign, a recipe, a proof.
	if (isMadeAnew(reading, group)) return null;
	if (isBareFault(reading, guess)) return about('problem', askAboutProblem(reading, NAMES_FAULT.test(reading.text)));
	if (!isLeftOpen(reading)) return null;
	if (pointsBack(reading.text) || (group !== null && OF_WORDS.has(group)))
		return about('material', askForMaterial(reading, slots));
	if (isPictureOfNothing(reading))
		return about('subject', askAboutKind(TASK_TYPES.image_prompt, TASK_TYPES.image_prompt.slots));
	const asked =
		guess.id === 'other'
			? about('request', askAboutTopic(reading))
			: about(firstOpen(slots), askAboutKind(task, slots));
	return { ...asked, isOfKind: true };
}

function askWhich(reading: Reading, slots: readonly Slot[]): Clarification {
	const noun = reading.language.code === 'en' ? unnamedThing(reading.text) : null;
	return noun === null ? askForMaterial(reading, slots) : askWhichOne(noun, slots, 'en');
}

/** Done to a text, which is not there. */
const OF_WORDS: ReadonlySet<Group> = new Set(['edit', 'summary', 'translate']);
/** "error 500", "it says "access denied"": what it says is told already. */
const NAMES_FAULT = /\b(?:error|code|status)\W{0,3}\w*\d|\d{3} error|"[^"]{3,}"|\b(?:says?|saying) (?!it\b|that\b)\w/i;

const WORKS_ON_GIVEN: ReadonlySet<Group> = new Set(['edit', 'summary', 'translate', 'data', 'code', 'general']);
/** Words beside what names the kind of work: "apology" says nothing to apologise for. */
const LEAST_TOLD = 2;
/** A question of so many words says what it asks. */
const WHOLE_QUESTION = 6;
const POINTS = /\b(?:this|these|that|those|it|them|attached|below|above|following)\b/i;

const tells = (word: string): boolean => !GENERIC_WORDS.has(word) && !NOUN_CUES.has(word);

function isMadeAnew(reading: Reading, group: Group | null): boolean {
	if (POINTS.test(reading.text)) return false;
	if (reading.clauses.some(({ isQuestion }) => isQuestion) && countWords(reading) >= WHOLE_QUESTION) return true;
	if (group === null || WORKS_ON_GIVEN.has(group)) return false;
	const told = requestSpans(reading).flatMap(({ text }) => wordsOf(text).filter(tells));
	return new Set(told).size >= LEAST_TOLD;
}

const MANY_FIGURES = 4;
/** "analyse the attached survey: satisfied 71 %, ...": what is worked on is told in the request. */
const bringsFigures = ({ text }: Reading): boolean =>
	(text.match(/\d+(?:[.,]\d+)?\s?%?/g)?.length ?? 0) >= MANY_FIGURES;

/** "what does this regex do ^(?=.*\\d).{8,}$", "clean this up [import os ...]": the code stands in the line. */
const bringsCode = ({ text }: Reading): boolean => CODE_IN_LINE.test(text);
const CODE_IN_LINE =
	/[\^$(){}[\]\\|*=;<>]\S{0,80}[(){}[\]\\|=;<>]\S{0,80}[(){}[\]\\|=;<>:]|[[({]\s*(?:import|def|function|const|let|select)\s/;

const firstOpen = (slots: readonly Slot[]): string =>
	slots.find(({ need, filledBy }) => need === 'ask' && filledBy === undefined)?.name ?? 'request';

function isMaterialAlone(reading: Reading): boolean {
	return reading.material.length > 0 && requestSpans(reading).length === 0;
}

/** A request written as JSON says in its sentences what is wanted: to ask what to do with it would be odd. */
function isPromptAsData({ kind, span }: Material): boolean {
	return kind === 'data' && /^\s*\{/.test(span.text) && SENTENCE_AS_VALUE.test(span.text);
}

const FAULT_WORDS = 18;
const OF_FAULTS: ReadonlySet<TaskTypeId> = new Set(['other', 'code_debug', 'howto', 'advice_decision', 'fact_qa']);
const ABOUT_FAULT = /\babout (?:an?|the|my|our|his|her|their) \p{L}/iu;
/** "the machine was broken, want to fight the ticket": not to have it mended. */
const WANTS_WORDS =
	/\b(?:fight|appeal|complain\w*|claim|refund|letter|e-?mail|message|review|report|money back|compensation|write)\b/i;
const NAMES_SYSTEM = /\b(?:how (?:do|can|to)|what (?:is|does)|why)\b|[{}();=<>]|\b[A-Z]\w+(?:Error|Exception)\b/;

/** "it says error 500 when i log in": something of theirs fails, and nothing tells why. */
function isBareFault(reading: Reading, guess: TaskGuess): boolean {
	const { text } = reading;
	// A letter about something broken asks for no repair.
	if (!OF_FAULTS.has(guess.id) || ABOUT_FAULT.test(text) || WANTS_WORDS.test(text)) return false;
	if (countWords(reading) > FAULT_WORDS || NAMES_SYSTEM.test(text) || !FAILS.test(text)) return false;
	return /\b(?:my|i|it|its|this|the)\b/i.test(text) && reading.clauses.filter(({ role }) => role === 'rule').length < 2;
}

/** "figs", "logo": a thing is named, but not what to do with it. */
function isBareTopic(reading: Reading, task: TaskType): boolean {
	if (countWords(reading) > 2 || isNamedThing(reading)) return false;
	const isAsking = reading.clauses.some((clause) => clause.verb !== null || clause.isQuestion);
	return !isAsking || findSubject(reading, task) === null;
}

/** "sourdough recipe": a kind of thing, and which one. */
function isNamedThing(reading: Reading): boolean {
	const [which = '', thing = '', ...others] = requestSpans(reading).flatMap(({ text }) => wordsOf(text));
	if (others.length > 0 || GENERIC_WORDS.has(which) || NOUN_CUES.has(which)) return false;
	return NOUN_CUES.get(thing)?.some(({ weight }) => weight >= THING) ?? false;
}

/** Weight of a noun that names a thing to be made and nothing else. */
const THING = 4;
