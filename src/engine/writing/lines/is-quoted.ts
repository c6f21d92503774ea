import type { Reading } from '#engine/types';

const STRAIGHT = /"/g;
const OPENS = /[“„«]/g;
const CLOSES = /[”»]/g;

/** Whether an offset is inside a passage or between double quotation marks. */
export function isQuoted(at: number, { text, material }: Pick<Reading, 'text' | 'material'>): boolean {
	if (material.some(({ span }) => span.start <= at && at < span.end)) return true;
	const before = text.slice(0, at);
	// An odd total of marks includes an inch mark or a typing slip, so it proves nothing.
	const isOdd = count(before, STRAIGHT) % 2 === 1 && count(text, STRAIGHT) % 2 === 0;
	return isOdd || count(before, OPENS) > count(before, CLOSES);
}

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
