import { type AttemptsRow, findAttempts, type WindowRule } from '#db/attempts';
import type { Database } from '#db/client';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How many forms of one kind are accepted in a window: from one network, from the range around it, and from all
 * visitors.
 */
export interface Cap {
	readonly name: string;
	readonly most: number;
	readonly windowMs: number;
	readonly mostOfNetwork: number;
	/** Limit of a range of networks, so that an attacker who owns a range cannot use up the limit for everybody. */
	readonly mostOfRange: number;
	/** A second cap, used when this one is exhausted, for networks and ranges that have sent little. */
	readonly reserve?: Cap;
}

/** The reserve for forms that people need even during a flood, with low limits for a network and a range. */
const reserveOf = (name: string, most: number): Cap => ({
	name: `${name}-reserve`,
	most,
	windowMs: HOUR,
	mostOfNetwork: 5,
	mostOfRange: 10,
});

/**
 * The figures of `docs/operations.md`. The caps for accounts are low enough that mail relays do not rate this server as
 * a source of spam, and high enough for a school that signs up a whole year from one address.
 */
export const CAPS = {
	signUps: {
		name: 'sign-ups',
		most: 1500,
		windowMs: HOUR,
		mostOfNetwork: 500,
		mostOfRange: 750,
		reserve: reserveOf('sign-ups', 500),
	},
	resends: {
		name: 'resends',
		most: 750,
		windowMs: HOUR,
		mostOfNetwork: 250,
		mostOfRange: 375,
		reserve: reserveOf('resends', 250),
	},
	resets: {
		name: 'resets',
		most: 1500,
		windowMs: HOUR,
		mostOfNetwork: 500,
		mostOfRange: 750,
		reserve: reserveOf('resets', 500),
	},
	updates: { name: 'updates', most: 500, windowMs: HOUR, mostOfNetwork: 50, mostOfRange: 50 },
	/** The most messages that the people at the desk can get in a flood. */
	messages: { name: 'messages', most: 1000, windowMs: DAY, mostOfNetwork: 50, mostOfRange: 100 },
	/** Complaints have a limit of their own, because the law requires that they can be made even during a flood. */
	complaints: { name: 'complaints', most: 1000, windowMs: DAY, mostOfNetwork: 50, mostOfRange: 100 },
	/** As many as the people who read them can keep up with. */
	reviews: { name: 'reviews', most: 300, windowMs: DAY, mostOfNetwork: 10, mostOfRange: 30 },
} as const satisfies Readonly<Record<string, Cap>>;

const withReserve = (cap: Cap): readonly Cap[] => (cap.reserve === undefined ? [cap] : [cap, cap.reserve]);
const ALL_CAPS: readonly Cap[] = Object.values(CAPS).flatMap(withReserve);

/** The rule for all visitors together. */
export const ruleOf = ({ name, most, windowMs }: Cap): WindowRule => ({ subject: name, most, windowMs });

export interface CapState {
	readonly name: string;
	readonly used: number;
	readonly most: number;
	readonly hours: number;
	readonly isMet: boolean;
}

/** How much of each cap is used now. */
export async function readCaps(db: Database, now: Date): Promise<CapState[]> {
	const rows = await findAttempts(
		db,
		ALL_CAPS.map(({ name }) => name),
	);
	return ALL_CAPS.map((cap) => {
		const used = usedNow(cap, rows.get(cap.name), now);
		return { name: cap.name, used, most: cap.most, hours: cap.windowMs / HOUR, isMet: used >= cap.most };
	});
}

function usedNow({ windowMs }: Cap, row: AttemptsRow | undefined, now: Date): number {
	const isOver = row === undefined || Math.abs(now.getTime() - row.since.getTime()) >= windowMs;
	return isOver ? 0 : row.count;
}
