import { parentPort } from 'node:worker_threads';
import { checkAnswer } from '#engine/checking/check-answer';
import { optimise } from '#engine/optimise';
import type { EngineAnswer, EngineOrder } from './engine-thread.ts';

/** Program of the engine's own thread: one order in, one answer out, in the order of arrival. */
parentPort?.on('message', (order: EngineOrder) => {
	parentPort?.postMessage(answerTo(order));
});

function answerTo(order: EngineOrder): EngineAnswer {
	const { id } = order;
	try {
		if (order.kind === 'check') return { id, result: checkAnswer(order.text, order.answer) };
		return { id, result: optimise(order.text, order.modifiers, order.wishes) };
	} catch (fault) {
		return { id, fault };
	}
}

// The first run compiles the patterns: better now, while nobody waits, than for the first visitor.
optimise('Write an email to the team about the meeting on Friday at 3 pm, under 120 words. No jokes.');
