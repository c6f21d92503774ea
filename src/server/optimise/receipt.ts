import type { Modifiers } from '#engine/modifiers';
import { isEqualInConstantTime, keyedHash } from '../keyed-hash.ts';

/** Proof that this server made a result of a text with these options. With it the result may be rendered again. */
export function receiptFor(text: string, modifiers: Modifiers, secret: string): string {
	return keyedHash('receipt', JSON.stringify([text, modifiers]), secret);
}

export const isReceiptFor = (receipt: string, ...of: Parameters<typeof receiptFor>): boolean =>
	isEqualInConstantTime(receipt, receiptFor(...of));
