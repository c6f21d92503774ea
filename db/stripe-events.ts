import type { Database, Statement } from './client.ts';

export async function isEventTaken(db: Database, id: string): Promise<boolean> {
	return (await db.read({ sql: 'SELECT 1 FROM stripe_events WHERE id = ?', args: [id] })).length > 0;
}

/** Goes into the write that stores the effect of the event: an event counts as handled when its effect is stored. */
export const noteEvent = (id: string, type: string, now: Date): Statement => ({
	sql: 'INSERT INTO stripe_events (id, type, received_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
	args: [id, type, now.getTime()],
});

/** The time up to which all events were requested from Stripe; null: never. */
export async function findEventsUntil(db: Database): Promise<Date | null> {
	const [row] = await db.read({ sql: 'SELECT events_until FROM reconciliation', args: [] });
	return row === undefined ? null : new Date(Number(row['events_until']));
}

export const noteEventsUntil = (time: Date): Statement => ({
	sql: `INSERT INTO reconciliation (id, events_until) VALUES (1, ?)
		ON CONFLICT DO UPDATE SET events_until = excluded.events_until`,
	args: [time.getTime()],
});
