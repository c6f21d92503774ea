export interface MarkedRange {
	readonly id: string;
	readonly start: number;
	readonly end: number;
}

export interface Segment {
	/** Offset in the whole text; stable, so it can be a key. */
	readonly start: number;
	readonly text: string;
	/** The ranges that cover this stretch. */
	readonly ids: readonly string[];
}

/** Cuts `text.slice(start, end)` wherever a range begins or ends, so that overlapping ranges can each be lit. */
export function cutSegments(text: string, start: number, end: number, ranges: readonly MarkedRange[]): Segment[] {
	const inside = ranges.filter((range) => range.start < end && range.end > start);
	const cuts = new Set([start, end]);
	for (const range of inside) {
		cuts.add(Math.max(range.start, start));
		cuts.add(Math.min(range.end, end));
	}
	const stops = [...cuts].sort((a, b) => a - b);
	return stops.slice(1).map((stop, index) => {
		const from = stops[index] ?? start;
		const ids = inside.filter((range) => range.start <= from && range.end >= stop).map((range) => range.id);
		return { start: from, text: text.slice(from, stop), ids };
	});
}
