import { type CollectionEntry, getCollection } from 'astro:content';
import { fillNames, findUnknownName } from './fill-names.ts';
import { planFigures } from './plan-figures.ts';
import { requireCopy } from './require-copy.ts';
import { type SplitText, splitText } from './text-sections.ts';

type TextKey = 'about' | 'questions' | 'legal-texts';

export interface Text<Key extends TextKey> {
	readonly id: string;
	readonly data: CollectionEntry<Key>['data'];
	readonly body: SplitText;
}

/**
 * The texts of a collection in order of their file names, with {names} filled in. They are filled in at each build and
 * not when the Markdown is read, because Astro keeps the read texts between builds and would keep an old price.
 */
export async function requireTexts<Key extends TextKey>(key: Key): Promise<Text<Key>[]> {
	const names = await textNames();
	const entries = await getCollection(key);
	const sorted = entries.sort((a, b) => (a.id < b.id ? -1 : 1));
	return sorted.map((entry) => {
		requireKnownNames(entry, Object.keys(names));
		return { id: entry.id, data: entry.data, body: splitText(fillNames(htmlOf(entry), names)) };
	});
}

/** Fails the build when there is no such text. */
export async function requireText<Key extends TextKey>(key: Key, id: string): Promise<Text<Key>> {
	const text = (await requireTexts(key)).find((one) => one.id === id);
	if (!text) throw new Error(`There is no text "${id}" among ${key}: is its file in content/ gone or renamed?`);
	return text;
}

/** Markdown writes the braces of a {name} in a link as %7B and %7D. */
const htmlOf = (entry: CollectionEntry<TextKey>): string =>
	(entry.rendered?.html ?? '').replace(/%7B(\w{1,30})%7D/g, '{$1}');

/** The figures of plans.yaml and the operator's details. */
async function textNames(): Promise<Readonly<Record<string, string>>> {
	const { operator, privacyEmail, backupDays } = await requireCopy('operator');
	return { ...planFigures(await requireCopy('plans')), operator, privacyEmail, backupDays: String(backupDays) };
}

function requireKnownNames({ body = '', filePath }: CollectionEntry<TextKey>, known: readonly string[]): void {
	const slip = findUnknownName(body, known);
	if (slip) throw new Error(`${filePath}, line ${slip.line} under the front matter: ${slip.message}.`);
}
