import { expect, test } from 'vitest';
import { withProviderButtons } from './provider-buttons.ts';
import type { ProviderSettings } from './provider-settings.ts';

const KEYS = { clientId: 'id', clientSecret: 'a secret between two servers' };
const GOOGLE: ProviderSettings = { id: 'google', ...KEYS };
const GITHUB: ProviderSettings = { id: 'github', ...KEYS };
const PAGE =
	'<form><input><p class="ways" data-a><a href="/signup">Create</a></p></form><p class="log-in for-guest">no</p>';

test('a page gets a button for each provider, before the links of its form, without their keys', () => {
	const page = withProviderButtons(PAGE, [GOOGLE, GITHUB]) ?? '';
	expect(page.match(/data-provider="\w+"/g)).toEqual(['data-provider="google"', 'data-provider="github"']);
	expect(page.indexOf('data-provider=')).toBeGreaterThan(page.indexOf('<input>'));
	expect(page.indexOf('data-provider=')).toBeLessThan(page.indexOf('href="/signup"'));
	expect(page).not.toContain(KEYS.clientSecret);
	expect(page).toContain('Continue with Google');
});

test('without keys, or without a form, a page is unchanged', () => {
	expect(withProviderButtons(PAGE, [])).toBeNull();
	expect(withProviderButtons('<p class="log-in for-guest">no</p>', [GOOGLE])).toBeNull();
});
