import { type Markup, markup } from '../mail/markup.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { nameOfProvider, PROVIDER_WORDS } from './provider-words.ts';

/** The place in a form, before its last links, where the buttons go. */
const ENDS = /<p class="(?:ways|log-in)"/g;

/**
 * A built page with the buttons of the providers in its forms; null: it has no such form, or no provider is set up. The
 * build has no buttons, so that a site without keys sends no bytes for them.
 */
export function withProviderButtons(page: string, providers: readonly ProviderSettings[]): string | null {
	if (providers.length === 0) return null;
	const { html } = buttons(providers);
	const changed = page.replace(ENDS, (end) => html + end);
	return changed === page ? null : changed;
}

function buttons(providers: readonly ProviderSettings[]): Markup {
	const { action, busy, agreement, terms, termsHref, and, privacy, privacyHref, faults } = PROVIDER_WORDS;
	const each = providers.map(({ id }) => {
		const words = action.replace('{provider}', nameOfProvider(id));
		return markup`<button type="button" class="button is-quiet" data-provider="${id}" data-busy="${busy}">${words}</button>`;
	});
	// Faults by code; `OAuthCallbackError` is Auth.js's name for a cancelled sign-in.
	const told = JSON.stringify({ ...faults, OAuthCallbackError: faults.cancelled });
	return markup`<div class="form" data-providers="${told}">${each}<p class="help">${agreement} <a href="${termsHref}">${terms}</a> ${and} <a href="${privacyHref}">${privacy}</a>.</p></div>`;
}
