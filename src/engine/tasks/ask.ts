import type { Slot, TaskGuess, TaskType } from '#engine/task-model';
import type { Material, Reading } from '#engine/types';
import { PASSAGE_NOUNS, WORKED_NOUNS } from '../reading/data/passage-nouns.ts';
import { bringsOwnPassage } from '../reading/flags/own-passage.ts';
import {
	askAboutKind,
	askAboutSlot,
	askAboutTopic,
	askAnew,
	askForAction,
	askForMaterial,
	askWhichOne,
	askWhichRule,
	type Clarification,
} from './clarification.ts';
import { SLOT_RULES } from './data/slot-rules.ts';
import { isLeftOpen, type JudgeOpen } from './left-open.ts';
import { askForFocus, findWorthAsking } from './open-request.ts';
import { lacksPassage } from './passage.ts';
import { countWords, findSubject, requestSpans } from './request.ts';

/** A request longer than this is worked on as it stands, whatever it leaves open. */
const LONG = 60;
/** A single missing detail is only worth a question in a request this short. */
const SHORT = 24;
const MANY_RULES = 3;
/** "a given city": the person has one in mind and has not said which. */
const UNNAMED =
	/\b(?:an?|the|some) (?:specific|given|certain|particular|chosen|provided) ((?:\p{L}{1,16}(?:an|al|ic|ive|ous|ed|ing) (?!and|or|of|for|in|on|that|to|from|with|by))?\p{L}{3,20})/iu;
const NAMES_PASSAGE = new RegExp(`^(?:${PASSAGE_NOUNS}|${WORKED_NOUNS})$`, 'i');
/** A query or formula can be written for named placeholders, without the data. */
const QUERY = /\b(?:sql|quer(?:y|ies)|formulas?)\b/i;
/** Six words or more in one string. */
const SENTENCE_AS_VALUE = /"(?:[^\s"]{1,40} ){5,60}[^\s"]{1,40}/;
/** Complete in themselves: any one will do. */
const ANY_WILL_DO = /\b(?:jokes?|riddles?|puns?|fun facts?|facts?|quotes?|tongue twisters?)\b/i;

/** A question and what it is about: the name of a slot, or `material`, `action`, `conflict`, `request`. */
export interface Asking extends Clarification {
	readonly about: string;
}

const about = (name: string, question: Clarification): Asking => ({ about: name, ...question });

/**
 * Decides whether one question is worth more than an assumption. Rarely: a passage is missing, nothing is asked for,
 * rules contradict each other, or a short request lacks the one detail no default can stand for. Never twice.
 *
 * @param asked what was asked about before, by the names of `Asking.about`
 */
export function decideToAsk(
	reading: Reading,
	guess: TaskGuess,
	task: TaskType,
	slots: readonly Slot[],
	asked: readonly string[] = [],
	judgeOpen: JudgeOpen = isLeftOpen,
): Asking | null {
	const unasked = slots.filter(({ name }) => !asked.includes(name));
	const asking = worthAsking(reading, guess, task, unasked, asked);
	if (asking) return asked.includes(asking.about) ? null : asking;
	const isFirstRound = asked.length === 0 && !reading.hasAdditionalContext && !reading.already;
	return isFirstRound && !saysEnough(reading, guess) && judgeOpen(reading) ? askAboutOpenRequest(task, slots) : null;
}

function worthAsking(
	reading: Reading,
	guess: TaskGuess,
	task: TaskType,
	slots: readonly Slot[],
	asked: readonly string[],
): Asking | null {
	if (reading.isNonsense) return about('request', askAnew());
	if (reading.hasAdditionalContext || reading.already) return null;
	if (isMaterialAlone(reading))
		return reading.material.some(isPromptAsData) ? null : about('action', askForAction(reading));
	const unnamed =
		countWords(reading) <= SHORT && !task.needsMaterial && !task.takesCodeRigor ? findUnnamed(reading) : null;
	if (unnamed && !NAMES_PASSAGE.test(unnamed))
		return about('which', askWhichOne(unnamed, slots, reading.language.code));
	if (!asked.includes('material') && lacksPassage(reading, task, slots))
		return about('material', askForMaterial(slots));
	if (saysEnough(reading, guess)) return null;
	if (reading.conflicts.length) return about('conflict', askWhichRule());
	return askAboutThinRequest(reading, guess, task, slots);
}

function isMaterialAlone(reading: Reading): boolean {
	return reading.material.length > 0 && requestSpans(reading).length === 0;
}

/** A request written as JSON says in its sentences what is wanted: to ask what to do with it would be odd. */
function isPromptAsData({ kind, span }: Material): boolean {
	return kind === 'data' && /^\s*\{/.test(span.text) && SENTENCE_AS_VALUE.test(span.text);
}

function saysEnough(reading: Reading, guess: TaskGuess): boolean {
	const rules = reading.clauses.reduce((sum, clause) => sum + clause.constraints.length, 0);
	if (rules >= MANY_RULES || countWords(reading) > LONG) return true;
	return guess.id === 'fact_qa' && reading.clauses.some((clause) => clause.isQuestion);
}

function askAboutThinRequest(
	reading: Reading,
	guess: TaskGuess,
	task: TaskType,
	slots: readonly Slot[],
): Asking | null {
	const words = countWords(reading);
	const subject = findSubject(reading, task);
	if (words <= 3 && isBareTopic(reading, guess, subject !== null)) return about('request', askAboutTopic(reading));
	if (!subject && !reading.material.length && !ANY_WILL_DO.test(reading.text)) {
		const first = slots.find((slot) => slot.need === 'ask' && slot.filledBy === undefined)?.name ?? 'request';
		return guess.id === 'other' ? about('request', askAboutTopic(reading)) : about(first, askAboutKind(task, slots));
	}
	if (words > SHORT) return null;
	const unnamed = task.takesCodeRigor ? null : findUnnamed(reading);
	if (unnamed) return about('which', askWhichOne(unnamed, slots, reading.language.code));
	const missing = slots.find((slot) => isBlocking(slot) && !(slot.name === 'data' && QUERY.test(reading.text)));
	return missing ? about(missing.name, askAboutSlot(task, missing, slots)) : null;
}

/** Where people would ask back, though no rule says why: only about what a model cannot well guess. */
function askAboutOpenRequest(task: TaskType, slots: readonly Slot[]): Asking | null {
	const slot = findWorthAsking(slots);
	if (slot) return about(slot.name, askAboutSlot(task, slot, slots));
	const focus = askForFocus(task);
	return focus && about('focus', focus);
}

/** In the request alone: "the given device" in a program is no question to the person. */
function findUnnamed(reading: Reading): string | null {
	if (reading.material.length > 0 || bringsOwnPassage(reading.text, reading.clauses)) return null;
	const text = requestSpans(reading)
		.map((span) => span.text)
		.join('\n');
	return UNNAMED.exec(text)?.[1] ?? null;
}

/** "figs", "logo": a thing is named, but not what to do with it. */
function isBareTopic(reading: Reading, guess: TaskGuess, hasSubject: boolean): boolean {
	const isAsking = reading.clauses.some((clause) => clause.verb !== null || clause.isQuestion);
	return !isAsking && (guess.id === 'other' || !hasSubject);
}

function isBlocking(slot: Slot): boolean {
	return slot.need === 'ask' && slot.filledBy === undefined && SLOT_RULES[slot.name]?.isBlocking === true;
}
