import { expect, test } from 'vitest';
import { lockedPackages, notAgreedTo } from '#scripts/licences/locked-packages';

test('every package has a licence that was agreed to', () => {
	const packages = lockedPackages();
	expect(packages.length).toBeGreaterThan(100);
	expect(packages.filter(notAgreedTo)).toEqual([]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0-only', 'UNLICENSED', 'SEE LICENSE IN FILE', 'none named'])(
	'%s is refused',
	(licence) => {
		expect(notAgreedTo({ licence })).toBe(true);
	},
);

test.each(['MIT', '(MIT AND Zlib)', '(AFL-2.1 OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
	'%s is taken',
	(licence) => {
		expect(notAgreedTo({ licence })).toBe(false);
	},
);
