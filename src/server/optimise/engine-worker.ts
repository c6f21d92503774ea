import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { checkAnswer } from '#engine/checking/check-answer';
import { optimise } from '#engine/optimise';
import type { EngineAnswer, EngineOrder } from './engine-thread.ts';
import { writeResult } from './written-result.ts';

/** Text enough for one group: whoever is answered first waits for the others no longer than for one long prompt. */
const GROUP_CHARS = 4000;

/**
 * Program of the engine's own thread, which answers in the order of arrival. Orders that wait already are answered
 * together: the server then wakes once for all of them, and their uses are counted in one commit.
 */
parentPort?.on('message', function answerGroup(this: MessagePort, first: EngineOrder) {
	const answers: EngineAnswer[] = [];
	let chars = 0;
	for (let order: EngineOrder | undefined = first; order !== undefined; ) {
		answers.push(answerTo(order));
		chars += order.text.length;
		order = chars < GROUP_CHARS ? receiveMessageOnPort(this)?.message : undefined;
	}
	this.postMessage(answers);
});

function answerTo(order: EngineOrder): EngineAnswer {
	const { id } = order;
	try {
		if (order.kind === 'check') return { id, result: checkAnswer(order.text, order.answer) };
		return { id, result: writeResult(optimise(order.text, order.modifiers, order.wishes)) };
	} catch (fault) {
		return { id, fault };
	}
}

// The first run compiles the patterns: better now, while nobody waits, than for the first visitor.
writeResult(optimise('Write an email to the team about the meeting on Friday at 3 pm, under 120 words. No jokes.'));
