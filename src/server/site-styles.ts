import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../styles');
const SHEETS = ['tokens.css', 'base.css', 'buttons.css'];

/**
 * The site's style sheets for pages outside of the build: the mailbox and the test payments under `/dev`. No script
 * sets a theme there, so the dark colours follow the system's setting.
 *
 * @param own names of further sheets in `src/styles`
 */
export const siteStyles = (...own: readonly string[]): string =>
	[...SHEETS, ...own]
		.map((name) => readFileSync(join(STYLES, name), 'utf8'))
		.join('\n')
		.replace(/:root\[data-theme="dark"\] (\{[^}]*\})/, '@media (prefers-color-scheme: dark) { :root $1 }');
