import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { inspectCopy } from '#db/copies';
import { findNewer } from '#db/migrate';

export const COPY = 'ploop.db';
const LABEL = 'backup.json';

/** The label of a backup, beside the copy of the database. */
const Label = z.strictObject({
	madeAt: z.iso.datetime(),
	/** Hash of the copy, in hexadecimal. */
	sha256: z.string(),
	migrations: z.array(z.string()),
	rows: z.record(z.string(), z.int()),
});
export type Label = z.infer<typeof Label>;

/** Checks the copy and writes its label. Throws when the copy is not sound. */
export async function labelBackup(folder: string, now: Date): Promise<Label> {
	const { faults, migrations, rows } = await inspectCopy(join(folder, COPY));
	if (faults.length > 0) throw new Error(`the copy is not sound: ${faults.slice(0, 3).join('; ')}`);
	const sha256 = await hashOf(join(folder, COPY));
	const label = { madeAt: now.toISOString(), sha256, migrations: [...migrations], rows: { ...rows } };
	await writeFile(join(folder, LABEL), `${JSON.stringify(label, null, 2)}\n`, { mode: 0o600, flush: true });
	return label;
}

/** The label of a backup that can be restored, or the reason why it cannot. */
export async function checkBackup(folder: string): Promise<Label | { readonly fault: string }> {
	const text = await readFile(join(folder, LABEL), 'utf8').catch(() => null);
	if (text === null) return { fault: `${folder} is no backup: there is no ${LABEL}.` };
	const label = parseLabel(text);
	if (label === null) return { fault: `${join(folder, LABEL)} cannot be read.` };
	const hash = await hashOf(join(folder, COPY)).catch(() => null);
	if (hash !== label.sha256) return { fault: `${join(folder, COPY)} is not what was backed up. Use another backup.` };
	const newer = await findNewer(label.migrations);
	if (newer.length > 0)
		return { fault: `The backup was made by a newer release (${newer.join(', ')}). Restore it with that release.` };
	const { faults } = await inspectCopy(join(folder, COPY));
	return faults.length === 0 ? label : { fault: `The backup is not sound: ${faults.slice(0, 3).join('; ')}` };
}

function parseLabel(text: string): Label | null {
	try {
		return Label.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

async function hashOf(file: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return hash.digest('hex');
}
