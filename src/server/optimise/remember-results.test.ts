import { expect, it, vi } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { rememberResults } from './remember-results.ts';

const engineSpy = () => vi.fn(async (...order: Parameters<typeof optimise>) => optimise(...order));

it('the same text with the same options runs the engine once, even when pressed twice at the same time', async () => {
	const engine = engineSpy();
	const remembered = rememberResults(engine);
	const both = [
		remembered('Write a poem about rain.', DEFAULT_MODIFIERS),
		remembered('Write a poem about rain.', { ...DEFAULT_MODIFIERS }),
	];
	const [first, second] = await Promise.all(both);
	expect(second).toBe(first);
	expect(engine).toHaveBeenCalledTimes(1);
});

it('another text or another option is another run', async () => {
	const engine = engineSpy();
	const remembered = rememberResults(engine);
	await remembered('Write a poem about rain.', DEFAULT_MODIFIERS);
	await remembered('Write a poem about snow.', DEFAULT_MODIFIERS);
	await remembered('Write a poem about rain.', { ...DEFAULT_MODIFIERS, tone: 'executive' });
	expect(engine).toHaveBeenCalledTimes(3);
});

it('the least recently requested result is forgotten first', async () => {
	const engine = engineSpy();
	const remembered = rememberResults(engine, 2);
	for (const subject of ['rain', 'snow', 'rain', 'wind', 'rain']) {
		await remembered(`Write a poem about ${subject}.`, DEFAULT_MODIFIERS);
	}
	expect(engine).toHaveBeenCalledTimes(3);
	await remembered('Write a poem about snow.', DEFAULT_MODIFIERS);
	expect(engine).toHaveBeenCalledTimes(4);
});

it('an engine error is not remembered', async () => {
	const engine = engineSpy().mockRejectedValueOnce(new Error('out of memory'));
	const remembered = rememberResults(engine);
	await expect(remembered('Write a poem about rain.', DEFAULT_MODIFIERS)).rejects.toThrow('out of memory');
	await expect(remembered('Write a poem about rain.', DEFAULT_MODIFIERS)).resolves.toMatchObject({
		outcome: 'optimised',
	});
});
