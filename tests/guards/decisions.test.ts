import { describe, expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

interface Decision {
	/** Three digits. */
	readonly number: string;
	readonly statuses: readonly string[];
}

const RECORD = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
const STATUS = /^(?:Date: \d{4}-\d{2}-\d{2}\. )?Status: accepted(?:[;.] .+)?\.$/gm;
/** What one decision does to another; the other then says that it was done. */
const CHANGES = /\b(?:changes|replaces|reverses|narrows) [^;.]*?(?=[;.:]|$)/g;
const LINK = /\[(\d{3})\]/g;

const numbersIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, number = '']) => number);

function readDecision(path: string, text: string): Decision {
	return { number: RECORD.exec(path)?.[1] ?? '', statuses: text.match(STATUS) ?? [] };
}

/** Numbers of the records that this one says it changes. */
const changedBy = ({ statuses: [status = ''] }: Decision): string[] =>
	[...withoutTargets(status).matchAll(CHANGES)].flatMap(([part]) => numbersIn(part));

/** The names of files in links have dots, which end a part of the status. */
const withoutTargets = (status: string): string => status.replace(/\]\([^)]*\)/g, ']');

const decisions = projectFiles()
	.filter(({ path }) => RECORD.test(path))
	.map(({ path, text }) => readDecision(path, text));

test('no two decisions have the same number', () => {
	expect(decisions.length).toBeGreaterThan(50);
	expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});

test.each(decisions)('decision $number says its status on one line, once', ({ statuses }) => {
	expect(statuses).toHaveLength(1);
});

describe('a decision that was changed names the one that changed it', () => {
	const byNumber = new Map(decisions.map((one) => [one.number, one]));
	const pairs = decisions.flatMap((one) => changedBy(one).map((other) => [one.number, other] as const));

	test('there are such decisions', () => {
		expect(pairs).toContainEqual(['062', '023']);
	});

	test.each(pairs)('%s changes %s', (number, other) => {
		expect(numbersIn(byNumber.get(other)?.statuses[0] ?? '')).toContain(number);
	});
});
