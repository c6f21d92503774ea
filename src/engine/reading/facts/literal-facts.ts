import type { FactKind } from '#engine/types';
import { matchesIn, type Passage } from '../passage.ts';
import type { Found } from './found.ts';

const EXTENSIONS =
	'csv|tsv|json|jsonl|xml|ya?ml|toml|ini|txt|md|mdx|pdf|docx?|xlsx?|pptx?|odt|rtf|html?|css|scss|jsx?|tsx?|mjs|cjs|py|ipynb|rb|go|rs|java|kt|swift|cs|cpp|hpp|c|h|php|sql|sh|bat|ps1|lua|r|png|jpe?g|gif|svg|webp|mp[34]|wav|mov|avi|zip|tar|gz|exe|log|env|lock|parquet|db|sqlite|vue|svelte|astro|tex|bib';

// Kind, a mark that every match contains (a cheap check), and the pattern.
const LITERALS: readonly (readonly [FactKind, RegExp, RegExp])[] = [
	['url', /:\/\/|www\./i, /\b(?:https?:\/\/|www\.)[^\s<>"']{1,400}[^\s<>"'.,;:!?)\]]/gi],
	['email', /@/, /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g],
	[
		'placeholder',
		/[{[<%]/,
		/\{\{[^{}\n]{1,80}\}\}|\$\{[^{}\n]{1,80}\}|(?<![\\\w^}])\{[A-Za-z_]\w{1,40}\}|\[[A-Z][A-Z0-9_ '/-]{1,40}\]|\[(?:your|name|insert|company|date|recipient|username|address)[^[\]\n]{0,40}\]|<[A-Za-z_][\w -]{0,30}>(?!>)|%[A-Z_]{2,30}%/g,
	],
	['code', /`|\(\)|--/, /`[^`\n]{1,300}`|\b[a-zA-Z_][\w.]{0,40}\(\)|(?<!\w)--[a-z][\w-]{1,30}\b/g],
	[
		'quote',
		/["'「『“]/,
		/(?<!\w)"(?=\S)[^"\n]{1,400}"|(?<!\w)'(?=[^\s'])[^'\n]{1,200}'(?!\w)|[「『][^」』\n]{1,200}[」』]|“[^”\n]{1,200}”/g,
	],
	[
		'file',
		/\.[a-z]|[/\\]/,
		new RegExp(
			`(?<![\\w@/])(?:[~.]{0,2}/)?(?:[\\w.-]{1,60}/){0,8}[\\w-][\\w.-]{0,60}\\.(?:${EXTENSIONS})\\b(?!\\.\\w)|(?<!\\w)(?:~|\\.{1,2})?/(?:[\\w.-]{1,60}/){1,8}[\\w.-]{0,60}|\\b[A-Z]:\\\\[^\\s"]{1,120}`,
			'g',
		),
	],
];

/** Strings that the result must keep letter by letter. */
export function findLiterals(passage: Passage): Found[] {
	return LITERALS.flatMap(([kind, mark, pattern]) =>
		(mark.test(passage.text) ? matchesIn(passage, pattern) : []).map(({ start, end }) => ({ kind, start, end })),
	);
}
