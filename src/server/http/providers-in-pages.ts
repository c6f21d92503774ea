import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { withProviderButtons } from '../providers/provider-buttons.ts';
import type { ProviderSettings } from '../providers/provider-settings.ts';
import type { Republish } from './published-origin.ts';

/**
 * Offers other ways to sign in on the pages that have a form for it, as they are read at start.
 *
 * @param providers that people may sign in with; none: every page stays as it was
 * @param republish what else is told otherwise than it was built
 */
export function withProvidersInPages(providers: readonly ProviderSettings[], republish: Republish): Republish {
	if (providers.length === 0) return republish;
	return (file) => {
		const text = republish(file);
		if (extname(file) !== '.html') return text;
		return withProviderButtons(text ?? readFileSync(file, 'utf8'), providers) ?? text;
	};
}
