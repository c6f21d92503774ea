import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../../styles');
const SHEETS = ['tokens.css', 'base.css', 'buttons.css', 'mailbox.css'];

/**
 * The site's own styles, read when they are asked for: the page is no part of the build. It runs no script that could set
 * the theme, so the dark tokens follow the system.
 */
export function mailboxStyle(): string {
	return SHEETS.map((name) => readFileSync(join(STYLES, name), 'utf8'))
		.join('\n')
		.replace(/:root\[data-theme="dark"\] (\{[^}]*\})/, '@media (prefers-color-scheme: dark) { :root $1 }');
}
