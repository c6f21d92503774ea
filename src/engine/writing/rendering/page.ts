import type { Block } from '#engine/block-model';
import type { ProvenanceLine } from '#engine/result-model';
import type { PlannedLine, SectionId } from '#engine/types';
import { blocksOf } from './blocks.ts';
import type { Heading } from './skin.ts';

interface Range {
	readonly start: number;
	readonly end: number;
}

export interface Rendered {
	readonly prompt: string;
	readonly provenance: readonly ProvenanceLine[];
	readonly blocks: readonly Block[];
	/** Offset of each planned line's text in the prompt, after its bullet or number. */
	readonly starts: ReadonlyMap<PlannedLine, number>;
	/** Ranges of a step's lines in the result, by the id of the step. */
	readonly landings: ReadonlyMap<string, readonly Range[]>;
}

/** Id of the step that adds the headings. */
export const FRAME = 'frame';

/** Builds the result line by line and records the offsets. */
export class Page {
	readonly #provenance: ProvenanceLine[] = [];
	readonly #blocks: Block[] = [];
	readonly #starts = new Map<PlannedLine, number>();
	readonly #landings = new Map<string, Range[]>();
	#parts: string[] = [];
	#length = 0;

	get isStarted(): boolean {
		return this.#parts.length > 0;
	}

	finish(): Rendered {
		const prompt = this.#parts.join('').slice(0, -1);
		return {
			prompt,
			provenance: this.#provenance,
			blocks: this.#blocks,
			starts: this.#starts,
			landings: this.#landings,
		};
	}

	blank(): void {
		this.#write('\n');
	}

	heading({ before, words, after }: Heading, section: SectionId): void {
		const start = this.#length + before.length;
		this.#blocks.push({ kind: 'heading', start, end: start + words.length, section });
		this.frame(before + words + after, section);
	}

	/** Adds a line of only marks: a tag or a fence. */
	frame(text: string, section: SectionId, operation = FRAME): void {
		this.#land(operation, this.#length, text);
		this.#note(text, section, { origin: 'added', rule: 'frame', source: [] });
	}

	/** Adds a label, which belongs to the step of the headings. */
	label(line: PlannedLine, section: SectionId): void {
		this.#land(FRAME, this.#length, line.text);
		this.line('', line, section);
	}

	line(marker: string, line: PlannedLine, section: SectionId): void {
		const start = this.#length + marker.length;
		this.#starts.set(line, start);
		this.#blocks.push(...blocksOf(line, marker.trimEnd(), section, start));
		if (line.operation !== undefined) this.#land(line.operation, start, line.text);
		this.#note(marker + line.text, section, line);
	}

	#land(operation: string, start: number, text: string): void {
		const landing = { start, end: start + text.length };
		const earlier = this.#landings.get(operation);
		if (earlier) earlier.push(landing);
		else this.#landings.set(operation, [landing]);
	}

	#note(
		text: string,
		section: SectionId,
		{ origin, rule, source }: Pick<PlannedLine, 'origin' | 'rule' | 'source'>,
	): void {
		const start = this.#length;
		const spans = source.map((span) => ({ start: span.start, end: span.end }));
		this.#provenance.push({ start, end: start + text.length, section, origin, rule, source: spans });
		this.#write(`${text}\n`);
	}

	#write(text: string): void {
		this.#parts.push(text);
		this.#length += text.length;
	}
}
