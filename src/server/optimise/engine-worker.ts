import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { checkAnswer } from '#engine/checking/check-answer';
import { optimise } from '#engine/optimise';
import { judgeProposal } from '#engine/proposals/dispose';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { createEngineQueue } from './engine-queue.ts';
import type { EngineAnswer, EngineOrder } from './engine-thread.ts';
import { writeResult } from './written-result.ts';

/** Most characters of one group, so that its first order waits no longer than for one long prompt. */
const GROUP_CHARS = 4000;

const queue = createEngineQueue<EngineOrder>();

/**
 * Program of the engine's thread. Waiting orders are answered in groups, so that the server wakes once for all of them
 * and counts their uses in one commit.
 */
parentPort?.on('message', function answerAll(this: MessagePort, first: EngineOrder) {
	queue.add(first);
	for (let answers = answerGroup(this); answers.length > 0; answers = answerGroup(this)) this.postMessage(answers);
});

function answerGroup(port: MessagePort): readonly EngineAnswer[] {
	const answers: EngineAnswer[] = [];
	for (let chars = 0; chars < GROUP_CHARS; ) {
		queueArrivals(port);
		const order = queue.next();
		if (order === undefined) break;
		answers.push(answerTo(order));
		chars += order.text.length;
	}
	return answers;
}

/** Adds newly arrived orders to the queue. Called before each turn, because one may have priority. */
function queueArrivals(port: MessagePort): void {
	for (let come = receiveMessageOnPort(port); come !== undefined; come = receiveMessageOnPort(port))
		queue.add(come.message);
}

function answerTo(order: EngineOrder): EngineAnswer {
	const { id } = order;
	try {
		return { id, result: run(order) };
	} catch (fault) {
		return { id, fault };
	}
}

function run(order: EngineOrder): Extract<EngineAnswer, { result: unknown }>['result'] {
	switch (order.kind) {
		case 'check':
			return checkAnswer(order.text, order.answer);
		case 'readingInput':
			return readingInputOf(order.text, order.modifiers, order.wishes ?? NO_WISHES);
		case 'judge':
			return judgeProposal(order.text, order.shown, order.passed, order.proposal);
		case 'optimise':
			return writeResult(optimise(order.text, order.modifiers, order.wishes));
	}
}

// The first run compiles the patterns, which should not delay the first visitor.
writeResult(optimise('Write an email to the team about the meeting on Friday at 3 pm, under 120 words. No jokes.'));
