import type { Correction } from '#engine/proposals/correcting/correction';
import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

const PREFIX = 'model.';

/** A line, question or correction proposed by a model. */
export interface ModelLine {
	readonly line: string;
	readonly reads?: Correction | undefined;
}

/**
 * Id of a model's line or question, which proves that this server showed it for this text. The page sends it back with
 * a chosen line; lines without a valid id are ignored.
 */
export const modelIdFor = (text: string, { line, reads }: ModelLine, secret: string): string =>
	PREFIX + keyedHash('proposal', JSON.stringify([text, line, ...(reads ? [reads.as, reads.words] : [])]), secret);

export const isModelIdFor = (id: string, ...of: Parameters<typeof modelIdFor>): boolean =>
	isEqualInConstantTime(id, modelIdFor(...of));
