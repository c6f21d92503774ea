import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '#db/client';

export interface Losses {
	readonly acknowledged: number;
	/** Number of acknowledged rows that are missing. */
	readonly lost: number;
	/** Number of rows with only a part of their transaction. */
	readonly torn: number;
	readonly isSound: boolean;
}

const WRITERS = 16;

/**
 * Kills a process with sixteen writers `kills` times, each time after some acknowledged writes, and reads the remaining
 * rows.
 */
export async function killWriters(url: string, kills: number): Promise<Losses> {
	const told = new Set<string>();
	for (let at = 0; at < kills; at += 1) await killOne(url, 20 + ((at * 37) % 150), told);
	const db = await openDatabase({ url });
	const rows = await db.read({ sql: 'SELECT id, active_at FROM accounts', args: [] });
	const there = new Set(rows.map((row) => String(row['id'])));
	const [check] = await db.read({ sql: 'PRAGMA integrity_check', args: [] });
	db.close();
	return {
		acknowledged: told.size,
		lost: [...told].filter((id) => !there.has(id)).length,
		torn: rows.filter((row) => row['active_at'] === null).length,
		isSound: check?.['integrity_check'] === 'ok',
	};
}

async function killOne(url: string, afterWrites: number, told: Set<string>): Promise<void> {
	const program = join(import.meta.dirname, 'write-until-killed.ts');
	const child = spawn(process.execPath, [program, url, String(WRITERS)], { stdio: ['ignore', 'pipe', 'inherit'] });
	const exit = once(child, 'close');
	let text = '';
	child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
		text += chunk;
		if (text.split('\n').length > afterWrites) child.kill('SIGKILL');
	});
	await exit;
	// The last line may have been cut: an incomplete line is no acknowledgement.
	for (const [, id = ''] of text.matchAll(/^done (\S+)\n/gm)) told.add(id);
}
