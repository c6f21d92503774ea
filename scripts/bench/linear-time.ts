import { checkAnswer } from '#engine/checking/check-answer';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import { NO_WISHES } from '#engine/review-model';
import { decideToAsk } from '#engine/tasks/ask';
import { classifyTask } from '#engine/tasks/classify';
import { findSlots } from '#engine/tasks/slots';
import { TASK_TYPES } from '#engine/tasks/task-types';
import type { Reading } from '#engine/types';
import { readHint } from '#islands/optimiser/hint/read-hint.ts';
import { DEFAULT_CHOICES } from '#islands/optimiser/options/modifier-catalogue.ts';
import { compareTexts } from '#islands/optimiser/workspace/compare/compare-texts.ts';
import { BOMBS, bombOf } from '#support/bombs';
import { MANY_RULES, WORST_ANSWERS, WORST_HINTS, WORST_PAIRS, WORST_TASKS } from '#support/worst-texts';
import { atMost, type Figure } from './figure.ts';

const COMMAND = 'node scripts/bench/run.ts linear';
const RUNS = 20;
/** Below this time the clock is too coarse to judge a doubling. */
const FEWEST_MS = 2;

/** The fastest of several runs of each text, in turns, since other load can only add time. */
function bestOf<Text>(texts: readonly Text[], run: (text: Text) => unknown): number[] {
	const best = texts.map(() => Number.POSITIVE_INFINITY);
	for (let turn = 0; turn < RUNS; turn += 1) {
		for (const [at, text] of texts.entries()) {
			const start = performance.now();
			run(text);
			best[at] = Math.min(best[at] ?? 0, performance.now() - start);
		}
	}
	return best;
}

/** Measures for each kind of text how the time grows when its length doubles, and the time of the worst text. */
function growthOf(makers: readonly ((length: number) => string)[], chars: number, run: (text: string) => unknown) {
	let [growth, slowest] = [0, 0];
	for (const make of makers) {
		const [half = 0, whole = 0] = bestOf([make(chars / 2), make(chars)], run);
		slowest = Math.max(slowest, whole);
		if (whole >= FEWEST_MS) growth = Math.max(growth, whole / half);
	}
	return { growth, slowest };
}

function judge(reading: Reading) {
	const guess = classifyTask(reading);
	const type = TASK_TYPES[guess.id];
	return decideToAsk(reading, guess, type, findSlots(reading, type, DEFAULT_MODIFIERS));
}

/** Measures hostile texts, which would stall a careless engine or page. */
export function measureLinearTime(): Figure[] {
	const figure = (part: string, name: string, value: number, unit: string, most: number): Figure => {
		return { part, name, value, unit, target: atMost(most), command: COMMAND };
	};
	const prompts = growthOf(Object.values(BOMBS), 4000, (text) =>
		optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true }),
	);
	const unlikely = WORST_ANSWERS.map((unit) => (length: number) => bombOf(unit, length));
	const answers = growthOf(unlikely, 20_000, (text) => checkAnswer(MANY_RULES, text));
	const tasks = Math.max(...bestOf(WORST_TASKS.map(read), judge));
	const hints = Math.max(...bestOf(WORST_HINTS, (text) => readHint(text, DEFAULT_CHOICES)));
	const pairs = Math.max(...bestOf(WORST_PAIRS, ([before, after]) => compareTexts(before, after)));
	return [
		figure('Engine', 'texts made to trip patterns: time at 4,000 over 2,000 characters', prompts.growth, 'times', 3),
		figure('Engine', 'texts made to trip patterns: slowest at 4,000 characters', prompts.slowest, 'ms', 60),
		figure('Engine', 'kind of work and what to ask, slowest at 4,000 characters', tasks, 'ms', 10),
		figure('Engine', 'answers nobody gives: time at 20,000 over 10,000 characters', answers.growth, 'times', 3),
		figure('Engine', 'answers nobody gives: slowest at 20,000 characters', answers.slowest, 'ms', 60),
		figure('Home page', 'hint, slowest at 4,000 characters', hints, 'ms', 15),
		figure('Home page', 'comparison, slowest of the longest texts', pairs, 'ms', 20),
	];
}
