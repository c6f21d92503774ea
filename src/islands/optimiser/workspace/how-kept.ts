const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * How a clear text without listed edits appears in the prompt: unchanged (`title`), with its words in other lines (`paragraphs`),
 * or with corrected spelling or capitals (`tidied`).
 */
export function howKept(sent: string, prompt: string): 'title' | 'paragraphs' | 'tidied' {
	if (prompt.includes(sent.trim())) return 'title';
	return inOneLine(prompt).includes(inOneLine(sent)) ? 'paragraphs' : 'tidied';
}
