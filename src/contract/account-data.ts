import { z } from 'zod';
import { OwnerPassword } from './ways-in.ts';

/** `POST /api/account/export` request. `after`: the `next` of the part before. */
export const ExportRequest = z.strictObject({ password: OwnerPassword, after: z.string().max(100).optional() });
export type ExportRequest = z.infer<typeof ExportRequest>;

export const AccountExport = z.strictObject({
	exported_at: z.iso.datetime(),
	/** Rows by table, without hashes of secrets. */
	tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
	/** The `after` of the next part; null when this was the last. */
	next: z.string().nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** `POST /api/account/delete`. */
export const DeleteRequest = z.strictObject({ password: OwnerPassword, confirm: z.literal('delete') });
export type DeleteRequest = z.infer<typeof DeleteRequest>;
