import { findTranslation } from './tables.ts';

const VALUE = /\{([a-z]{1,12})\}/g;

/**
 * A text of the engine in the language of the request; in English where it has no translation. The values are put in as
 * they are: the person's words are never translated.
 *
 * @param code ISO 639-1
 * @param english the text as `tables/en.json` has it, with the names of its values in braces: "Rule met: {rule}."
 */
export function say(code: string, english: string, values: Readonly<Record<string, string>> = {}): string {
	const text = findTranslation(code, english) ?? english;
	return text.includes('{') ? text.replace(VALUE, (braces, name: string) => values[name] ?? braces) : text;
}
