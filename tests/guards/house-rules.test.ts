import { describe, expect, it } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';
import { barrelOffences } from './rules/barrel-files.ts';
import { builtRouteOffences } from './rules/built-routes.ts';
import { chanceOffences } from './rules/chance.ts';
import { defaultExportOffences } from './rules/default-exports.ts';
import { enginePurityOffences } from './rules/engine-purity.ts';
import { fileNameOffences } from './rules/file-names.ts';
import { fileSizeOffences, MAX_LINES } from './rules/file-sizes.ts';
import { machineTraceOffences } from './rules/machine-traces.ts';
import { pageTestOffences } from './rules/page-tests.ts';
import { unpinnedVersions } from './rules/pinned-versions.ts';
import { roomImportOffences } from './rules/room-imports.ts';
import { sleepingTestOffences } from './rules/sleeping-tests.ts';
import { styleAttributeOffences } from './rules/style-attributes.ts';
import { typedErrorCodeOffences } from './rules/typed-error-codes.ts';
import { unsignedEventOffences } from './rules/unsigned-events.ts';

interface House {
	readonly rule: string;
	readonly check: (file: ProjectFile) => string[];
	/** Each of these must be caught: a guard that never fires guards nothing. */
	readonly planted: readonly (readonly [path: string, text: string])[];
	/** Near misses that must pass. */
	readonly allowed: readonly (readonly [path: string, text: string])[];
}

const long = (lines: number) => 'const a = 1;\n'.repeat(lines);

