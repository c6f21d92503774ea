/** Puts values into the `{braces}` of a content sentence; an unknown name stays as written, so a typo is seen. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w{1,20})\}/g, (braces, name: string) => String(values[name] ?? braces));
}

export function fillInCount(
	forms: { readonly one: string; readonly other: string },
	n: number,
	values: Readonly<Record<string, string | number>> = {},
): string {
	return fillIn(n === 1 ? forms.one : forms.other, { n, ...values });
}
