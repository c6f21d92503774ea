import { createHash } from 'node:crypto';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { watchFaults } from './faults.ts';
import { makeLate } from './lateness.ts';

interface Visit {
	/** Faults that the test causes on purpose, such as the console line of a refused request. */
	allowedFaults: readonly RegExp[];
}

/** An IP address for each test, so that one test does not use up the weekly and burst limits of another. */
function addressOf(test: string): string {
	const [a = 0, b = 0, c = 0] = createHash('sha256').update(test).digest();
	return `10.${a}.${b}.${c}`;
}

/**
 * Repeats a request whose connection the server closed: it ends one after five idle seconds, which may be the moment of a call.
 * Browsers repeat such requests by themselves.
 */
function askAgain(request: APIRequestContext): void {
	const fetch = request.fetch.bind(request);
	request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
}

/** Playwright's `test` with an IP address of its own; it fails on any fault that the test did not allow. */
export const test = base.extend<Visit>({
	allowedFaults: [[], { option: true }],
	extraHTTPHeaders: async ({ browserName }, use, info) => {
		await use({ 'X-Forwarded-For': addressOf(`${info.testId} ${info.retry} ${info.repeatEachIndex} ${browserName}`) });
	},
	context: async ({ context }, use) => {
		await makeLate(context);
		// Whether a browser has its own model depends on the machine's disk and memory.
		await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
		askAgain(context.request);
		await use(context);
	},
	page: async ({ page, baseURL, allowedFaults }, use) => {
		const faults = await watchFaults(page, baseURL);
		await use(page);
		expect(faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)))).toEqual([]);
	},
});

export { expect };
