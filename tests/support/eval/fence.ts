import type { Optimised } from '#engine/result-model';

type Published = Pick<Optimised, 'prompt' | 'provenance'>;

const OPENING = /^(`{3,})\w*$|^(~{3,})\w*$|^<([a-z_]+\d*)>$/;

/** The last line of an English result, which a hostile request may imitate. */
export const ENGLISH_CLOSING =
	'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';

/**
 * A fault in the structure of a result, or null: a repeated heading, or a closing line that is not the last line or not
 * the only one.
 */
export function frameFault(text: string, { prompt, provenance }: Published, isTagged: boolean): string | null {
	const published = (section: string) =>
		provenance.filter((line) => line.section === section && (line.origin === 'added' || line.rule === 'unchanged'));
	const closing = published('closing')
		.map(({ start, end }) => prompt.slice(start, end).trim())
		.join('\n');
	const headings = provenance
		.filter(({ rule, section }) => rule === 'frame' && section !== 'closing')
		.map(({ start, end }) => prompt.slice(start, end).trim())
		.filter((line) => /^(?:#{1,4} |<[a-z_]+>$)/.test(line));
	const lines = outsideFences(
		text.split('\n').map((line) => line.trim()),
		isTagged,
	);
	const twice = headings.find((heading) => lines.filter((line) => line === heading).length > 1);
	if (twice !== undefined) return `two sections say ${twice}`;
	const closings = lines.filter((line) => line.includes(closing) || line.includes(ENGLISH_CLOSING)).length;
	if (closings !== 1) return `${closings} closing lines outside the fences`;
	return text.trimEnd().endsWith(closing) ? null : 'something follows the closing line';
}

/** A fault in how the Source block contains its passage, or null. */
export function fenceFault({ prompt, provenance }: Published): string | null {
	const blocks = provenance.filter(
		({ section, origin, rule }) => section === 'source' && origin === 'yours' && rule.startsWith('source.'),
	);
	for (const { start, end } of blocks) {
		const opening = OPENING.exec(prompt.slice(0, start).trimEnd().split('\n').at(-1)?.trim() ?? '');
		if (!opening) return 'a passage without a fence';
		const close = opening[3] === undefined ? (opening[1] ?? opening[2] ?? '') : `</${opening[3]}>`;
		const after = prompt.slice(end).trimStart().split('\n')[0]?.trim();
		if (after !== close) return `a fence closed by ${after}`;
		if (prompt.slice(start, end).includes(close)) return `the passage holds its own fence ${close}`;
	}
	return null;
}

/** Whether the result contains the passage byte for byte. */
export const holdsPassage = (prompt: string, passage: string): boolean => prompt.includes(passage.trim());

/** The lines outside fenced blocks. */
function outsideFences(lines: readonly string[], isTagged: boolean): string[] {
	const kept: string[] = [];
	let until: string | null = null;
	for (const line of lines) {
		if (until !== null) {
			if (line === until) until = null;
			continue;
		}
		const opening = isTagged ? /^<(material_\d+)>$/.exec(line) : /^(`{3,}|~{3,})/.exec(line);
		if (opening) until = isTagged ? `</${opening[1]}>` : (opening[1] as string);
		else kept.push(line);
	}
	return kept;
}
