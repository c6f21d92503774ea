import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import getStarted from '#content/get-started.yaml';
import optimiser from '#content/optimiser.yaml';
import plans from '#content/plans.yaml';
import { PlanCatalogue } from '#contract/plans';
import type { GetStartedCopy } from '#copy/get-started-copy';
import { planFigures } from '#copy/plan-figures';
import { projectFiles } from './project-files.ts';

const CONTENT = projectFiles().filter(({ path }) => path.startsWith('content/'));
const questions = CONTENT.filter(({ path }) => /^content\/faq\/.*\.md$/.test(path));
const anchors = questions.map(({ text }) => /^anchor: (.*)$/m.exec(text)?.[1]);
const legal = (name: string) => readFileSync(`content/legal/${name}.md`, 'utf8').replace(/(?<=\S)\n(?=\S)/g, ' ');

test('a price stands in plans.yaml and nowhere else', () => {
	const { monthly, annual } = planFigures(PlanCatalogue.parse(plans));
	const stated = new RegExp(`(?:${[monthly, annual].map((price) => price.replace('.', '\\.')).join('|')})(?![,.]?\\d)`);
	const offenders = CONTENT.filter(({ path, text }) => path !== 'content/plans.yaml' && stated.test(text));
	expect(offenders.map(({ path }) => path)).toEqual([]);
	expect(stated.test(`Pro is ${monthly} a month`)).toBe(true);
});

test('there are eleven questions, each with an address of its own', () => {
	expect(questions).toHaveLength(11);
	expect(new Set(anchors).size).toBe(11);
	expect(anchors).toEqual(expect.arrayContaining(['how', 'plans', 'privacy']));
});

test('each question that the first steps point to is there', () => {
	const topics = (getStarted as GetStartedCopy).faq.links.map(({ topic }) => topic);
	expect(anchors).toEqual(expect.arrayContaining(topics));
});

const Marks = z.object({ yours: z.string(), derived: z.string(), added: z.string(), assumed: z.string() });
const WithMarks = z.object({ result: z.object({ origins: Marks }) });

test('what is yours, from yours, added or assumed has the same name wherever a prompt is marked', () => {
	expect(WithMarks.parse(optimiser).result.origins).toMatchObject({ yours: 'Yours', derived: 'From yours' });
	const naming = CONTENT.filter(({ text }) => /^\s*(?:marks|derived):/m.test(text));
	expect(naming.map(({ path }) => path)).toEqual(['content/optimiser.yaml']);
});

test('an allowance says when it starts anew, to the day', () => {
	expect(legal('terms')).toMatch(/start anew each \{period\} at 00:00 London time; a week begins on Monday/);
});

test('what the security page promises is told to who runs the site', () => {
	const [, promises = ''] = readFileSync('docs/operations.md', 'utf8').split('## What the pages promise in your name');
	for (const promise of [/encrypted/i, /back(?:ed )?up/i, /alert/i]) {
		expect(legal('security')).toMatch(promise);
		expect(promises).toMatch(promise);
	}
});

test('the terms have the eleven sections of the agreement', () => {
	expect(legal('terms').match(/^## /gm)).toHaveLength(11);
	expect(legal('terms')).toMatch(/law of England and Wales/);
	expect(legal('terms')).toMatch(/at least 18 years old/);
	expect(legal('terms')).toMatch(/no more than the amount you paid us in the 12 months before/);
});

test('the privacy policy says what it has to', () => {
	for (const said of [
		/under 13/,
		/within 30 days/,
		/Up to 7 years/,
		/for 12 months/,
		/within one month/,
		/ico\.org\.uk/,
	])
		expect(legal('privacy')).toMatch(said);
});
