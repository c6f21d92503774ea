import { expect, it } from 'vitest';
import { checkAnswer } from '#engine/checking/check-answer';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { startEngineThread } from './engine-thread.ts';
import { writeResult } from './written-result.ts';

const threadOf = (program: string) => new URL(`data:text/javascript,${encodeURIComponent(program)}`);
const PORT = "import { parentPort } from 'node:worker_threads';";

/** A longer limit than a server has, because a busy machine takes seconds to start a thread. */
const start = (program?: URL) => startEngineThread(program, 60_000);

it('the thread returns the engine’s result', async () => {
	const { optimise: run } = start();
	const text = 'Write a poem about rain for my gran. No rhymes.';
	expect(await run(text, DEFAULT_MODIFIERS)).toEqual(writeResult(optimise(text)));
});

it('the thread can check an answer too', async () => {
	const text = 'Write a poem about rain. At most 40 words.';
	expect(await start().checkAnswer(text, 'Rain falls.')).toEqual(checkAnswer(text, 'Rain falls.'));
});

it('each order gets its own answer, however many wait', async () => {
	const { optimise: run } = start();
	const texts = Array.from({ length: 50 }, (_, at) => `Write a poem about ${at} clouds.`);
	const results = await Promise.all(texts.map((text) => run(text, DEFAULT_MODIFIERS)));
	expect(results).toEqual(texts.map((text) => writeResult(optimise(text))));
});

it('a priority order is answered before earlier ones', async () => {
	const { optimise: run } = start();
	const answered: string[] = [];
	const orders = ['one', 'two', 'three', 'ahead'].map(async (name) => {
		await run(`Write a poem about ${name}.`, DEFAULT_MODIFIERS, undefined, name === 'ahead');
		answered.push(name);
	});
	await Promise.all(orders);
	expect(answered).toEqual(['ahead', 'one', 'two', 'three']);
});

it('an engine error reaches the caller, and the thread continues', async () => {
	const program = `${PORT} parentPort.on('message', ({ id, text }) => parentPort.postMessage(
		[text === 'bad' ? { id, fault: new TypeError('broken') } : { id, result: text }]));`;
	const { optimise: run } = start(threadOf(program));
	await expect(run('bad', DEFAULT_MODIFIERS)).rejects.toThrow('broken');
	expect(await run('good', DEFAULT_MODIFIERS)).toBe('good');
});

it('a thread that dies rejects waiting orders, and the next order gets a new thread', async () => {
	const program = `${PORT} parentPort.on('message', ({ id, text }) =>
		text === 'die' ? process.exit(1) : parentPort.postMessage([{ id, result: text }]));`;
	const { optimise: run } = start(threadOf(program));
	await expect(run('die', DEFAULT_MODIFIERS)).rejects.toMatchObject({ code: 'unavailable' });
	expect(await run('on', DEFAULT_MODIFIERS)).toBe('on');
});

it('a renewed thread answers waiting orders, and the next order gets a new thread', async () => {
	const program = `${PORT} let answered = 0;
		parentPort.on('message', ({ id }) => parentPort.postMessage([{ id, result: ++answered }]));`;
	const { optimise: run, renew } = start(threadOf(program));
	expect([await run('a', DEFAULT_MODIFIERS), await run('b', DEFAULT_MODIFIERS)]).toEqual([1, 2]);
	const waiting = run('c', DEFAULT_MODIFIERS);
	renew();
	expect([await waiting, await run('d', DEFAULT_MODIFIERS)]).toEqual([3, 1]);
});

it('a thread that hangs is given up, and the next order gets a new thread', async () => {
	const program = `${PORT} parentPort.on('message', ({ id, text }) => {
		while (text === 'hang');
		parentPort.postMessage([{ id, result: text }]);
	});`;
	const { optimise: run } = startEngineThread(threadOf(program), 300);
	await expect(run('hang', DEFAULT_MODIFIERS)).rejects.toMatchObject({ code: 'unavailable' });
	expect(await start(threadOf(program)).optimise('on', DEFAULT_MODIFIERS)).toBe('on');
});
