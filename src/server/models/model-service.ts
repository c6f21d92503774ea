import type { Verdict } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { EngineThread } from '../optimise/engine-thread.ts';
import type { DailyCaps } from './daily-caps.ts';
import type { Waiting } from './fair-queue.ts';
import type { Reader } from './reader.ts';

/** The parts of a server with a model. */
export interface ModelService {
	/** All configured models, combined to one reader. */
	readonly reader: Reader;
	readonly waiting: Waiting;
	readonly caps: DailyCaps;
	/** Time limit for the whole answer: then it is sent even if the model is not done. */
	readonly deadlineMs: number;
	readonly readingInput: (...order: Parameters<EngineThread['readingInput']>) => Promise<ReadingInput | null>;
	readonly judge: (...order: Parameters<EngineThread['judge']>) => Promise<Verdict>;
}
