import type { Block, LineOrigin } from '#engine/block-model';
import type { LineKind, PlannedLine, SectionId } from '#engine/types';

type Shown = Pick<PlannedLine, 'is' | 'text' | 'origin' | 'source'>;

/** Labels and the closing line: part of the form of a result, so nobody is their author. */
const OWNERLESS: ReadonlySet<LineKind> = new Set(['label', 'closing']);

/**
 * A planned line as it is shown: a passage in one piece, anything else text line by text line.
 *
 * @param start where its text begins in the prompt, after the bullet
 */
export function blocksOf(line: Shown, bullet: string, section: SectionId, start: number): Block[] {
	const { is, text } = line;
	// A passage that was put back among the words around it stands there as lines.
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
