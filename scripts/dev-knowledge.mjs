import { execFile } from 'node:child_process';

const KNOWLEDGE = /[\\/]content[\\/](?:(?:genres|families|consequences)[\\/][^\\/]+|word-kinds)\.yaml$/;
/** An editor writes a file in several goes. */
const PAUSE_MS = 150;

/** Compiles the files anew; rejects with what is said of a slip: file, line and what to do. */
const compile = () =>
	new Promise((resolve, reject) => {
		execFile(process.execPath, ['scripts/knowledge/run.ts', 'fast'], (fault, said, slip) =>
			fault ? reject(new Error(slip)) : resolve(said.trim()),
		);
	});

/**
 * While `astro dev` runs, a genre, family or consequence that is saved asks its questions at the next request.
 *
 * @param server Vite's: its watcher sees the files, its logger tells of them
 * @param startAgain lets the engine read what was compiled
 */
export function followKnowledge({ watcher, config }, startAgain, compileAll = compile) {
	let timer = null;
	/** One compilation at a time: an older one that ended last would put older files in place. */
	let turn = Promise.resolve();
	async function putToUse() {
		try {
			config.logger.info(`knowledge: ${await compileAll()}`);
			await startAgain();
		} catch (slip) {
			config.logger.error(`knowledge: ${slip.message}`);
		}
	}
	watcher.on('all', (_, file) => {
		if (!KNOWLEDGE.test(file)) return;
		clearTimeout(timer);
		timer = setTimeout(() => {
			turn = turn.then(putToUse);
		}, PAUSE_MS);
	});
}
