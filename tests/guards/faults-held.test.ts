import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `path`: words of a test's title or of a case in it, the form in which docs/faults.md names the test of a fault. */
const HELD = /`((?:src|packages|tests|scripts)\/[\w/.-]+\.test\.ts)`: ([^|]+?) \|$/gm;

const table = readFileSync('docs/faults.md', 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!found|---)/.test(line));
const held = [...table.matchAll(HELD)].map(([, path = '', title = '']) => ({ path, title }));

test('each fault found from outside names what holds it', () => {
	expect(rows.length).toBeGreaterThan(60);
	expect(held).toHaveLength(rows.length);
});

test.each(held)('$path has the test "$title"', ({ path, title }) => {
	expect(readFileSync(path, 'utf8')).toContain(title);
});
