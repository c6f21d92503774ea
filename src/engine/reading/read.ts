import { findEdits } from '#engine/editing/find-edits';
import type { Material, Reading } from '#engine/types';
import { findAnsweredMaterial, findAnsweredParts, findAnswers } from './answers.ts';
import { compose } from './compose.ts';
import { findFacts } from './facts/find-facts.ts';
import { findParts } from './find-parts.ts';
import { findAlready } from './flags/already.ts';
import { findConflicts } from './flags/conflicts.ts';
import { findHighStakes } from './flags/high-stakes.ts';
import { findInjection } from './flags/injection.ts';
import { lacksMaterial } from './flags/missing-material.ts';
import { isNonsense } from './flags/nonsense.ts';
import { fold } from './fold.ts';
import { inSource } from './in-source.ts';
import { detectLanguage } from './language.ts';
import { beginRequest } from './matching/kept-by-text.ts';
import { occurs } from './matching/search.ts';
import { findInstruction, findMaterial } from './material/find-material.ts';
import { kindOf } from './material/kind.ts';
import { normalise } from './normalise.ts';
import type { Part } from './part.ts';
import { passageOf } from './passage.ts';
import { findProtected } from './protected.ts';
import { readClauses } from './read-clauses.ts';
import { overlaps, type Source, spanOf } from './source.ts';
import { findWordForWord, keepTogether } from './word-for-word.ts';

// The label as other clients than the page may write it, for the answer that they append.
const ADDITIONAL_CONTEXT = /(?<=^|\n)[ \t]{0,4}additional context:/i;

/**
 * Reads a rough text into clauses, rules, facts and material. Pure and synchronous; never throws. Every span
 * is an exact cut of `text`, which has the length of what was sent.
 */
export function read(raw: string): Reading {
	beginRequest();
	const text = normalise(raw);
	const composed = compose(text);
	const reading = readText(raw, composed?.text ?? text);
	return composed ? inSource(reading, text, composed.toSource) : reading;
}

function readText(raw: string, text: string): Reading {
	const answered = findAnswers(text);
	const source = fold(answered?.text ?? text);
	const pasted = answered ? findAnsweredMaterial(source, answered) : findMaterial(source);
	const language = detectLanguage(wordsAround(source, pasted));
	const given = pasted.map(({ span }) => span);
	const parts = wordForWord(
		source,
		answered ? findAnsweredParts(source, answered, given, language.code) : findParts(source, given, language.code),
	);
	const material = [
		...pasted,
		...parts.filter(({ kind }) => kind === 'material').map((part) => inline(source, part)),
	].sort((a, b) => a.span.start - b.span.start);
	const said = parts.filter(({ kind }) => kind !== 'material');
	const clauses = readClauses(source, said, language.code);
	const heard = clauses.filter(({ role }) => role !== 'filler');
	const passages = heard.map(({ span }) => passageOf(source, span));
	const facts = findFacts(source, passages, heard, language.code);
	const words = wordsAround(source, material);
	return {
		raw,
		text: source.text,
		language,
		clauses,
		material,
		facts,
		edits: findEdits(
			source.folded,
			clauses,
			findProtected(source, { start: 0, end: source.text.length }),
			language.code,
		),
		hasAdditionalContext: answered !== null || occurs(source.folded, ADDITIONAL_CONTEXT, source.stems),
		lacksMaterial: lacksMaterial(clauses, material, facts, words, source.text),
		isNonsense: material.length === 0 && isNonsense(words, language.code),
		already: findAlready(source, clauses),
		injection: findInjection(source),
		highStakes: findHighStakes(source),
		conflicts: findConflicts(clauses, passages, source),
	};
}

function wordsAround(source: Source, material: readonly Material[]): string {
	const around = findInstruction(source.text.length, material);
	return around.map((range) => source.folded.slice(range.start, range.end)).join(' ');
}

const inline = (source: Source, part: Part): Material => ({
	kind: kindOf(source.text.slice(part.start, part.end)),
	span: spanOf(source, part),
});

/** The parts, with those that a rule on the request's own wording refers to ("repeat the request above") joined into one. */
function wordForWord(source: Source, parts: readonly Part[]): readonly Part[] {
	const stretch = findWordForWord(source, () => parts);
	if (!stretch) return parts;
	return keepTogether(parts, stretch).map((range) => ({
		...range,
		kind: parts.find((part) => overlaps(part, range))?.kind ?? 'task',
	}));
}
