import { closingFor, findClosingLine } from '../locales/marks.ts';
import { cutTrailingSections } from './cut-trailing-sections.ts';
import { findOpenFence, mapProse } from './map-prose.ts';
import { ownParagraphs } from './own-paragraphs.ts';
import { stripCounts } from './strip-counts.ts';
import { unwrapJson } from './unwrap-json.ts';

/**
 * Makes a prompt of what a hosted model returned: out of its JSON, without afterword and self-counted lengths, with plain
 * punctuation, known headings on their own paragraphs and the closing line at the end. Fenced code is never touched, and
 * cleaning a clean prompt changes nothing.
 */
export function cleanReturnedPrompt(returned: string): string {
	let text = returned.replace(/\r\n?/g, '\n').toWellFormed();
	for (let pass = 0; pass < MOST_PASSES; pass++) {
		const cleaned = cleanOnce(text);
		if (cleaned === text) return text;
		text = cleaned;
	}
	return text;
}

/** One rule can uncover work for another (a heading behind a heading); ordinary text settles after the first pass. */
const MOST_PASSES = 12;

function cleanOnce(text: string): string {
	const body = cutTrailingSections(unwrapJson(text));
	const cleaned = mapProse(body, (prose) => squeeze(ownParagraphs(stripCounts(plainPunctuation(prose)))));
	return withClosingLine(cleaned.trim());
}

/** Typographic quotes and dashes become the plain ones that every model and editor handles alike. */
function plainPunctuation(prose: string): string {
	return prose
		.replace(/[“”„‟]/g, '"')
		.replace(/[‘’‚‛]/g, "'")
		.replace(/(?<=\S)[ \t]?—[ \t]?(?=\S)/g, ' - ')
		.replace(/[‐‑‒–—―]/g, '-');
}

/** One blank line is enough, also where prose meets code. */
function squeeze(prose: string): string {
	const lines = prose.split('\n').map((line) => line.trimEnd());
	return lines.filter((line, i) => line !== '' || i === 0 || lines[i - 1] !== '').join('\n');
}

function withClosingLine(text: string): string {
	if (findClosingLine(text) !== null) return text;
	const closing = closingFor(text);
	const fence = findOpenFence(text);
	const closed = fence === '' ? text : `${text}\n${fence}`;
	return closed === '' ? closing : `${closed}\n\n${closing}`;
}
