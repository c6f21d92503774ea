import type { Material } from '#engine/types';
import { type Joint, joinedText, jointOf } from './answer-joint.ts';
import { findParts } from './find-parts.ts';
import { fold } from './fold.ts';
import { findMaterial } from './material/find-material.ts';
import { kindOf } from './material/kind.ts';
import { gapsBetween } from './material/regions.ts';
import type { Part } from './part.ts';
import { type Range, type Source, spanOf, trimRange } from './source.ts';

/** The page appends the answers to its questions under this label, whatever the language of the request. */
const LABEL = /(?<=\S)\n\nAdditional context: (?=\S)/;
/** An answer that opens with a quotation mark, fence or tag is pasted text to work on; any other is read as an instruction. */
const HANDED_OVER = /^(?:"""|'''|```|~~~|["“„«「『<])/;

/** A request with answers to questions under it. */
export interface Answered {
	/** The text at its full length, with spaces in place of the label. */
	readonly text: string;
	/** Null: the answers are read line by line, each on its own. */
	readonly joint: Joint | null;
	/** Where the request ends. */
	readonly end: number;
	/** Where the answers begin. */
	readonly start: number;
}

export function findAnswers(text: string): Answered | null {
	const found = LABEL.exec(text);
	if (!found) return null;
	const end = found.index;
	const start = end + found[0].length;
	const [request, answer] = [text.slice(0, end), text.slice(start)];
	const joint = isByLine(answer) ? null : jointOf(request, answer);
	const joined =
		joint === null || joint === 'alone' || joint === 'passage'
			? `${request}\n\n${' '.repeat(start - end - 2)}${answer}`
			: joinedText(request, start - end, answer, joint);
	return { text: joined, joint, end, start };
}

/** Whether the page composed the answers: lines that open with their question's name, or pasted text in quotes or fences. */
const isByLine = (answer: string): boolean =>
	answer.split('\n').some((line) => HANDED_OVER.test(line) || (LABELLED.test(line) && !/[.!?]\s/.test(line)));

/** Material in the request and in the answers, found separately, so that words of one never make the other a passage. */
export function findAnsweredMaterial(source: Source, { end, start, joint }: Answered): Material[] {
	if (joint === 'passage') {
		const span = spanOf(source, trimRange(source.text, { start, end: source.text.length }));
		return [...findMaterial(fold(source.text.slice(0, end))), { kind: kindOf(span.text), span }];
	}
	if (joint !== null && joint !== 'alone') return findMaterial(source);
	const answers = findMaterial(source).filter(({ span }) => span.start >= start && HANDED_OVER.test(span.text));
	return [...findMaterial(fold(source.text.slice(0, end))), ...answers];
}

/** "Audience: nurses": the form in which the page writes an answer to a question about a detail. */
const LABELLED = /^[\p{L}][\p{L}'’ ]{1,40}: \S/u;

/**
 * The parts of the request, then those of each answer line, every line read on its own. A line "Audience: nurses" is one
 * limit.
 */
export function findAnsweredParts(
	source: Source,
	{ end, start, joint }: Answered,
	passages: readonly Range[],
	language: string,
): Part[] {
	if (joint === 'alone') return answerAlone(source, { end, start }, language);
	if (joint !== null) return findParts(source, passages, language);
	const cuts = passages.filter((one) => one.start >= start);
	const lines = gapsBetween({ start, end: source.text.length }, cuts).flatMap((gap) => linesOf(source.text, gap));
	const request = findParts(
		fold(source.text.slice(0, end)),
		passages.filter((one) => one.end <= end),
		language,
	);
	return [
		...withTask(request),
		...lines.flatMap((line): Part[] => {
			const words = source.text.slice(line.start, line.end);
			if (LABELLED.test(words)) return [{ ...line, kind: 'limit' }];
			return findParts(fold(words), [], language).map(({ kind, ...part }) => ({
				kind,
				start: line.start + part.start,
				end: line.start + part.end,
			}));
		}),
	];
}

/** The request, which asks for nothing, becomes chatter; the parts are those of the answer. */
function answerAlone(source: Source, { end, start }: Range, language: string): Part[] {
	const request = trimRange(source.text, { start: 0, end });
	const answer = findParts(fold(source.text.slice(start)), [], language);
	return [
		{ ...request, kind: 'chatter' },
		...answer.map((part) => ({ kind: part.kind, start: start + part.start, end: start + part.end })),
	];
}

/** Makes the first part of the request its task where it has none: the question was asked about it. */
function withTask([first, ...others]: readonly Part[]): Part[] {
	if (first === undefined || [first, ...others].some(({ kind }) => kind === 'task'))
		return first ? [first, ...others] : [];
	return [{ ...first, kind: 'task' }, ...others];
}

function linesOf(text: string, { start, end }: Range): Range[] {
	return [...text.slice(start, end).matchAll(/[^\n]+/g)]
		.map(({ 0: line, index }) => trimRange(text, { start: start + index, end: start + index + line.length }))
		.filter((line) => line.start < line.end);
}
