import { parentPort } from 'node:worker_threads';
import { optimise } from '#engine/optimise';
import type { EngineAnswer, EngineOrder } from './engine-thread.ts';

/** Program of the engine's own thread: one order in, one answer out, in the order of arrival. */
parentPort?.on('message', (order: EngineOrder) => {
	parentPort?.postMessage(answerTo(order));
});

function answerTo({ id, text, modifiers, wishes }: EngineOrder): EngineAnswer {
	try {
		return { id, result: optimise(text, modifiers, wishes) };
	} catch (fault) {
		return { id, fault };
	}
}

// The first run compiles the patterns: better now, while nobody waits, than for the first visitor.
optimise('Write an email to the team about the meeting on Friday at 3 pm, under 120 words. No jokes.');
