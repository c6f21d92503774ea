import { createHash } from 'node:crypto';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { watchFaults } from './faults.ts';
import { makeLate } from './lateness.ts';

interface Visit {
	/** Faults this test brings about on purpose, such as the console line of a refused request. */
	allowedFaults: readonly RegExp[];
}

/** An address for each test, so that the weekly and burst limits of one do not reach another. */
function addressOf(test: string): string {
	const [a = 0, b = 0, c = 0] = createHash('sha256').update(test).digest();
	return `10.${a}.${b}.${c}`;
}

/**
 * The server ends a connection that nobody uses for five seconds; a call may come at that very moment. A browser then asks
 * again by itself.
 */
function askAgain(request: APIRequestContext): void {
	const fetch = request.fetch.bind(request);
	request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
}

/** Playwright's `test`, from an address of its own, failing on any fault the page did not announce. */
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
