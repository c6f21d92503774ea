/** Centre of the genie in percent of the viewport, so that it keeps its corner when the window changes. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

const MASCOT_KEY = 'ploop:mascot';
const VERSION = 1;
export const CORNER: Place = { x: 100, y: 88 };

/** The place that the visitor moved the genie to, or null. */
export function findPlace(): Place | null {
	try {
		const kept = JSON.parse(localStorage.getItem(MASCOT_KEY) ?? 'null') as (Place & { version?: number }) | null;
		return kept?.version === VERSION && isPercent(kept.x) && isPercent(kept.y) ? { x: kept.x, y: kept.y } : null;
	} catch {
		return null;
	}
}

export function savePlace({ x, y }: Place): void {
	try {
		localStorage.setItem(MASCOT_KEY, JSON.stringify({ version: VERSION, x: round(x), y: round(y) }));
	} catch {
		// Storage may be blocked; the genie then starts from its corner next time.
	}
}

function isPercent(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value <= 100;
}

function round(percent: number): number {
	return Math.round(percent * 100) / 100;
}
