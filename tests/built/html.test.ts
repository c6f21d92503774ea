import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '#support/built-site';

/** The recommended rules and WCAG's; each exception has a reason. */
const htmlValidate = new HtmlValidate({
	extends: ['html-validate:recommended', 'html-validate:a11y'],
	rules: {
		// Matters of style, which the build's compressor decides.
		'doctype-style': 'off',
		'void-style': 'off',
		'no-trailing-whitespace': 'off',
		'attr-quotes': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'long-title': 'off',
		// React writes noValidate and autoComplete; HTML reads both cases.
		'attr-case': 'off',
		'no-inline-style': 'error',
	},
});

/** Astro puts this style before the first island of a page, wherever that is. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

test.each(builtPages)('$path is valid HTML', async ({ html }) => {
	const { results } = await htmlValidate.validateString(html.replace(ISLAND_STYLE, ''));
	const faults = results.flatMap(({ messages }) =>
		messages.map(({ ruleId, line, message, selector }) => `${ruleId} ${line}: ${message} (${selector})`),
	);
	expect(faults).toEqual([]);
});

test('a planted fault is found', async () => {
	const { valid } = await htmlValidate.validateString(
		'<!doctype html><html lang="en"><body><ul><p>x</p></ul></body></html>',
	);
	expect(valid).toBe(false);
});
