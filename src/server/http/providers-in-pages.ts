import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { withProviderButtons } from '../providers/provider-buttons.ts';
import type { ProviderSettings } from '../providers/provider-settings.ts';
import type { Republish } from './published-origin.ts';

/**
 * Adds the buttons of sign-in providers to pages with a sign-in form when the files are loaded.
 *
 * @param providers without any, every page stays unchanged
 * @param republish changes the file first
 */
export function withProvidersInPages(providers: readonly ProviderSettings[], republish: Republish): Republish {
	if (providers.length === 0) return republish;
	return (file) => {
		const text = republish(file);
		if (extname(file) !== '.html') return text;
		return withProviderButtons(text ?? readFileSync(file, 'utf8'), providers) ?? text;
	};
}
