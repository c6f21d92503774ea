/** A part of a text under its own heading. */
export interface TextSection {
	/** The end of the link to it, made of the heading. */
	readonly id: string;
	/** HTML, as the whole text is. */
	readonly heading: string;
	readonly html: string;
}

export interface SplitText {
	/** The text before the first heading. */
	readonly opening: string;
	readonly sections: readonly TextSection[];
}

const HEADING = /^<h2 id="([^"]+)">(.*?)<\/h2>\s*/s;

/** Cuts the HTML of a Markdown text at each `## Heading`. */
export function splitText(html: string): SplitText {
	const parts = html.split(/(?=<h2 id=")/);
	const opening = HEADING.test(parts[0] ?? '') ? '' : (parts.shift() ?? '');
	const sections = parts.map((part) => {
		const [whole = '', id = '', heading = ''] = HEADING.exec(part) ?? [];
		return { id, heading, html: part.slice(whole.length) };
	});
	return { opening: opening.trim(), sections };
}
