import type { Slot, TaskType } from '#engine/task-model';
import type { Reading, Clarification as Round } from '#engine/types';
import { say } from '../locales/say.ts';
import { hear } from '../reading/speech/speech.ts';
import { SPEECHES } from '../reading/speech/speeches.ts';
import { SLOT_ENDINGS, TYPE_ENDINGS } from './data/ask-endings.ts';
import * as wording from './data/ask-wording.ts';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { pointsBack } from './left-open.ts';
import { whichServer, whichText } from './particular-question.ts';
import { requestSpans } from './request.ts';
import { wordsOf } from './words.ts';

const LONGEST_ECHO = 80;

/** The question that cannot wait; the rest of the round is planned from the open slots. */
export type Clarification = Omit<Round, 'questions'>;

export function askAnew(): Clarification {
	return { question: wording.DEFAULT_QUESTION, tips: wording.NONSENSE_TIPS, examples: wording.BLANK_REQUESTS };
}

export function askAboutTopic(reading: Reading): Clarification {
	const topic = ownWords(reading);
	return {
		question: wording.DEFAULT_QUESTION,
		tips: wording.DEFAULT_TIPS,
		examples:
			isTopic(reading) && !pointsBack(reading.text)
				? requestsAbout(topic, reading.language.code)
				: wording.BLANK_REQUESTS,
	};
}

function requestsAbout(topic: string, code: string): string[] {
	const isSeveral = code === 'en' && /[^su]s$/i.test(topic);
	const [explain, ...others] = wording.TOPIC_REQUESTS;
	const requests = [isSeveral ? wording.TOPICS_REQUEST : explain, ...others];
	return requests.map((request) => say(code, request, { topic }));
}

/** Whether a request names something ("figs"), so that answers can quote it; "help me" does not. */
function isTopic(reading: Reading): boolean {
	const words = requestSpans(reading).flatMap((span) => wordsOf(span.text));
	const speech = SPEECHES[reading.language.code];
	const heard = speech ? hear(reading.text, speech) : null;
	return (
		(heard === null || heard === 'name') &&
		!reading.clauses.some(({ verb, isQuestion }) => verb || isQuestion) &&
		words.some((word) => !GENERIC_WORDS.has(word))
	);
}

/** The request names its kind and nothing else: "write an email". */
export function askAboutKind(task: TaskType, slots: readonly Slot[]): Clarification {
	const open = slots.filter((slot) => slot.filledBy === undefined);
	const question = open.find((slot) => slot.need === 'ask')?.question ?? wording.DEFAULT_QUESTION;
	return {
		question,
		tips: tipsFrom(open.filter((slot) => slot.question !== question)),
		examples: asAnswers(TYPE_ENDINGS[task.id]),
	};
}

export function askAboutSlot(task: TaskType, slot: Slot, slots: readonly Slot[]): Clarification {
	const others = slots.filter((other) => other.question !== slot.question && other.filledBy === undefined);
	return {
		question: slot.question ?? wording.DEFAULT_QUESTION,
		tips: tipsFrom(others),
		examples: asAnswers(SLOT_ENDINGS[slot.name] ?? TYPE_ENDINGS[task.id]),
	};
}

/** The question which city is meant by "a given city". */
export function askWhichOne(noun: string, slots: readonly Slot[], code: string): Clarification {
	return {
		question: say(code, wording.UNNAMED_QUESTION, { noun }),
		tips: tipsFrom(slots.filter((slot) => slot.filledBy === undefined)),
		examples: wording.UNNAMED_ENDINGS.map((ending) => say(code, ending, { noun })),
	};
}

export function askForMaterial({ text, language }: Reading, slots: readonly Slot[]): Clarification {
	const question = slots.find((slot) => ['material', 'data', 'problem'].includes(slot.name))?.question;
	const own = language.code === 'en' ? whichText(text) : null;
	return {
		question: own ?? question ?? 'Which text is meant?',
		tips: wording.MATERIAL_TIPS,
		examples: asAnswers(wording.MATERIAL_ENDINGS),
	};
}

/** The question about a failure: what fails, and with which message? @param isNamed the message is known, so where it runs is asked */
export function askAboutProblem({ text, language }: Reading, isNamed: boolean): Clarification {
	const own = language.code === 'en' ? whichServer(text) : null;
	return {
		question: own ?? (isNamed ? wording.SYSTEM_QUESTION : wording.PROBLEM_QUESTION),
		tips: wording.PROBLEM_TIPS,
		examples: asAnswers(wording.PROBLEM_ENDINGS),
	};
}

export function askForAction(reading: Reading): Clarification {
	return wording.ACTIONS[reading.material[0]?.kind ?? 'text'];
}

export function askWhichRule(): Clarification {
	return { question: wording.CONFLICT_QUESTION, tips: wording.CONFLICT_TIPS, examples: wording.CONFLICT_ENDINGS };
}

/** Three tips: the questions that are still open, then general ones. */
function tipsFrom(open: readonly Slot[]): string[] {
	const questions = open.flatMap((slot) => slot.question ?? []);
	return [...questions, ...wording.DEFAULT_TIPS].slice(0, 3);
}

/** The page appends an answer under "Additional context:", so each must be understood alone. */
export function asAnswers(endings: readonly string[]): string[] {
	return endings.map((ending) => ending.charAt(0).toUpperCase() + ending.slice(1));
}

/** The request as the person put it, without its closing mark, cut between words when long. */
function ownWords(reading: Reading): string {
	const words = requestSpans(reading)
		.map((span) => span.text.trim())
		.join(' ')
		.replace(/\s+/g, ' ');
	const cut =
		words.length > LONGEST_ECHO ? words.slice(0, words.lastIndexOf(' ', LONGEST_ECHO) || LONGEST_ECHO) : words;
	return cut.replace(/[\s.,;:!?。！？：]{1,8}$/u, '');
}
