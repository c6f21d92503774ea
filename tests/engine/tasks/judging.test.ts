import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import { classifyTask } from '#engine/tasks/classify';
import { corpusRows } from '#scripts/train/corpus-rows';

/** Held-out rows. */
const rows = corpusRows().filter(({ isApart }) => isApart);
const share = (some: number, all: number): number => some / Math.max(1, all);

describe('on requests set apart', () => {
	it('a question comes first when the object of the work is missing, and rarely otherwise', () => {
		const asked = (ofMissing: boolean) => {
			const own = rows.filter(({ ask }) => ask === ofMissing);
			return share(own.filter(({ text }) => optimise(text).outcome === 'clarify').length, own.length);
		};
		expect(asked(true)).toBeGreaterThan(0.6);
		expect(asked(false)).toBeLessThan(0.03);
	});

	it('a named kind of work is right nineteen times in twenty', () => {
		const named = rows
			.map(({ text, type }) => ({ type, said: classifyTask(read(text)).id }))
			.filter(({ said }) => said !== 'other');
		expect(named.length).toBeGreaterThan(20);
		expect(share(named.filter(({ type, said }) => type === said).length, named.length)).toBeGreaterThan(0.93);
	});
});
