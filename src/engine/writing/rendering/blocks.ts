import type { Block, LineOrigin } from '#engine/block-model';
import type { LineKind, PlannedLine, SectionId } from '#engine/types';

type Shown = Pick<PlannedLine, 'is' | 'text' | 'origin' | 'source'>;

/** Kinds of line that are part of a result's form, and so have no origin. */
const OWNERLESS: ReadonlySet<LineKind> = new Set(['label', 'closing']);

/**
 * The blocks of a planned line: one for a passage, else one for each text line.
 *
 * @param start offset of its text in the prompt, after the bullet
 */
export function blocksOf(line: Shown, bullet: string, section: SectionId, start: number): Block[] {
	const { is, text } = line;
	// A passage that was moved back into the request is shown as lines.
	if (is === 'material' && section === 'source')
		return [{ kind: 'material', start, end: start + text.length, section }];
	const origin = originOf(line);
	let next = start;
	return text.split('\n').flatMap((words, index): Block[] => {
		const at = next;
		const end = at + words.length;
		next = end + 1;
		if (words.trim() === '') return [];
		return [{ kind: 'line', start: at, end, section, bullet: index === 0 ? bullet : '', origin, is }];
	});
}

/** The origin to show. Added lines with a source in the person's words are derived. */
function originOf({ is, origin, source }: Shown): LineOrigin | null {
	if (OWNERLESS.has(is)) return null;
	return origin === 'added' && source.length > 0 ? 'derived' : origin;
}
