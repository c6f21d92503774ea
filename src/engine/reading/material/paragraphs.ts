import { refersToPassage } from '../flags/deixis.ts';
import { findAll, type Range, type Source } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isAnswerRule, isInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { paragraphsOf } from './regions.ts';

const LONG = 600;
const QUOTED = /(?<!\w)"(?=\S)[^"]{60,6000}"(?!\w)/g;

/** A quotation of more than 25 words is a passage, whoever said it. */
export function findLongQuotes(source: Source, range: Range): FoundMaterial[] {
	return findAll(source, range, QUOTED)
		.filter((match) => match[0].split(/\s+/).length > 25 && !isInstruction(match[0].slice(1, 80)))
		.map((match) => ({ start: match.index, end: match.index + match[0].length, kind: 'quote' as const }));
}

/** Paragraphs that stand beside an instruction without being one: long ones, or any that the instruction points at. */
export function findPlainPassages(source: Source, range: Range): FoundMaterial[] {
	const paragraphs = paragraphsOf(source.text, range);
	const texts = paragraphs.map(({ start, end }) => source.folded.slice(start, end));
	const commands = texts.map((text) => isInstruction(text) && !isEssay(text));
	if (paragraphs.length < 2 || !commands.some(Boolean)) return [];
	const isPointedAt = texts.some((text, index) => commands[index] && refersToPassage(text));
	return paragraphs
		.filter((_, index) => !commands[index] && (texts[index] ?? '').length > (isPointedAt ? 60 : LONG))
		.map((paragraph) => ({ ...paragraph, kind: kindOf(source.text.slice(paragraph.start, paragraph.end)) }));
}

/** A long paragraph that only happens to open like a command ("Work is changing ..."): hardly a sentence in it commands. */
function isEssay(text: string): boolean {
	if (text.length < LONG) return false;
	const sentences = text.split(/(?<=[.!?])\s+/);
	const spoken = sentences.filter(
		(sentence) =>
			isAnswerRule(sentence) || /\b(?:your (?:response|answer)|you (?:should|must|are)|please)\b/i.test(sentence),
	).length;
	return spoken === 0 && !isInstruction(sentences[0] ?? '') && !isInstruction(sentences.at(-1) ?? '');
}