const HOUSE: readonly House[] = [
	{
		rule: 'rooms import only the rooms they may',
		check: roomImportOffences,
		planted: [
			['src/engine/a.ts', "import { b } from '#server/b';"],
			['src/engine/a.ts', "import { readFileSync } from 'node:fs';"],
			['src/engine/a.ts', "import { z } from 'zod';"],
			['src/engine/a.ts', "import type { OptimiseRequest } from '#contract/optimise';"],
			['src/engine/a.ts', "export const b = () => import('#db/usage');"],
			['src/contract/a.ts', "export { b } from '#engine/b';"],
			['src/contract/a.ts', "export type B = import('#engine/types').Span;"],
			['src/islands/optimiser/A.tsx', "import { OptimiseRequest } from '#contract/optimise';"],
			['src/islands/optimiser/A.tsx', "import { z } from 'zod';"],
			['src/islands/optimiser/A.tsx', "import { OptimiserCopy } from '#copy/optimiser-copy';"],
			['src/server/a.ts', "import { OptimiserCopy } from '#copy/optimiser-copy';"],
			['src/islands/a.ts', "import { optimise } from '#engine/optimise';"],
			['src/server/a.ts', "import { A } from '#islands/optimiser/A.tsx';"],
			['src/server/http/a.ts', "import { b } from '../../contract/b.ts';"],
			['src/server/a.ts', "import { b } from '../contract/b.ts';"],
			['src/server/a.ts', "import { GET } from '../pages/api/health.ts';"],
			['db/a.ts', "import { b } from '#server/b';"],
			['packages/a/src/a.ts', "import { b } from '#server/b';"],
			['packages/a/src/a.ts', "import { b } from '@ploop/b';"],
			['src/pages/a.ts', "import { b } from '@ploop/a';"],
			['src/engine/a.ts', "import type { B } from '@ploop/a';"],
			['tests/api/a.test.ts', "import { GET } from '../../src/pages/api/health.ts';"],
			['src/components/A.astro', "---\nimport { b } from '#server/b';\n---\n<p>text</p>"],
			['src/components/A.astro', "---\n---\n<p>text</p><script>import { b } from '#db/b';</script>"],
		],
		allowed: [
			['src/islands/A.tsx', "import type { OptimiseResponse } from '#contract/optimise';"],
			['src/islands/A.tsx', "import type { OptimiserCopy } from '#copy/optimiser-copy';"],
			['src/islands/A.tsx', "import { type OptimiseResponse } from '#contract/optimise';"],
			['src/islands/A.tsx', "import { PROMPT_MAX_CHARS } from '#contract/limits';\nimport { useState } from 'react';"],
			['src/server/http/a.ts', "import { b } from '../runtime.ts';\nimport { c } from '#engine/optimise';"],
			['src/server/a.ts', "import { b } from '@ploop/a';"],
			['src/pages/api/a.ts', "import { route } from '#server/http/route';"],
			['src/engine/a.ts', "import { MODIFIER_VALUES } from '#contract/modifier-values';"],
			['src/engine/a.test.ts', "import { readFileSync } from 'node:fs';\nimport { it } from 'vitest';"],
		],
	},
	{
		rule: 'no file only passes on what others export',
		check: barrelOffences,
		planted: [
			['src/engine/index.ts', 'export const a = 1;'],
			['src/engine/all.ts', "export * from './a.ts';\nexport { b } from './b.ts';"],
		],
		allowed: [['src/pages/api/index.ts', 'export const GET = 1;']],
	},
	{
		rule: 'names say what is inside, in the case of their kind',
		check: fileNameOffences,
		planted: [
			['src/server/utils.ts', ''],
			['src/engine/text-helpers.ts', ''],
			['src/common/a.ts', ''],
			['src/server/quotaCheck.ts', ''],
			['src/islands/prompt-form.tsx', ''],
		],
		allowed: [
			['src/islands/optimiser/optimiser.store.ts', ''],
			['src/islands/optimiser/PromptForm.tsx', ''],
			['src/pages/404.astro', ''],
			['src/env.d.ts', ''],
		],
	},
	{
		rule: `no file is longer than ${MAX_LINES} lines`,
		check: fileSizeOffences,
		planted: [
			['src/server/a.ts', long(MAX_LINES + 1)],
			['src/components/A.astro', long(MAX_LINES + 1)],
			['src/engine/tasks/a.ts', long(MAX_LINES + 1)],
		],
		allowed: [
			['src/server/a.ts', long(MAX_LINES)],
			['src/engine/reading/data/words.ts', long(MAX_LINES + 1)],
			['src/server/a.test.ts', long(MAX_LINES + 1)],
		],
	},
	{
		rule: 'no test is served as a page',
		check: pageTestOffences,
		planted: [['src/pages/api/optimise.test.ts', '']],
		allowed: [['src/pages/api/optimise.ts', '']],
	},
	{
		rule: 'no route of the API is called by the build',
		check: builtRouteOffences,
		planted: [['src/pages/api/a.ts', 'export const GET = route({});']],
		allowed: [
			['src/pages/api/a.ts', 'export const prerender = false;\n\nexport const GET = route({});'],
			['src/pages/robots.txt.ts', 'export const GET = () => new Response();'],
		],
	},
	{
		rule: 'no browser test sleeps',
		check: sleepingTestOffences,
		planted: [
			['tests/browser/a.test.ts', 'await page.waitForTimeout(500);'],
			['tests/browser/a.test.ts', "await page.goto('/', { waitUntil: 'networkidle' });"],
		],
		allowed: [['tests/browser/a.test.ts', "await page.waitForEvent('download');"]],
	},
	{
		rule: 'no test depends on chance',
		check: chanceOffences,
		planted: [
			['tests/api/a.test.ts', "import fc from 'fast-check';"],
			['src/engine/a.test.ts', 'const text = String(Math.random());'],
		],
		allowed: [
			['tests/api/a.test.ts', "import { fc } from '#support/properties';"],
			['tests/support/properties.ts', "import fc from 'fast-check';"],
		],
	},
	{
		rule: 'no event of Stripe is opened without its signature',
		check: unsignedEventOffences,
		planted: [['src/server/a.ts', 'stripe.webhooks.constructEventWithoutVerification(body);']],
		allowed: [['src/server/a.ts', 'stripe.webhooks.constructEvent(body, signature, secret);']],
	},
	{
		rule: 'a schema refuses by a code that there is',
		check: typedErrorCodeOffences,
		planted: [['src/contract/a.ts', "export const Name = z.string({ error: 'company_invalid' });"]],
		allowed: [
			['src/contract/a.ts', "export const Name = z.string(refused('name_required'));"],
			['src/contract/a.ts', "export const Line = z.string({ error: 'must be one line' });"],
		],
	},
	{
		rule: 'no style attribute, which the content security policy would drop',
		check: styleAttributeOffences,
		planted: [
			['src/components/A.astro', '<p style="color: red">a</p>'],
			['src/islands/A.tsx', 'const a = <p style={{ color: 1 }} />;'],
		],
		allowed: [['src/components/A.astro', '<p data-style="a">a</p><style>p { color: red }</style>']],
	},
	{
		rule: 'the engine is a function of its arguments',
		check: enginePurityOffences,
		planted: [
			['src/engine/a.ts', 'export const now = () => new Date();'],
			['src/engine/a.ts', 'export const now = () => Date.now();'],
			['src/engine/a.ts', 'export const dice = () => Math.random();'],
			['src/engine/a.ts', 'export const key = process.env.KEY;'],
			['src/engine/a.ts', "export const page = fetch('/');"],
			['src/engine/a.ts', "export const order = (a: string) => a.localeCompare('b');"],
		],
		allowed: [
			['src/engine/a.ts', "export const kinds = { process: 'Date', fetch: 1 }; // new Date()"],
			['src/engine/a.ts', 'export const f = (fact: { date: string }) => fact.date;'],
			[
				'src/engine/a.ts',
				'export const f = (words: string[]) => { const window = words.slice(0, 3); return window; };',
			],
		],
	},
	{
		rule: 'nothing that is true on one machine only',
		check: machineTraceOffences,
		planted: [
			['docs/a.md', `see ${['', 'home', 'ann', 'ploop'].join('/')}`],
			['scripts/train/corpus/README.md', `see ${['', 'home', 'ann', 'ploop'].join('/')}`],
			['.npmrc', `registry=${['https:/', 'registry.example.org'].join('/')}`],
			['package-lock.json', '{ "resolved": "http://a" }'],
		],
		allowed: [
			['scripts/find-browser.ts', "const path = '/usr/bin/chromium';"],
			['scripts/train/corpus/a.jsonl', `why does ${['', 'home', 'ann', 'site'].join('/')} fail`],
			['docs/quality/2026-11-22/a.jsonl', `why does ${['', 'home', 'ann', 'site'].join('/')} fail`],
		],
	},
	{
		rule: 'every package is pinned to one exact version',
		check: unpinnedVersions,
		planted: [
			['package.json', '{ "dependencies": { "a": "^1.0.0" } }'],
			['package.json', '{ "devDependencies": { "a": "latest" } }'],
			['packages/a/package.json', '{ "dependencies": { "a": "^1.0.0" } }'],
		],
		allowed: [['package.json', '{ "dependencies": { "a": "1.0.0" } }']],
	},
	{
		rule: 'exports have names',
		check: defaultExportOffences,
		planted: [
			['src/server/a.ts', 'export default function a() {}'],
			['src/islands/A.tsx', 'const A = 1;\nexport default A;'],
		],
		allowed: [['src/server/a.ts', 'export function a() {}']],
	},
];

const files = projectFiles();

describe.each(HOUSE)('$rule', ({ check, planted, allowed }) => {
	it('holds in the whole project', () => {
		expect(files.length).toBeGreaterThan(20);
		expect(files.flatMap(check)).toEqual([]);
	});

	it.each(planted)('catches an offence planted in %s: %s', (path, text) => {
		expect(check({ path, text })).not.toEqual([]);
	});

	it.each(allowed)('lets %s pass: %s', (path, text) => {
		expect(check({ path, text })).toEqual([]);
	});
});
