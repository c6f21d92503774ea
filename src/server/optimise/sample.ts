import { optimise } from '#engine/optimise';
import type { FactKind, Origin, SectionId } from '#engine/types';

export interface SampleLine {
	/** Without its Markdown heading mark. */
	readonly text: string;
	readonly section: SectionId;
	/** null for a heading and the closing line, which are the form of every result. */
	readonly origin: Origin | null;
	readonly isHeading: boolean;
}

export interface Sample {
	readonly lines: readonly SampleLine[];
	/** What the text asks for, in its own words. */
	readonly facts: readonly { readonly text: string; readonly kind: FactKind }[];
}

const HEADING = '## ';

/** What the product itself makes of a sample text; for pages that show an example, made when the site is built. */
export function sampleOf(text: string): Sample {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	const lines = result.provenance.map(({ start, end, section, origin }) => {
		const line = result.prompt.slice(start, end);
		const isHeading = line.startsWith(HEADING);
		return {
			text: isHeading ? line.slice(HEADING.length) : line,
			section,
			origin: isHeading || section === 'closing' ? null : origin,
			isHeading,
		};
	});
	const facts = result.ledger.map(({ source, kind }) => ({ text: text.slice(source.start, source.end), kind }));
	return { lines, facts };
}
