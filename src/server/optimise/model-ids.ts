import type { Correction } from '#engine/proposals/correcting/correction';
import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

const PREFIX = 'model.';

/** A line or a question of a model, or words that are to be read otherwise. */
export interface ModelLine {
	readonly line: string;
	readonly reads?: Correction | undefined;
}

/**
 * Id of a line or question of a model: proof that it was shown by this server for this text. Whoever takes it sends it
 * back with its line, and nothing else passes for a model's.
 */
export const modelIdFor = (text: string, { line, reads }: ModelLine, secret: string): string =>
	PREFIX + keyedHash('proposal', JSON.stringify([text, line, ...(reads ? [reads.as, reads.words] : [])]), secret);

export const isModelIdFor = (id: string, ...of: Parameters<typeof modelIdFor>): boolean =>
	isEqualInConstantTime(id, modelIdFor(...of));
