import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buyUnheard, DEATH_POINTS, type Death, type Outcome, replay } from './event-taker.ts';

export interface Killed extends Death {
	readonly signal: string | null;
	/** The state after the events that were not accepted were sent again. */
	readonly outcome: Outcome;
}

/**
 * Kills a process that handles the events of a purchase, `kills` times: at each event in turn, before its write, during
 * it, and between the write and the answer. After each kill, resends the events that were not answered.
 */
export async function killTakers(
	folder: string,
	kills: number,
): Promise<{ readonly events: number; readonly killed: readonly Killed[] }> {
	const bought = join(folder, 'bought.db');
	const events = await buyUnheard(pathToFileURL(bought).href);
	const killed: Killed[] = [];
	for (let at = 0; at < kills; at += 1) {
		const death: Death = { point: DEATH_POINTS[at % 3] ?? 'after', event: (3 + 5 * Math.floor(at / 3)) % events };
		const file = join(folder, `killed-${at}.db`);
		await copyFile(bought, file);
		const url = pathToFileURL(file).href;
		killed.push({ ...death, signal: await takeUntilKilled(url, death), outcome: await replay(url) });
		for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true });
	}
	return { events, killed };
}

async function takeUntilKilled(url: string, { point, event }: Death): Promise<string | null> {
	const program = join(import.meta.dirname, 'take-events-until-killed.ts');
	const child = spawn(process.execPath, [program, url, point, String(event)], { stdio: ['ignore', 'pipe', 'inherit'] });
	child.stdout.on('data', () => child.kill('SIGKILL'));
	const [, signal] = await once(child, 'close');
	return signal;
}
