import type { Headed } from '#engine/locales/marks';
import type { Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, SectionId } from '#engine/types';
import { Page, type Rendered } from './page.ts';
import { orderSections } from './section-order.ts';
import { type Skin, skinFor } from './skin.ts';

/** Which headings to write: `all`, `none`, or all but that of the request (`added`). */
export type Headings = 'all' | 'added' | 'none';

/**
 * Renders the sections for one family of models, and records the place and origin of every line.
 *
 * @param code the language of the headings
 */
export function render(
	sections: readonly PlannedSection[],
	modifiers: Modifiers,
	code: string,
	headings: Headings,
): Rendered {
	const page = new Page();
	const skin = skinFor(modifiers);
	for (const id of orderSections(modifiers)) {
		const section = sections.find((candidate) => candidate.id === id);
		if (!section || section.lines.length === 0) continue;
		if (page.isStarted) page.blank();
		const isHeaded = headings === 'all' || (headings === 'added' && id !== 'intent');
		if (id !== 'closing' && isHeaded) writeFramed(page, section, id, skin, code);
		else writeLines(page, section, skin, headings !== 'none');
	}
	return page.finish();
}

function writeFramed(page: Page, section: PlannedSection, id: Headed, skin: Skin, code: string): void {
	page.heading(skin.open(id, code), id);
	if (skin.hasBlankAfterOpening) page.blank();
	writeLines(page, section, skin, true);
	const close = skin.close(id);
	if (close !== null) page.frame(close, id);
}

function writeLines(page: Page, { id, lines }: PlannedSection, skin: Skin, hasFrame: boolean): void {
	lines.forEach((line, index) => {
		if (line.is === 'material' && id === 'source') writeMaterial(page, line, skin);
		else if (line.is === 'material') writeInside(page, line, id, index);
		else if (line.is === 'label') writeLabel(page, line, id, { hasFrame, isFirst: index === 0 });
		else {
			if (isParagraph(line) && isParagraph(lines[index - 1])) page.blank();
			page.line(markerFor(line, index), line, id);
		}
	});
}

/** Whether a line is an unnumbered request line. Two of them are paragraphs of one request. */
const isParagraph = (line: PlannedLine | undefined): boolean => line?.is === 'request' && line.number === undefined;

/** Writes a label. Without headings, writes only a blank line instead. */
function writeLabel(
	page: Page,
	line: PlannedLine,
	id: SectionId,
	{ hasFrame, isFirst }: { hasFrame: boolean; isFirst: boolean },
): void {
	if (!isFirst) page.blank();
	if (hasFrame) page.label(line, id);
}

/** Writes a passage that was moved back into the request, unchanged, as a paragraph. */
function writeInside(page: Page, line: PlannedLine, id: SectionId, index: number): void {
	if (index > 0) page.blank();
	page.line('', line, id);
	page.blank();
}

function writeMaterial(page: Page, line: PlannedLine, skin: Skin): void {
	const fence = skin.fence(line.text);
	page.frame(fence.open, 'source', line.operation);
	page.line('', line, 'source');
	page.frame(fence.close, 'source', line.operation);
}

function markerFor({ is, number }: PlannedLine, index: number): string {
	if (is === 'request') return number === undefined ? '' : `${number}. `;
	if (is === 'closing' || is === 'restatement') return '';
	return is === 'step' ? `${index + 1}. ` : '- ';
}
