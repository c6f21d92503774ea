import type { EngineResult, Optimised } from '#engine/types';

/** What a result tells the person is still open: the questions it asks first, or its gap lines up to the colon. */
export function leftOpen(first: EngineResult): string[] {
	if (first.outcome === 'clarify') return first.clarification.questions.map(({ question }) => question);
	return gapLines(first).map((line) => line.replace(/^- /, '').split(/[:：]/)[0] as string);
}

const gapLines = ({ prompt, provenance }: Optimised): string[] =>
	provenance
		.filter(({ section, rule }) => section === 'criticalGaps' && rule !== 'frame')
		.map(({ start, end }) => prompt.slice(start, end));

const PASSAGE =
	/\b(?:text|passage|material|code|data|problem|article|document|table|essay|sentence|content|message|items|list)\b/i;
const WHICH_ONE = /^which\b.{1,60}\b(?:is|are) meant\b|^which\b.{0,40}\b(?:text|code|data|passage|problem)\b/i;

/** Whether the person is told that something to work on is missing: asked which one is meant, or given a place to paste it. */
export function tellsOfMissingMaterial(first: EngineResult, assumed: Optimised): boolean {
	const asked =
		first.outcome === 'clarify' &&
		first.clarification.questions.some(
			({ question, options }) => WHICH_ONE.test(question) || options.some((option) => /\bpaste\b/i.test(option)),
		);
	return asked || gapLines(assumed).some((line) => PASSAGE.test(line) && /\bpaste\b/i.test(line));
}
