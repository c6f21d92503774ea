import { expect, it, vi } from 'vitest';
import { optimise } from '#engine/optimise';
import { DEFAULT_MODIFIERS } from '#engine/types';
import { rememberResults } from './remember-results.ts';

it('the same text with the same options runs the engine once', () => {
	const engine = vi.fn(optimise);
	const remembered = rememberResults(engine);
	const first = remembered('Write a poem about rain.', DEFAULT_MODIFIERS);
	expect(remembered('Write a poem about rain.', { ...DEFAULT_MODIFIERS })).toBe(first);
	expect(engine).toHaveBeenCalledTimes(1);
});

it('another text or another option is another run', () => {
	const engine = vi.fn(optimise);
	const remembered = rememberResults(engine);
	remembered('Write a poem about rain.', DEFAULT_MODIFIERS);
	remembered('Write a poem about snow.', DEFAULT_MODIFIERS);
	remembered('Write a poem about rain.', { ...DEFAULT_MODIFIERS, tone: 'executive' });
	expect(engine).toHaveBeenCalledTimes(3);
});

it('what was asked for longest ago is forgotten first', () => {
	const engine = vi.fn(optimise);
	const remembered = rememberResults(engine, 2);
	for (const subject of ['rain', 'snow', 'rain', 'wind', 'rain']) {
		remembered(`Write a poem about ${subject}.`, DEFAULT_MODIFIERS);
	}
	expect(engine).toHaveBeenCalledTimes(3);
	remembered('Write a poem about snow.', DEFAULT_MODIFIERS);
	expect(engine).toHaveBeenCalledTimes(4);
});

it('a fault of the engine is not remembered', () => {
	const engine = vi.fn(optimise).mockImplementationOnce(() => {
		throw new Error('out of memory');
	});
	const remembered = rememberResults(engine);
	expect(() => remembered('Write a poem about rain.', DEFAULT_MODIFIERS)).toThrow('out of memory');
	expect(remembered('Write a poem about rain.', DEFAULT_MODIFIERS).outcome).toBe('optimised');
});
