import type { DoneEvent, FallbackEvent, SectionEvent } from '#contract/optimise-stream';
import { $usage } from '../stores/optimiser.store.ts';
import { isKept } from './on-the-page.ts';
import type { StreamEvent } from './read-events.ts';
import { changeReading, type Reading, withSection } from './reading.store.ts';
import { countUse, type Running, setRunning } from './running.ts';

/** Reads the events that follow the draft. Never throws. */
export async function follow(events: AsyncIterable<StreamEvent>, running: Running): Promise<void> {
	const { requestId, leaving } = running;
	setRunning(running);
	try {
		for await (const event of events) {
			if (leaving.signal.aborted) return;
			if (take(event, requestId)) {
				setRunning(null);
				return;
			}
		}
		// The stream ended without its last event.
	} catch {
		// The connection broke.
	}
	if (leaving.signal.aborted) return;
	setRunning(null);
	changeReading(requestId, () => ({ phase: 'broken' }));
	await countUse(running);
}

/** @returns whether it was the last */
function take({ name, data }: StreamEvent, requestId: string): boolean {
	switch (name) {
		case 'queued':
			changeReading(requestId, () => queuedAt((data as { place: number }).place));
			return false;
		case 'section':
			changeReading(requestId, (now) => ({ phase: 'reading', ...withSection(now, data as SectionEvent, isKept) }));
			return false;
		case 'done':
			finish(data as DoneEvent, requestId);
			return true;
		case 'fallback':
			changeReading(requestId, () => ({ phase: 'fallback', message: (data as FallbackEvent).message }));
			return true;
		default:
			return false;
	}
}

const queuedAt = (place: number): Partial<Reading> => ({ phase: place === 0 ? 'reading' : 'queued', place });

function finish({ usage, model }: DoneEvent, requestId: string): void {
	$usage.set(usage);
	changeReading(requestId, () => ({ phase: model === null ? 'none' : 'done' }));
}
