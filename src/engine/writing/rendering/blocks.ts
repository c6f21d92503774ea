import type { Block, LineOrigin } from '#engine/block-model';
import type { LineKind, PlannedLine, SectionId } from '#engine/types';

type Shown = Pick<PlannedLine, 'is' | 'text' | 'origin' | 'source'>;

/** Rules whose lines are the form of a result (labels, the closing line), and so have no author. */
const OWNERLESS: ReadonlySet<LineKind> = new Set(['label', 'closing']);

/**
 * The blocks of a planned line: one for a passage, else one for each text line.
 *
 * @param start where its text begins in the prompt, after the bullet
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

/** A line made from the person's words counts as derived from them. */
function originOf({ is, origin, source }: Shown): LineOrigin | null {
	if (OWNERLESS.has(is)) return null;
	return origin === 'added' && source.length > 0 ? 'derived' : origin;
}
