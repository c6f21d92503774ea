/** `{{name}}`: one line, no braces within. */
const VARIABLE = /\{\{([^{}\n]{1,80})\}\}/g;

/** With more blanks than this there is no form; they are filled in within the text. */
export const MOST_VARIABLES = 20;

/** The names of a template's blanks, each once, in the order of the text. */
export function findVariables(body: string): readonly string[] {
	const names = [...body.matchAll(VARIABLE)].map(([, name = '']) => name.trim()).filter((name) => name !== '');
	return [...new Set(names)].slice(0, MOST_VARIABLES);
}

/** What a field for the blank is called: `first_name` is "First name". */
export function labelOf(name: string): string {
	const words = name.replace(/[_-]+/g, ' ').trim() || name;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text with every occurrence of its blanks filled in; a blank without a value stays. */
export function fillVariables(body: string, values: Readonly<Record<string, string>>): string {
	return body.replace(VARIABLE, (blank, name: string) => {
		const value = Object.hasOwn(values, name.trim()) ? values[name.trim()] : undefined;
		return value === undefined || value.trim() === '' ? blank : value;
	});
}

/** The text in pieces: blanks by name, and the text between them. */
export function splitAtBlanks(body: string): readonly { readonly words: string; readonly isBlank: boolean }[] {
	return body.split(/(\{\{[^{}\n]{1,80}\}\})/).flatMap((words) => {
		const isBlank = words.startsWith('{{') && words.endsWith('}}') && words.slice(2, -2).trim() !== '';
		if (words === '') return [];
		return [{ words: isBlank ? words.slice(2, -2).replace(/[_-]+/g, ' ').trim() : words, isBlank }];
	});
}
