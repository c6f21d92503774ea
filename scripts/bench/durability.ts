import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import '#server/yaml-modules';
import { killWriters } from '#support/kill-writers';
import { atLeast, atMost, type Figure } from './figure.ts';

const KILLS = 100;
/** A third each: before the write of an event, during it, and between it and the answer. */
const KILLS_OF_TAKERS = 102;

/** Counts the lost writes of a process with sixteen writers that is killed (`kill -9`) a hundred times. */
export async function measureDurability(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-'));
	const { acknowledged, lost, torn, isSound } = await killWriters(pathToFileURL(join(folder, 'ploop.db')).href, KILLS);
	const { killTakers } = await import('#support/kill-takers');
	const { events, killed } = await killTakers(folder, KILLS_OF_TAKERS);
	const isRight = ({ outcome: { account, payments, mails, taken, waiting } }: (typeof killed)[number]): boolean =>
		account === 'pro_monthly active' && payments === 1 && mails === 1 && taken === events && waiting === 0;
	await rm(folder, { recursive: true, force: true });
	const figure = (name: string, value: number, target: Figure['target']): Figure => {
		return { part: 'Durability', name, value, unit: '', target, command: 'node scripts/bench/run.ts durability' };
	};
	return [
		figure(`writes acknowledged before ${KILLS} kills`, acknowledged, null),
		figure('of them lost', lost, atMost(0)),
		figure('transactions half there', torn, atMost(0)),
		figure('databases that are not sound after it', isSound ? 0 : 1, atMost(0)),
		figure('processes killed while they took a payment event', killed.length, atLeast(KILLS_OF_TAKERS)),
		figure(
			'of them with a wrong plan, payment or mail after the replay',
			killed.filter((one) => !isRight(one)).length,
			atMost(0),
		),
	];
}
