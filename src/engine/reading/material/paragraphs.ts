import { refersToPassage } from '../flags/deixis.ts';
import { everyMatch } from '../matching/search.ts';
import type { Range, Source } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { paragraphsOf } from './regions.ts';

const LONG = 600;
const POINTED_LENGTH = 60;
const QUOTED = /“[^“”]{60,6000}”|(?<![\p{L}\p{N}_])"(?=[\p{L}\p{N}([¿¡*])[^"“”]{60,6000}"(?![\p{L}\p{N}_])/gu;

/** A quotation of more than 25 words is a passage, whoever said it. */
export function findLongQuotes(source: Source, range: Range): FoundMaterial[] {
	// On the unfolded text: curly marks say which way they face.
	return everyMatch(source.text.slice(range.start, range.end), QUOTED)
		.filter((match) => match[0].split(/\s+/).length > 25 && !isInstruction(match[0].slice(1, 80)))
		.map(({ 0: said, index }) => ({
			start: range.start + index,
			end: range.start + index + said.length,
			kind: 'quote' as const,
		}));
}

/** Paragraphs that stand beside an instruction without being one: long ones, or any that the instruction points at. */
export function findPlainPassages(source: Source, range: Range): FoundMaterial[] {
	const paragraphs = paragraphsOf(source.text, range);
	if (paragraphs.length < 2) return [];
	const texts = paragraphs.map(({ start, end }) => source.folded.slice(start, end));
	const commands = texts.map((text) => isInstruction(text));
	if (!commands.some(Boolean)) return [];
	const pointer = texts.findIndex((text, index) => commands[index] && refersToPassage(text));
	return paragraphs
		.filter(
			(_, index) =>
				!commands[index] &&
				isPassage(texts[index] ?? '', pointer >= 0 && (index > pointer || pointer === texts.length - 1)),
		)
		.map((paragraph) => ({ ...paragraph, kind: kindOf(source.text.slice(paragraph.start, paragraph.end)) }));
}

/** Long and not in the person's own voice; when something points at it, length and voice matter less. */
function isPassage(text: string, isPointedAt: boolean): boolean {
	if (isPointedAt) return text.length > POINTED_LENGTH;
	return text.length > LONG && !/\b(?:i|i'm|i've|i'd|we|my|our|you|your)\b/i.test(text.slice(0, 200));
}
