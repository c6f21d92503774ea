import { execFile } from 'node:child_process';

const KNOWLEDGE = /[\\/]content[\\/](?:(?:genres|families|consequences|languages)[\\/][^\\/]+|word-kinds)\.yaml$/;
/** The wait after a change, in ms, since an editor writes a file in several steps. */
const PAUSE_MS = 150;

/** Compiles the files again; rejects with the message about a mistake: file, line and what to do. */
const compile = () =>
	new Promise((resolve, reject) => {
		execFile(process.execPath, ['scripts/knowledge/run.ts', 'fast'], (fault, said, slip) =>
			fault ? reject(new Error(slip)) : resolve(said.trim()),
		);
	});

/**
 * While `astro dev` runs, a saved genre, family, consequence or language takes effect at the next request.
 *
 * @param server Vite's server, for its watcher and logger
 * @param startAgain has the engine read the compiled files
 */
export function followKnowledge({ watcher, config }, startAgain, compileAll = compile) {
	let timer = null;
	/** One compilation at a time: an older one that ended last would overwrite newer files. */
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
