import { Worker } from 'node:worker_threads';
import type { Modifiers } from '#engine/modifiers';
import type { Passed, Proposal, Shown, Verdict } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { AnswerReview, Wishes } from '#engine/review-model';
import { AppError } from '../errors.ts';
import type { WrittenResult } from './written-result.ts';

/** What the engine's thread can be asked to do. */
export type EngineTask =
	| {
			readonly kind: 'optimise';
			readonly text: string;
			readonly modifiers: Modifiers;
			readonly wishes: Wishes | undefined;
	  }
	| { readonly kind: 'check'; readonly text: string; readonly answer: string }
	| {
			readonly kind: 'readingInput';
			readonly text: string;
			readonly modifiers: Modifiers;
			readonly wishes: Wishes | undefined;
	  }
	| ({ readonly kind: 'judge' } & JudgeOrder);

/** A proposal to judge, with the questions and lines that are shown and the proposals that have passed. */
export interface JudgeOrder {
	readonly text: string;
	readonly shown: Shown;
	readonly passed: readonly Passed[];
	readonly proposal: Proposal;
}

type EngineResults = WrittenResult | AnswerReview | ReadingInput | Verdict | null;

export type EngineOrder = EngineTask & { readonly id: number; readonly goesAhead: boolean };

export type EngineAnswer = { readonly id: number } & ({ readonly result: EngineResults } | { readonly fault: unknown });

export interface EngineThread {
	/** @param goesAhead whether the order has priority (Pro) */
	readonly optimise: (
		text: string,
		modifiers: Modifiers,
		wishes?: Wishes,
		goesAhead?: boolean,
	) => Promise<WrittenResult>;
	readonly checkAnswer: (text: string, answer: string) => Promise<AnswerReview>;
	/** The input for a model; null: there is nothing for a model to add. */
	readonly readingInput: (text: string, modifiers: Modifiers, wishes?: Wishes) => Promise<ReadingInput | null>;
	readonly judge: (order: JudgeOrder) => Promise<Verdict>;
	/**
	 * Makes the next order start a new thread, which reads the engine's files again. The old one answers its waiting
	 * orders and ends.
	 */
	readonly renew: () => void;
}

interface Waiting {
	readonly worker: Worker;
	readonly resolve: (result: EngineResults) => void;
	readonly reject: (fault: unknown) => void;
	readonly timer: NodeJS.Timeout;
}

/** Time after which a thread that answers nothing is given up: a thousand times what a long prompt takes. */
const LONGEST_WAIT_MS = 8000;
/** Heap limits. The small young generation saves 60 MB at rest, at the same speed as Node's default. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };
const PROGRAM = new URL('./engine-worker.mjs', import.meta.url);

/**
 * Runs the engine in its own thread, so that a long prompt delays no page and a second core is used. A thread that dies
 * or hangs is replaced; its waiting orders are refused with `unavailable`.
 *
 * @param program the thread's program; tests replace it
 */
export function startEngineThread(program: URL = PROGRAM, longestWaitMs = LONGEST_WAIT_MS): EngineThread {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;
	let worker: Worker | null = start();

	function start(): Worker {
		const started = new Worker(program, { resourceLimits: LIMITS });
		// The thread must not keep the process alive.
		started.unref();
		started.on('message', settleAll);
		started.once('error', () => end(started));
		started.once('exit', () => end(started));
		return started;
	}

	function settleAll(answers: readonly EngineAnswer[]): void {
		for (const answer of answers) settle(answer);
	}

	function settle(answer: EngineAnswer): void {
		const order = waiting.get(answer.id);
		if (!order) return;
		waiting.delete(answer.id);
		clearTimeout(order.timer);
		if ('result' in answer) order.resolve(answer.result);
		else order.reject(answer.fault);
		if (order.worker !== worker) endIfDone(order.worker);
	}

	const ordersOf = (one: Worker) => [...waiting].filter(([, order]) => order.worker === one);

	/**
	 * Removes a dead thread. Only the next order starts a new one, so that a program that cannot start is not started
	 * in a loop.
	 */
	function end(dead: Worker): void {
		if (worker === dead) worker = null;
		void dead.terminate();
		for (const [id, { reject, timer }] of ordersOf(dead)) {
			waiting.delete(id);
			clearTimeout(timer);
			reject(new AppError('unavailable', { because: 'the engine thread ended or did not answer' }));
		}
	}

	function endIfDone(retired: Worker): void {
		if (ordersOf(retired).length === 0) void retired.terminate();
	}

	function send(task: EngineTask, goesAhead = false): Promise<EngineResults> {
		return new Promise((resolve, reject) => {
			worker ??= start();
			const current = worker;
			const id = ++lastId;
			const timer = setTimeout(() => end(current), longestWaitMs);
			waiting.set(id, { worker: current, resolve, reject, timer });
			current.postMessage({ ...task, id, goesAhead } satisfies EngineOrder);
		});
	}

	return {
		optimise: (text, modifiers, wishes, goesAhead) =>
			send({ kind: 'optimise', text, modifiers, wishes }, goesAhead) as Promise<WrittenResult>,
		checkAnswer: (text, answer) => send({ kind: 'check', text, answer }) as Promise<AnswerReview>,
		readingInput: (text, modifiers, wishes) =>
			send({ kind: 'readingInput', text, modifiers, wishes }) as Promise<ReadingInput | null>,
		judge: (order) => send({ kind: 'judge', ...order }) as Promise<Verdict>,
		renew: () => {
			const retired = worker;
			worker = null;
			if (retired) endIfDone(retired);
		},
	};
}
