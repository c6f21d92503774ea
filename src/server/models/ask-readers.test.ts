import { describe, expect, it } from 'vitest';
import type { ReadingInput } from '#engine/proposals/reading-input';
import { inTurn } from './ask-readers.ts';
import { startBreaker } from './circuit-breaker.ts';
import { type Reader, ReaderError, type ReaderFault } from './reader.ts';

const AT = new Date('2026-11-23T12:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const PROPOSAL = { is: 'proposal', proposal: { kind: 'drop', id: 'a' } } as const;

/** A reader whose calls meet these faults in turn; null: the call makes one proposal and ends. */
function readerThat(id: string, faults: readonly (ReaderFault | ReaderError | null)[], calls: string[]): Reader {
	let nth = 0;
	return {
		id,
		async *propose() {
			calls.push(id);
			const fault = faults[nth++] ?? null;
			if (fault !== null) throw fault instanceof ReaderError ? fault : new ReaderError(fault);
			yield PROPOSAL;
		},
	};
}

async function run(readers: readonly Reader[], waited: number[] = []) {
	const all = inTurn(readers, { now: () => AT, chance: () => 0.5, wait: async (ms) => void waited.push(ms) });
	const asking = { signal: new AbortController().signal, taken: () => {} };
	try {
		const parts = [];
		for await (const part of all.propose({} as ReadingInput, asking)) parts.push(part);
		return parts.length;
	} catch (error) {
		return error instanceof ReaderError ? error.fault : error;
	}
}

describe('asking the models', () => {
	it('a temporary fault is tried once more, after a pause', async () => {
		const calls: string[] = [];
		const waited: number[] = [];
		expect(await run([readerThat('first', ['overloaded'], calls)], waited)).toBe(1);
		expect(calls).toEqual(['first', 'first']);
		expect(waited).toEqual([400]);
	});

	it('a short Retry-After is waited for, and with a long one the next model is asked', async () => {
		const calls: string[] = [];
		const waited: number[] = [];
		const short = new ReaderError('overloaded', { retryAfterMs: 2000 });
		expect(await run([readerThat('first', [short], calls)], waited)).toBe(1);
		expect(waited).toEqual([2000]);
		const long = new ReaderError('overloaded', { retryAfterMs: 30_000 });
		expect(await run([readerThat('busy', [long], calls), readerThat('second', [], calls)])).toBe(1);
		expect(calls.slice(2)).toEqual(['busy', 'second']);
	});

	it('after a refusal the second model is asked without another try', async () => {
		const calls: string[] = [];
		expect(await run([readerThat('first', ['refused'], calls), readerThat('second', [], calls)])).toBe(1);
		expect(calls).toEqual(['first', 'second']);
	});

	it('when none answers, the last fault is reported', async () => {
		const calls: string[] = [];
		const readers = ['first', 'second'].map((id) => readerThat(id, ['silent', 'silent'], calls));
		expect(await run(readers)).toBe('silent');
		expect(calls).toEqual(['first', 'first', 'second', 'second']);
	});

	it('after the client disconnects no model is asked again', async () => {
		const calls: string[] = [];
		expect(await run([readerThat('first', ['aborted'], calls), readerThat('second', [], calls)])).toBe('aborted');
		expect(calls).toEqual(['first']);
	});

	it('once a model has sent something, no other model is asked', async () => {
		const calls: string[] = [];
		const half: Reader = {
			id: 'half',
			async *propose() {
				yield PROPOSAL;
				throw new ReaderError('slow');
			},
		};
		expect(await run([half, readerThat('second', [], calls)])).toBe('slow');
		expect(calls).toEqual([]);
	});
});

describe('the breaker', () => {
	it('opens at the third failure for half a minute, and then allows one try', () => {
		const breaker = startBreaker();
		for (let failure = 1; failure <= 3; failure += 1) {
			expect(breaker.mayCall(AT)).toBe(true);
			breaker.failed(AT);
		}
		expect(breaker.mayCall(later(29_999))).toBe(false);
		expect(breaker.mayCall(later(30_000))).toBe(true);
		expect(breaker.mayCall(later(30_001))).toBe(false);
		breaker.succeeded();
		expect(breaker.mayCall(later(30_002))).toBe(true);
	});

	it('does not ask a provider for as long as its Retry-After says', () => {
		const breaker = startBreaker();
		breaker.failed(AT, 60_000);
		expect(breaker.mayCall(later(59_999))).toBe(false);
		expect(breaker.mayCall(later(60_000))).toBe(true);
	});
});
