import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../../styles');
const SHEETS = ['tokens.css', 'base.css', 'buttons.css'];

/** The look of this site, for pages without scripts: nothing could set a theme there, so dark colours follow the system. */
export const siteStyles = (): string =>
	SHEETS.map((name) => readFileSync(join(STYLES, name), 'utf8'))
		.join('\n')
		.replace(/:root\[data-theme="dark"\] (\{[^}]*\})/, '@media (prefers-color-scheme: dark) { :root $1 }');
