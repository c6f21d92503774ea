import { optimise } from '#engine/optimise';
import type { Origin } from '#engine/types';

export interface SampleLine {
	/** Without its Markdown heading mark. */
	readonly text: string;
	/** null for a heading and the closing line, which are the form of every result. */
	readonly origin: Origin | null;
	readonly isHeading: boolean;
}

const HEADING = '## ';

/** What the product itself returns for a sample text, line by line; for pages that show an example, made at build time. */
export function sampleLines(text: string): SampleLine[] {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	return result.provenance.map(({ start, end, section, origin }) => {
		const line = result.prompt.slice(start, end);
		const isHeading = line.startsWith(HEADING);
		return {
			text: isHeading ? line.slice(HEADING.length) : line,
			origin: isHeading || section === 'closing' ? null : origin,
			isHeading,
		};
	});
}
