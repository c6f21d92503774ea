import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followKnowledge } from '../dev-knowledge.mjs';

/** The parts of Vite's server that the plugin uses: a watcher, and a logger that resolves a promise when a message arrives. */
function devServer() {
	const said: string[] = [];
	const watcher = new EventEmitter();
	const logger = { info: (text: string) => said.push(text), error: (text: string) => said.push(`error ${text}`) };
	return { said, watcher, config: { logger } };
}

it('a saved genre is compiled once, however often its file is written, and the engine restarts', async () => {
	const server = devServer();
	let compiled = 0;
	await new Promise<void>((resolve) => {
		followKnowledge(
			server,
			async () => resolve(),
			async () => `compiled ${++compiled}`,
		);
		server.watcher.emit('all', 'change', '/p/content/genres/poem.yaml');
		server.watcher.emit('all', 'change', '/p/content/genres/poem.yaml');
	});
	expect(server.said).toEqual(['knowledge: compiled 1']);
});

it('a genre saved during a compilation is compiled after it', async () => {
	vi.useFakeTimers();
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const { said, watcher, config } = devServer();
	const finish: (() => void)[] = [];
	const compile = () => new Promise<string>((resolve) => finish.push(() => resolve('compiled')));
	followKnowledge({ watcher, config }, async () => {}, compile);
	for (const genre of ['poem', 'story']) {
		watcher.emit('all', 'change', `/p/content/genres/${genre}.yaml`);
		await vi.advanceTimersByTimeAsync(1000);
	}
	expect({ started: finish.length, said }).toEqual({ started: 1, said: [] });
	finish[0]?.();
	await vi.advanceTimersByTimeAsync(0);
	expect({ started: finish.length, said }).toEqual({ started: 2, said: ['knowledge: compiled'] });
});

it('a mistake in a file is reported, and the engine keeps the knowledge it has', async () => {
	const server = devServer();
	const told = new Promise<string>((resolve) => {
		server.config.logger.error = (text: string) => {
			resolve(text);
			return 0;
		};
	});
	followKnowledge(
		server,
		async () => {
			throw new Error('started');
		},
		async () => {
			throw new Error('content/genres/poem.yaml, line 3: what is wrong');
		},
	);
	server.watcher.emit('all', 'change', '/p/content/genres/poem.yaml');
	expect(await told).toBe('knowledge: content/genres/poem.yaml, line 3: what is wrong');
});
