import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../support/digest-results.ts', import.meta.url));

function digest(env: Readonly<Record<string, string>>, ...args: string[]): string {
	return execFileSync(process.execPath, [SCRIPT, ...args], {
		env: { ...process.env, ...env },
		encoding: 'utf8',
	}).trim();
}

it('gives the same bytes in every time zone, locale and order of calls', () => {
	const first = digest({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
	expect(first).toMatch(/^[\da-f]{64}$/);
	expect(digest({ TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, '--backwards')).toBe(first);
});
