/** `{freeLimit}` in a text of `content/`. */
const NAME = /\{(\w{1,30})\}/g;

/** Replaces each `{name}` by its value; an unknown name fails the build. */
export function fillNames(text: string, names: Readonly<Record<string, string>>): string {
	const slip = findUnknownName(text, Object.keys(names));
	if (slip) throw new Error(`"${text}" ${slip.message}.`);
	return text.replace(NAME, (_, name: string) => names[name] ?? '');
}

/** The first unknown name: its line, counted from 1, and the message for an editor. */
export function findUnknownName(text: string, known: readonly string[]): { line: number; message: string } | null {
	for (const found of text.matchAll(NAME)) {
		const name = found[1] ?? '';
		if (known.includes(name)) continue;
		const line = text.slice(0, found.index).split('\n').length;
		return { line, message: `uses {${name}}; known are ${known.join(', ')}` };
	}
	return null;
}
