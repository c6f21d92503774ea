import { z } from 'zod';

export const SessionItem = z.strictObject({
	id: z.string(),
	/** Browser and system in words; null when unknown. */
	device: z.string().nullable(),
	created_at: z.iso.datetime(),
	/** Last use, to the hour. */
	seen_at: z.iso.datetime(),
	/** Whether this call was made with this session. */
	isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof SessionItem>;

export const SessionList = z.strictObject({ sessions: z.array(SessionItem) });
export type SessionList = z.infer<typeof SessionList>;
