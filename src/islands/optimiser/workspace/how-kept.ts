const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What became of a clear text of which no edit is listed: it stands in the prompt as it is (`title`), with its words in
 * other lines (`paragraphs`), or with spelling or capitals mended (`tidied`).
 */
export function howKept(sent: string, prompt: string): 'title' | 'paragraphs' | 'tidied' {
	if (prompt.includes(sent.trim())) return 'title';
	return inOneLine(prompt).includes(inOneLine(sent)) ? 'paragraphs' : 'tidied';
}
