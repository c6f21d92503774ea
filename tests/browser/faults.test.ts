import { expect, test } from '@playwright/test';
import { watchFaults } from './faults.ts';

/** Each fault is added to a clean page, to prove that the other tests would fail on it. */
const PLANTED = [
	['an error on the console', "console.error('planted')", /console: planted/],
	['an exception nobody catches', "setTimeout(() => { throw new Error('planted') })", /uncaught: planted/],
	[
		'a script the policy refuses',
		"document.head.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
		/content security policy: script-src/,
	],
	['a style attribute', "document.body.setAttribute('style', 'color: red')", /content security policy: style-src/],
	['a request to another origin', "fetch('http://other.invalid/').catch(() => {})", /other\.invalid/],
] as const;

for (const [what, script, sign] of PLANTED) {
	test(`${what} is found`, async ({ page, baseURL }) => {
		const faults = await watchFaults(page, baseURL);
		await page.goto('/');
		expect(faults).toEqual([]);
		await page.evaluate(script);
		await expect.poll(() => faults.join('\n')).toMatch(sign);
	});
}
