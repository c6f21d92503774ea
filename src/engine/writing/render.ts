import type { Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, ProvenanceLine, SectionId } from '#engine/types';
import { orderSections } from './section-order.ts';
import { type Skin, skinFor } from './skin.ts';

export interface Rendered {
	readonly prompt: string;
	readonly provenance: readonly ProvenanceLine[];
	/** Where the text of each planned line begins in the prompt, after its bullet or number. */
	readonly starts: ReadonlyMap<PlannedLine, number>;
}

/**
 * Writes the sections out for one family of models and notes where every line stands and whose it is.
 *
 * @param code the language of the headings
 */
export function render(sections: readonly PlannedSection[], modifiers: Modifiers, code: string): Rendered {
	const page = new Page();
	const skin = skinFor(modifiers);
	for (const id of orderSections(modifiers)) {
		const section = sections.find((candidate) => candidate.id === id);
		if (section && section.lines.length > 0) writeSection(page, section, skin, code);
	}
	return { prompt: page.text(), provenance: page.provenance, starts: page.starts };
}

function writeSection(page: Page, { id, lines }: PlannedSection, skin: Skin, code: string): void {
	if (page.isStarted) page.blank();
	if (id === 'closing') {
		for (const line of lines) page.line('', line, id);
		return;
	}
	page.frame(skin.open(id, code), id);
	if (skin.hasBlankAfterOpening) page.blank();
	lines.forEach((line, index) => {
		if (id === 'source') writeMaterial(page, line, skin);
		if (line.rule.startsWith('label.')) page.blank();
		if (id !== 'source') page.line(markerFor(id, line, index), line, id);
	});
	const close = skin.close(id);
	if (close !== null) page.frame(close, id);
}

function writeMaterial(page: Page, line: PlannedLine, skin: Skin): void {
	if (line.rule === 'caption') {
		page.line('', line, 'source');
		return;
	}
	const fence = skin.fence(line.text);
	page.frame(fence.open, 'source');
	page.line('', line, 'source');
	page.frame(fence.close, 'source');
}

function markerFor(id: SectionId, { rule }: PlannedLine, index: number): string {
	if (id === 'intent') return rule === 'intent.context' ? '- ' : '';
	return id === 'steps' ? `${index + 1}. ` : '- ';
}

/** A text that grows line by line and knows its own offsets. */
class Page {
	readonly provenance: ProvenanceLine[] = [];
	readonly starts = new Map<PlannedLine, number>();
	#parts: string[] = [];
	#length = 0;

	get isStarted(): boolean {
		return this.#parts.length > 0;
	}

	text(): string {
		return this.#parts.join('').trimEnd();
	}

	blank(): void {
		this.#write('\n');
	}

	frame(text: string, section: SectionId): void {
		this.#note(text, section, { origin: 'added', rule: 'frame', source: [] });
	}

	line(marker: string, line: PlannedLine, section: SectionId): void {
		this.starts.set(line, this.#length + marker.length);
		this.#note(marker + line.text, section, line);
	}

	#note(text: string, section: SectionId, { origin, rule, source }: Omit<PlannedLine, 'text'>): void {
		const start = this.#length;
		const spans = source.map((span) => ({ start: span.start, end: span.end }));
		this.provenance.push({ start, end: start + text.length, section, origin, rule, source: spans });
		this.#write(`${text}\n`);
	}

	#write(text: string): void {
		this.#parts.push(text);
		this.#length += text.length;
	}
}
