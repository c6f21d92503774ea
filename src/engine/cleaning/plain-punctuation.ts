/** Typographic quotes and dashes become the plain ones that every model and editor handles alike. */
export function plainPunctuation(prose: string): string {
	return prose
		.replace(/[“”„‟]/g, '"')
		.replace(/[‘’‚‛]/g, "'")
		.replace(/(?<=\S)[ \t]?—[ \t]?(?=\S)/g, ' - ')
		.replace(/[‐‑‒–—―]/g, '-');
}
