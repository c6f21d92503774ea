import { PARTICIPLE } from './data/participles.ts';
import { sentenceBefore } from './sentence-before.ts';
import { shapeOf } from './shape.ts';
import { findAll, type Range, type Source } from './source.ts';

// "Write a song, incorporating similes": what follows the comma limits the work and stands on its own.
const HANGING = /,[ \t]+(?=[a-z]{2,14}\b)/gi;
// "..., and every sentence must be short": a second obligation with a subject of its own.
const OBLIGED =
	/(?:,[ \t]+(?:and|but|while)?[ \t]?|[ \t](?:and|but|while)[ \t]+)(?=(?:each|every|no|all|any|the|your)[ \t][^,.;:!?\n]{2,50}?[ \t](?:should|must|shall|may not|cannot|can't|needs? to|has to|have to|is limited|are limited)[ \t])/gi;

/** Offsets where a rule starts that hangs on the command before it, with a comma or a subject of its own. */
export function findHangingCuts(source: Source, range: Range): number[] {
	const cuts = [
		...findAll(source, range, HANGING).filter((match) => {
			const after = match.index + match[0].length;
			return PARTICIPLE.test(source.folded.slice(after, after + 30)) && endsWell(source.folded, after, range.end);
		}),
		...findAll(source, range, OBLIGED),
	];
	return cuts
		.filter((match) => isCommand(sentenceBefore(source.folded, range.start, match.index)))
		.map((match) => match.index + (match[0].startsWith(',') ? 1 : 0));
}

/** "a list of foods, including meat, to avoid": words after the phrase may belong to what stands before it. */
function endsWell(folded: string, start: number, end: number): boolean {
	const rest = folded.slice(start, Math.min(end, start + 300));
	return !/^[^.;!?\n]{0,200}?, (?:to|that|which|who|is|are|was|were|has|have|of)\b/i.test(rest);
}

function isCommand(before: string): boolean {
	if (before.split(/\s+/).length < 3) return false;
	const { isTaskVerb, isRuleVerb, isQuestion } = shapeOf(before);
	return isTaskVerb || isRuleVerb || isQuestion || /\b(?:should|must|shall|please|could you|can you)\b/i.test(before);
}
