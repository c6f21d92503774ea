import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelPage } from '#contract/model-page';
import type { Republish } from './published-origin.ts';

const ID = 'ploop-model';
/** File name of the built script that reads the data block. */
const PART = /^start-model\.[\w-]+\.js$/;

/**
 * Adds the model's data and script to the home page. The built pages themselves contain nothing about models, so that a
 * site without a model sends them unchanged.
 */
export function withModelInPage(folder: string, page: ModelPage | null, republish: Republish): Republish {
	if (page === null) return republish;
	const home = join(folder, 'index.html');
	const part = readdirSync(join(folder, '_astro')).find((name) => PART.test(name));
	if (part === undefined) throw new Error('the build has no code for a model');
	return (file) => {
		if (file !== home) return republish(file);
		const text = republish(file) ?? readFileSync(file, 'utf8');
		return text.replace('</body>', () => `${blocksFor(page, part)}</body>`);
	};
}

/** A data block, which the content security policy allows; its text is escaped so that it cannot end the block. */
const blocksFor = (page: ModelPage, part: string): string =>
	`<script id="${ID}" type="application/json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>` +
	`<script type="module" src="/_astro/${part}"></script>`;
