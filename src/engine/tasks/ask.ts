import type { Group } from '#engine/knowledge/genre-model';
import type { Slot, TaskGuess, TaskType, TaskTypeId } from '#engine/task-model';
import type { Material, Reading } from '#engine/types';
import { isUnspaced } from '../knowledge/languages/language-knowledge.ts';
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
import { isLeftOpen, isPictureOfNothing, pointsBack, THIS_HERE } from './left-open.ts';
import { lacksPassage } from './passage.ts';
import { countWords, findSubject, requestSpans } from './request.ts';
import { TASK_TYPES } from './task-types.ts';
import { unnamedThing } from './unnamed-thing.ts';
import { wordsOf } from './words.ts';

/** A request longer than this is worked on as it stands, whatever it leaves open. */
const LONG = 60;
/** Six words or more in one string. */
const SENTENCE_AS_VALUE = /"(?:[^\s"]{1,40} ){5,60}[^\s"]{1,40}/;
/** Words for a failure; a request with them is asked about when it shows neither message nor code. */
const FAILS =
	/\b(?:errors?|bugs?|crash(?:es|ed|ing)?|broken|not working|(?:doesn'?t|does not|won'?t|isn'?t) (?:work|load|open|start|run|compile)\w*|stopped working|fails?|exception|fehler|erreur|errore|erro|b[łl][ąa]d|no funciona|funktioniert nicht|ne marche pas|non funziona|não funciona|nie dzia[łl]a)\b|报错|エラー|動かない/i;

/** A question and what it is about: `material`, `action`, `problem`, `request`, or the name of a slot. */
export interface Asking extends Clarification {
	readonly about: string;
	/** Whether the request names only its kind of work, so that the genre's own questions may replace this one. */
	readonly isOfKind?: true;
}

const about = (name: string, question: Clarification): Asking => ({ about: name, ...question });

/**
 * Decides whether to ask before a prompt is made. Only where the object of the work is missing, so that nothing could be
 * done. Other missing details do not hold a prompt back.
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
	// A thing that is made from nothing (a sign, a recipe, a proof) has the genre's questions beside its result instead.
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

/** Words before the kind of text that say how it should be, or nothing: "a nice letter", "a work email". */
const MANNERS =
	'(?:\\w+(?:ful|ive|able|ible|ous|ish|al|ic|ly|ing)|good|great|nice|best|better|cool|short|quick|long|small|simple|funny|friendly|polite|kind|warm|strong|clear|formal|casual|proper|angry|firm|work|business|office|english|cover|complete|full|perfect|decent|super|very|really|cute|sweet|lovely|smart|clever|brief|basic|standard|modern|urgent|generic|email|letter|text|document|official|serious|honest)';

/** Groups of work on a text; the text is missing here. */
const OF_WORDS: ReadonlySet<Group> = new Set(['edit', 'summary', 'translate']);
/** "error 500", "it says "access denied"": the request quotes the message already. */
const NAMES_FAULT = /\b(?:error|code|status)\W{0,3}\w*\d|\d{3} error|"[^"]{3,}"|\b(?:says?|saying) (?!it\b|that\b)\w/i;

const WORKS_ON_GIVEN: ReadonlySet<Group> = new Set(['edit', 'summary', 'translate', 'data', 'code', 'general']);
/** Words needed besides the kind of work: "apology" does not say for what. */
const LEAST_TOLD = 2;
/** The same with the words of the kind, where no blank tells words apart. */
const LEAST_WITH_KIND = 3;
/** A question with this many words is complete. */
const WHOLE_QUESTION = 6;
const POINTS = new RegExp(`\\b(?:${THIS_HERE}|these|that|those|it|them|attached|below|above|following)\\b`, 'i');

/** "draft a redundancy consultation letter": the words before the kind of text say what it is about. */
const SPECIFIC_THING = new RegExp(
	`^\\W*(?:(?:please|pls|can you|could you) )?(?:write|draft|prepare|create|make|compose) (?:me |us )?(?:an?|the|some|our|my) (?:(?!${MANNERS}\\b)[a-z-]{4,} ){1,3}(?:letters?|policy|policies|notices?|memos?|agreements?|contracts?|forms?|templates?|checklists?|emails?|reports?|statements?|guides?|polic(?:y|ies))\\W*$`,
	'i',
);

const tells = (word: string): boolean => !GENERIC_WORDS.has(word) && !NOUN_CUES.has(word);

function isMadeAnew(reading: Reading, group: Group | null): boolean {
	if (POINTS.test(reading.text) || pointsBack(reading.text)) return false;
	if (reading.clauses.some(({ isQuestion }) => isQuestion) && countWords(reading) >= WHOLE_QUESTION) return true;
	if (group === null && reading.language.code === 'en' && SPECIFIC_THING.test(reading.text)) return true;
	if (group === null || WORKS_ON_GIVEN.has(group)) return false;
	if (isUnspaced(reading.language.code)) return countWords(reading) >= LEAST_WITH_KIND;
	const told = requestSpans(reading).flatMap(({ text }) => wordsOf(text).filter(tells));
	return new Set(told).size >= LEAST_TOLD;
}

const MANY_FIGURES = 4;
/** Whether the data to work on is in the request: "analyse the attached survey: satisfied 71 %, ...". */
const bringsFigures = ({ text }: Reading): boolean =>
	(text.match(/\d+(?:[.,]\d+)?\s?%?/g)?.length ?? 0) >= MANY_FIGURES;

/** Whether the code to work on is in the line: "what does this regex do ^(?=.*\\d).{8,}$", "clean this up [import os ...]". */
const bringsCode = ({ text }: Reading): boolean => CODE_IN_LINE.test(text);
const CODE_IN_LINE =
	/[\^$(){}[\]\\|*=;<>]\S{0,80}[(){}[\]\\|=;<>]\S{0,80}[(){}[\]\\|=;<>:]|[[({]\s*(?:import|def|function|const|let|select)\s/;

const firstOpen = (slots: readonly Slot[]): string =>
	slots.find(({ need, filledBy }) => need === 'ask' && filledBy === undefined)?.name ?? 'request';

function isMaterialAlone(reading: Reading): boolean {
	return reading.material.length > 0 && requestSpans(reading).length === 0;
}

/** Whether material is a request written as JSON, with sentences as values, so that no question is needed. */
function isPromptAsData({ kind, span }: Material): boolean {
	return kind === 'data' && /^\s*\{/.test(span.text) && SENTENCE_AS_VALUE.test(span.text);
}

const FAULT_WORDS = 18;
const OF_FAULTS: ReadonlySet<TaskTypeId> = new Set(['other', 'code_debug', 'howto', 'advice_decision', 'fact_qa']);
const ABOUT_FAULT = /\babout (?:an?|the|my|our|his|her|their) \p{L}/iu;
/** Words by which a text about a failure is wanted, not a repair: "the machine was broken, want to fight the ticket". */
const WANTS_WORDS =
	/\b(?:fight|appeal|complain\w*|claim|refund|letter|e-?mail|message|review|report|money back|compensation|write)\b/i;
const NAMES_SYSTEM = /\b(?:how (?:do|can|to)|what (?:is|does)|why)\b|[{}();=<>]|\b[A-Z]\w+(?:Error|Exception)\b/;

/** Whether a request only states a failure without its cause: "it says error 500 when i log in". */
function isBareFault(reading: Reading, guess: TaskGuess): boolean {
	const { text } = reading;
	// A letter about something broken needs no repair.
	if (!OF_FAULTS.has(guess.id) || ABOUT_FAULT.test(text) || WANTS_WORDS.test(text)) return false;
	if (countWords(reading) > FAULT_WORDS || NAMES_SYSTEM.test(text) || !FAILS.test(text)) return false;
	return /\b(?:my|i|it|its|this|the)\b/i.test(text) && reading.clauses.filter(({ role }) => role === 'rule').length < 2;
}

/** Whether a request only names a thing, not what to do with it: "figs", "logo". */
function isBareTopic(reading: Reading, task: TaskType): boolean {
	if (countWords(reading) > 2 || isNamedThing(reading)) return false;
	const isAsking = reading.clauses.some((clause) => clause.verb !== null || clause.isQuestion);
	return !isAsking || findSubject(reading, task) === null;
}

/** Whether a request names a kind of thing and which one: "sourdough recipe". */
function isNamedThing(reading: Reading): boolean {
	const [which = '', thing = '', ...others] = requestSpans(reading).flatMap(({ text }) => wordsOf(text));
	if (others.length > 0 || GENERIC_WORDS.has(which) || NOUN_CUES.has(which)) return false;
	return NOUN_CUES.get(thing)?.some(({ weight }) => weight >= THING) ?? false;
}

/** Weight of a noun that names a thing to be made and nothing else. */
const THING = 4;
