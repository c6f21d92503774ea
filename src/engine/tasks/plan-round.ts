import type { Slot } from '#engine/task-model';
import type { Clarification as Round } from '#engine/types';
import { say } from '../locales/say.ts';
import type { Question } from '../review-model.ts';
import type { Asking } from './ask.ts';
import { asAnswers } from './clarification.ts';
import { SLOT_ENDINGS } from './data/ask-endings.ts';
import { DEFAULT_TIPS, UNNAMED_ENDINGS } from './data/ask-wording.ts';
import { IDLE_ANSWERS, SAME_THING } from './data/idle-answers.ts';
import { SLOT_RULES } from './data/slot-rules.ts';

const MOST_QUESTIONS = 3;
const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 2;
const TIPS = 3;
/** Questions about the task itself, beside which no detail is asked. */
const ALONE: ReadonlySet<string> = new Set(['request', 'action', 'conflict']);
/** The question for a passage keeps its own answers, which say where the passage is. */
const NO_DETAIL: ReadonlySet<string> = new Set(['material']);

/**
 * The round of questions, one to three: the one that cannot wait, then the open details that would change the result
 * most. None that the text or an option has answered, and no two that ask for the same thing.
 */
export function planRound(first: Asking, slots: readonly Slot[], code = 'en'): Round {
	const { about, question, tips, examples } = first;
	const others = ALONE.has(about) ? [] : otherQuestions(about, question, slots, code);
	const own = slots.find(({ name }) => name === about && !NO_DETAIL.has(name));
	const said = new Set(others.map((one) => one.question));
	return {
		question,
		tips: [...tips.filter((tip) => !said.has(tip)), ...DEFAULT_TIPS.filter((tip) => !tips.includes(tip))].slice(
			0,
			TIPS,
		),
		examples,
		questions: [
			{ id: about, question, options: (own && optionsOf(own, code)) ?? examples.slice(0, MOST_OPTIONS) },
			...others,
		],
	};
}

function otherQuestions(about: string, question: string, slots: readonly Slot[], code: string): Question[] {
	const open = slots.filter(({ name, filledBy }) => filledBy === undefined && name !== about);
	const inOrder = [...open.filter(({ need }) => need === 'ask'), ...open.filter(({ need }) => need === 'assume')];
	const chosen: Question[] = [];
	for (const slot of inOrder) {
		const taken = [about, ...chosen.map(({ id }) => id)];
		const one = asQuestion(slot, code);
		if (!one || one.question === question || taken.some((name) => isSameThing(name, slot.name))) continue;
		chosen.push(one);
		if (chosen.length === MOST_QUESTIONS - 1) break;
	}
	return chosen;
}

function asQuestion(slot: Slot, code: string): Question | null {
	const options = optionsOf(slot, code);
	return slot.question === undefined || options.length < LEAST_OPTIONS
		? null
		: { id: slot.name, question: slot.question, options };
}

/** The options that make sense as a line of the request; for a detail only the person has, ways to go on without it. */
function optionsOf({ name, need, options = [] }: Slot, code: string): readonly string[] {
	const telling = options.filter((option) => !IDLE_ANSWERS.has(option)).slice(0, MOST_OPTIONS);
	if (telling.length >= LEAST_OPTIONS) return telling;
	const endings = SLOT_ENDINGS[name];
	if (endings) return asAnswers(endings);
	return need === 'ask' && options.length >= LEAST_OPTIONS ? blanksFor(SLOT_RULES[name]?.label ?? name, code) : [];
}

function blanksFor(label: string, code: string): string[] {
	const noun = code === 'en' ? label.toLowerCase() : say(code, label);
	const [leaveOpen = '', , chooseOne = ''] = UNNAMED_ENDINGS;
	return [leaveOpen, chooseOne].map((ending) => say(code, ending, { noun }));
}

const isSameThing = (one: string, other: string): boolean =>
	SAME_THING.some((names) => names.includes(one) && names.includes(other));
