import type { Material, Reading } from '#engine/types';
import { splitClauses } from './clauses.ts';
import { compose } from './compose.ts';
import { findFacts } from './facts/find-facts.ts';
import { findAlready } from './flags/already.ts';
import { findConflicts } from './flags/conflicts.ts';
import { findHighStakes } from './flags/high-stakes.ts';
import { findInjection } from './flags/injection.ts';
import { lacksMaterial } from './flags/missing-material.ts';
import { isNonsense } from './flags/nonsense.ts';
import { fold } from './fold.ts';
import { inSource } from './in-source.ts';
import { detectLanguage } from './language.ts';
import { occurs } from './matching/search.ts';
import { findInstruction, findMaterial } from './material/find-material.ts';
import { normalise } from './normalise.ts';
import { passageOf } from './passage.ts';
import { readClauses } from './read-clauses.ts';
import { overlaps, type Range, type Source } from './source.ts';
import { findWordForWord, keepTogether } from './word-for-word.ts';

// The page appends the answer to a clarifying question under this label.
const ADDITIONAL_CONTEXT = /(?<=^|\n)[ \t]{0,4}additional context:/i;

/**
 * Reads a rough text: what is asked, under which rules, about what. Pure and synchronous; never throws. Every span is
 * an exact cut of `text`, which has the length of what was sent.
 */
export function read(raw: string): Reading {
	const text = normalise(raw);
	const composed = compose(text);
	const reading = readText(raw, composed?.text ?? text);
	return composed ? inSource(reading, text, composed.toSource) : reading;
}

function readText(raw: string, text: string): Reading {
	const source = fold(text);
	const { material, sentences, instruction } = layOut(source);
	const words = instruction.map((range) => source.folded.slice(range.start, range.end)).join(' ');
	const language = detectLanguage(words);
	const passages = sentences.map((range) => passageOf(source, range));
	const clauses = readClauses(source, passages, language.code);
	const facts = findFacts(source, passages, clauses, language.code);
	return {
		raw,
		text,
		language,
		clauses,
		material,
		facts,
		hasAdditionalContext: occurs(source.folded, ADDITIONAL_CONTEXT, source.stems),
		lacksMaterial: lacksMaterial(clauses, material, facts, words, text),
		isNonsense: material.length === 0 && isNonsense(words),
		already: findAlready(source, clauses),
		injection: findInjection(source),
		highStakes: findHighStakes(source),
		conflicts: findConflicts(clauses, passages, source),
	};
}

interface Layout {
	readonly material: readonly Material[];
	readonly instruction: readonly Range[];
	readonly sentences: readonly Range[];
}

function layOut(source: Source): Layout {
	const material = findMaterial(source);
	const whole = { start: 0, end: source.text.length };
	const instruction = findInstruction(whole.end, material);
	const sentences = instruction.flatMap((part) => splitClauses(source, part));
	const isProse = material.every(({ kind }) => kind === 'text' || kind === 'quote');
	const stretch = isProse
		? findWordForWord(source, () => (material.length > 0 ? splitClauses(source, whole) : sentences))
		: null;
	if (!stretch) return { material, instruction, sentences };
	const outside = material.filter(({ span }) => !overlaps(span, stretch));
	const parts = findInstruction(whole.end, outside);
	return {
		material: outside,
		instruction: parts,
		sentences: keepTogether(
			parts.flatMap((part) => splitClauses(source, part)),
			stretch,
		),
	};
}
