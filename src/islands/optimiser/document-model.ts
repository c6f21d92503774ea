import type { ProvenanceLine } from '#contract/optimise';

/** `derived`: the visitor's rule or wish in PLOOP's words, such as a test made of it. */
export type Origin = ProvenanceLine['origin'] | 'derived';

interface Stretch {
	readonly start: number;
	readonly end: number;
}

export type DocumentBlock =
	| (Stretch & { readonly kind: 'heading' })
	| (Stretch & {
			readonly kind: 'line';
			readonly bullet: string;
			readonly origin: Origin | null;
			readonly rule: string;
	  })
	| (Stretch & { readonly kind: 'material' });

const FRAME = 'frame';
const TEST_RULES = 'test.';
const HEADING = /^(?:#{1,6} +|<\/?)([^<>#]{1,60})>?:?$/;
const BULLET = /^(\s{0,6}(?:[-*•]|\d{1,3}[.)])) +/;
const FENCE = /^ {0,3}(`{3,20}|~{3,20})/;

/**
 * Reads a finished prompt as a document: headings, lines with their origin, and fenced material. Offsets point into
 * `prompt`, so every shown character is one of the characters that are copied.
 *
 * @param sent the request, so that a line with other words than the visitor's is not called theirs; null: not checked
 */
export function readDocument(
	prompt: string,
	provenance: readonly ProvenanceLine[],
	sent: string | null = null,
): DocumentBlock[] {
	const isOwn = sent === null ? () => true : ownWordsOf(sent);
	const blocks: DocumentBlock[] = [];
	let fence: { readonly mark: string; readonly start: number } | null = null;
	for (const line of splitLines(prompt)) {
		const mark = FENCE.exec(line.text)?.[1];
		if (fence) {
			if (mark?.startsWith(fence.mark) && line.text.trim() === mark) {
				blocks.push({ kind: 'material', start: fence.start, end: Math.max(fence.start, line.start - 1) });
				fence = null;
			}
		} else if (mark) fence = { mark, start: Math.min(line.end + 1, prompt.length) };
		else if (line.text.trim() !== '') blocks.push(readLine(line, provenance, isOwn));
	}
	if (fence) blocks.push({ kind: 'material', start: fence.start, end: prompt.length });
	return blocks;
}

/**
 * Whatever is made of the visitor's words in other ones, an acceptance test of a rule for example, is neither theirs nor
 * an addition; and a label such as the closing line has no owner to name.
 */
function originOf({ origin, rule, source }: ProvenanceLine, isOwn: boolean): Origin | null {
	if (rule === FRAME) return null;
	if (origin === 'yours') return isOwn && !rule.startsWith(TEST_RULES) ? 'yours' : 'derived';
	return origin === 'added' && source.length > 0 ? 'derived' : origin;
}

interface Line extends Stretch {
	readonly text: string;
}

function splitLines(text: string): Line[] {
	let start = 0;
	return text.split('\n').map((line) => {
		const placed = { text: line, start, end: start + line.length };
		start = placed.end + 1;
		return placed;
	});
}

function readLine(line: Line, provenance: readonly ProvenanceLine[], isOwn: (words: string) => boolean): DocumentBlock {
	const heading = HEADING.exec(line.text.trimEnd());
	const owner = provenance.find((known) => known.start < line.end && known.end > line.start);
	// A line of the visitor's own may look like a heading; ours are never theirs.
	if (heading?.[1] && owner?.origin !== 'yours') {
		const start = line.start + line.text.indexOf(heading[1]);
		return { kind: 'heading', start, end: start + heading[1].length };
	}
	const bullet = BULLET.exec(line.text);
	const indent = bullet?.[0].length ?? 0;
	return {
		kind: 'line',
		start: line.start + indent,
		end: line.end,
		bullet: bullet?.[1]?.trim() ?? '',
		origin: owner ? originOf(owner, isOwn(line.text.slice(indent))) : null,
		rule: owner?.rule ?? '',
	};
}

/** Whether words stand in a text one after the other; case, spaces and punctuation apart. */
function ownWordsOf(text: string): (words: string) => boolean {
	const known = wordsOnly(text);
	return (words) => known.includes(wordsOnly(words));
}

const wordsOnly = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ')} `;
