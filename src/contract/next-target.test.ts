import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeNext } from './next-target.ts';

interface Payloads {
	readonly base: string;
	readonly payloads: readonly { readonly payload: string; readonly why: string }[];
	readonly legit: readonly string[];
}

const file = join(process.cwd(), 'tests/data/open-redirect-payloads.json');
const { base, payloads, legit } = JSON.parse(readFileSync(file, 'utf8')) as Payloads;

const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

describe('a target that is not safe', () => {
	test.each(payloads.map(({ payload, why }) => [why, payload]))('stays on the origin: %s', (_why, payload) => {
		for (const sent of [payload, decoded(payload), decoded(decoded(payload))]) {
			const target = safeNext(sent);
			expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
			for (const read of [target, decoded(target), decoded(decoded(target))]) {
				expect(new URL(read, base).origin, read).toBe(base);
				expect(new URL(read, base).pathname).not.toMatch(/^\/[/\\]/);
			}
		}
	});

	test.each([
		'',
		null,
		undefined,
		'/api/account',
		'/API',
		`/${'a'.repeat(2048)}`,
		'/a\\b',
		'/\ud800',
		'pricing',
		'/..//x',
	])('becomes the pricing page: %j', (next) => {
		expect(safeNext(next)).toBe('/pricing');
	});
});

test.each(legit)('a page of ours is kept as it is: %s', (next) => {
	expect(safeNext(next)).toBe(next);
});

test('other letters are percent-encoded, so that they fit in a header', () => {
	expect(safeNext('/app/😀?q=ü#é')).toBe('/app/%F0%9F%98%80?q=%C3%BC#%C3%A9');
});
