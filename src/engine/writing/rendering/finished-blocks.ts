import type { Block } from '#engine/block-model';
import type { LineKind, SectionId } from '#engine/types';
import { type FinishedLine, readFinished } from './section-starts.ts';

const BULLET = /^(-|\d{1,3}\.) /;
const HEADING_MARKS = /^#+ |[<>]/g;

const KINDS: Readonly<Record<SectionId, LineKind>> = {
	intent: 'request',
	criticalGaps: 'gap',
	constraints: 'rule',
	steps: 'step',
	tests: 'check',
	deliverables: 'deliverable',
	source: 'material',
	closing: 'closing',
};

/** The blocks of a PLOOP result that was sent as a request, found by its headings and marks. */
export function finishedBlocks(prompt: string): Block[] {
	const blocks: Block[] = [];
	let section: SectionId = 'intent';
	let passage: { kind: 'material'; start: number; end: number; section: SectionId } | null = null;
	for (const line of readFinished(prompt)) {
		const { text, start, opens, mark } = line;
		const end = start + text.length;
		if (mark === 'fence-opens') {
			passage = { kind: 'material', start: end + 1, end: end + 1, section };
			blocks.push(passage);
		} else if (mark === 'fence-closes') passage = null;
		else if (passage) passage.end = end;
		else if (mark !== 'tag-closes' && text.trim() !== '') {
			section = opens ?? section;
			blocks.push(opens === null || opens === 'closing' ? lineOf(line, section) : headingOf(line, section));
		}
	}
	return blocks;
}

function headingOf({ text, start }: FinishedLine, section: SectionId): Block {
	const words = text.trim().replace(HEADING_MARKS, '');
	const at = start + text.indexOf(words);
	return { kind: 'heading', start: at, end: at + words.length, section };
}

/** The block of a line. Every line is the person's except the closing line. */
function lineOf({ text, start }: FinishedLine, section: SectionId): Block {
	const marked = BULLET.exec(text);
	return {
		kind: 'line',
		start: start + (marked?.[0].length ?? 0),
		end: start + text.length,
		section,
		bullet: marked?.[1] ?? '',
		origin: section === 'closing' ? null : 'yours',
		is: KINDS[section],
	};
}
