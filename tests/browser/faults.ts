import type { Page } from '@playwright/test';

/**
 * Collects faults that a visitor may not see: errors on the console, violations of the content security policy, uncaught
 * exceptions, and requests to other origins.
 */
export async function watchFaults(page: Page, home = 'http://localhost'): Promise<string[]> {
	const { origin } = new URL(home);
	const faults: string[] = [];
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
			console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`);
		});
	});
	page.on('console', (message) => {
		if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
	});
	page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
	page.on('request', (request) => {
		const isOutside = request.url().startsWith('http') && new URL(request.url()).origin !== origin;
		if (isOutside) faults.push(`outside request: ${request.url()}`);
	});
	return faults;
}
