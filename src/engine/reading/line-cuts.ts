import { isAnswerRule } from './material/instruction-like.ts';
import { shapeOf } from './shape.ts';
import type { Range, Source } from './source.ts';

const LIST_ITEM = /^[ \t]*(?:[-*•‣◦–—+]|\d{1,3}[.)]|[a-zA-Z][.)]|#{1,6})[ \t]/;
// A lead that shows what the answer looks like, or what it may be; its lines belong to it.
const SHOWS_LAYOUT =
	/\b(?:format|template|structure|form of|in the form|like|such as|examples?|e\.g\.|i\.e\.|indicated by|as follows|below|following(?: way| style| pattern)?|formato|forma|exemple|ejemplo|suivante?)\b[^.]{0,60}:\s*$|ください[:。]\s*$/i;
const SHOWS_CHOICES =
	/\b(?:choose from|one of|options?|choices|phrases?|labels|categories|either|exactly one|alternativas|opciones|choix)\b[^.]{0,80}:\s*$/i;
// "Follow the requirements below:" lists what is demanded, each line on its own.
const LISTS_DEMANDS =
	/\b(?:requirements|criteria|rules|conditions|instructions|guidelines|constraints|steps|tasks|conversions|actions|questions)\b[^.]{0,40}:\s*$/i;
const LONGEST_EXAMPLE = 25;

export interface LineLayout {
	/** Offsets at which a line starts a new clause. */
	readonly cuts: readonly number[];
	/** Shown layouts and lists of options: from the end of their lead to their last line, never to be cut. */
	readonly shown: readonly Range[];
}

/** Where lines part clauses. A wrapped sentence and a shown layout stay whole. */
export function findLineCuts({ folded }: Source, range: Range): LineLayout {
	const lines = linesIn(folded, range);
	const cuts: number[] = [];
	const shown: Range[] = [];
	for (let i = 0; i + 1 < lines.length; i++) {
		const line = lines[i] ?? range;
		const examples = examplesAfter(folded, lines, i);
		i += examples;
		if (examples > 0) shown.push({ start: line.end, end: lines[i]?.end ?? line.end });
		else if (isWrap(cut(folded, line), cut(folded, lines[i + 1] ?? range))) continue;
		const next = lines[i + 1];
		if (next) cuts.push(next.start);
	}
	return { cuts, shown };
}

/** How many lines after a lead belong to it as its example or options. */
function examplesAfter(folded: string, lines: readonly Range[], lead: number): number {
	const text = cut(folded, lines[lead] ?? { start: 0, end: 0 });
	if (!/[:。]$/.test(text.trimEnd().slice(-1))) return 0;
	if (LISTS_DEMANDS.test(text)) return 0;
	const isLayout = SHOWS_LAYOUT.test(text);
	const isShort = text.trim().split(/\s+/).length < 3 && !/[\u3040-\u9fff]{8}/.test(text);
	if (isShort || !(isLayout || SHOWS_CHOICES.test(text))) return 0;
	let count = 0;
	for (const line of lines.slice(lead + 1, lead + 1 + LONGEST_EXAMPLE)) {
		const example = cut(folded, line);
		if (
			example.trim() === '' &&
			(count > 0 ? !isLayout || !isTemplateNext(folded, lines, lead + count + 1) : !isLayout)
		)
			break;
		if (isCommand(example, isLayout)) break;
		count++;
	}
	return count;
}

function isCommand(line: string, isLayout: boolean): boolean {
	if (isAnswerRule(line)) return true;
	if (isLayout && (LIST_ITEM.test(line) || /[[\]<>{}]|\*{3}|\.{3}/.test(line))) return false;
	const { verb, isQuestion, isNegated } = shapeOf(line);
	// "No." is an option, "No commas please" a rule.
	return (isNegated && line.trim().split(/\s+/).length > 2) || isQuestion || (verb !== null && /\s/.test(line.trim()));
}

/** After a blank line a layout goes on only where the next line still looks like a form to fill. */
function isTemplateNext(folded: string, lines: readonly Range[], index: number): boolean {
	const next = lines
		.slice(index + 1, index + 3)
		.map((line) => cut(folded, line))
		.find((line) => line.trim() !== '');
	return next !== undefined && /[[\]<>{}]|\*{3}|\.{3}/.test(next);
}

/** A long line without closing mark, carried on in lower case, was broken by its width. */
function isWrap(line: string, next: string): boolean {
	return (
		line.trim().length >= 50 &&
		/[\p{L}\p{N},]\s{0,7}$/u.test(line.slice(-8)) &&
		/^[\p{Ll}\d(]/u.test(next) &&
		!LIST_ITEM.test(next)
	);
}

function linesIn(text: string, range: Range): Range[] {
	const lines: Range[] = [];
	let { start } = range;
	for (let at = text.indexOf('\n', start); at >= 0 && at < range.end; at = text.indexOf('\n', start)) {
		lines.push({ start, end: at });
		start = at + 1;
	}
	lines.push({ start, end: range.end });
	return lines;
}

function cut(text: string, range: Range): string {
	return text.slice(range.start, range.end);
}
