import { afterEach, expect, test, vi } from 'vitest';
import { findPlace, savePlace } from './place.ts';

afterEach(() => vi.unstubAllGlobals());

function keep(text: string | null): { kept: string | null } {
	const box = { kept: text };
	vi.stubGlobal('localStorage', {
		getItem: () => box.kept,
		setItem: (_key: string, value: string) => {
			box.kept = value;
		},
	});
	return box;
}

test('a place is stored as percentages, with the version of the format', () => {
	const box = keep(null);
	savePlace({ x: 12.34567, y: 80 });
	expect(JSON.parse(box.kept ?? '')).toEqual({ version: 1, x: 12.35, y: 80 });
	expect(findPlace()).toEqual({ x: 12.35, y: 80 });
});

test.each([null, 'not json', '{"version":2,"x":1,"y":1}', '{"version":1,"x":-5,"y":1}', '{"version":1,"x":"1","y":1}'])(
	'after an invalid place (%s) the genie starts from its corner',
	(kept) => {
		keep(kept);
		expect(findPlace()).toBeNull();
	},
);

test('the genie works in a browser that blocks storage', () => {
	const blocked = () => {
		throw new Error('blocked');
	};
	vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
	savePlace({ x: 1, y: 1 });
	expect(findPlace()).toBeNull();
});
