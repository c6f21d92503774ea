import type { Correction } from '#engine/proposals/correcting/correction';
import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

const PREFIX = 'model.';

/** A line or question of a model, or words with a corrected kind. */
export interface ModelLine {
	readonly line: string;
	readonly reads?: Correction | undefined;
}

/**
 * Id of a line or question of a model: proof that this server showed it for this text. It is sent back with its line
 * when it is chosen; a line without a valid id is not accepted as a model's.
 */
export const modelIdFor = (text: string, { line, reads }: ModelLine, secret: string): string =>
	PREFIX + keyedHash('proposal', JSON.stringify([text, line, ...(reads ? [reads.as, reads.words] : [])]), secret);

export const isModelIdFor = (id: string, ...of: Parameters<typeof modelIdFor>): boolean =>
	isEqualInConstantTime(id, modelIdFor(...of));
