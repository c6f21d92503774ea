import { expect, test } from 'vitest';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

test('there are ten different codes, without letters that look alike', () => {
	const codes = newRecoveryCodes();
	expect(new Set(codes).size).toBe(10);
	for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

test('a code is recognised in any spelling, and for its own account only', () => {
	const code = 'k3ps-0w7d-19qe-2c5x';
	const known = hashOfRecoveryCode('ann', code);
	for (const typed of ['K3PS-OW7D-l9QE-2C5X', ' k3ps 0w7d i9qe 2c5x ', 'k3ps0w7d19qe2c5x']) {
		expect(hashOfRecoveryCode('ann', typed)).toBe(known);
	}
	expect(hashOfRecoveryCode('ann', 'k3ps-0w7d-19qe-2c5y')).not.toBe(known);
	expect(hashOfRecoveryCode('bob', code)).not.toBe(known);
});
