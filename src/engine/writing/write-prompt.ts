import type { Optimised } from '#engine/result-model';
import { NO_REVISION } from '#engine/review-model';
import { scoreRequest } from '../judging/score-request.ts';
import { withAnswers } from '../judging/with-answers.ts';
import { questionsOf, suggestionsOf } from '../knowledge/advise.ts';
import { type Brief, makeBrief } from './brief.ts';
import { finish } from './finish.ts';
import { findEffects } from './lines/modifier-effects.ts';
import { intentText } from './lines/request-lines.ts';
import { planSections } from './plan.ts';
import { describeReading } from './reporting/details.ts';
import { describeModel } from './reporting/model-notes.ts';
import { findRefinements } from './reporting/refinements.ts';
import { explainWhy } from './reporting/why-it-works.ts';

/** Creates the result: the revised plan, rendered, with questions, ledger, provenance and steps. */
export function writePrompt(brief: Brief): Optimised {
	const { reading, modifiers, guess, advice } = brief;
	const { effects, overruled, unfit } = findEffects(brief);
	const isRevised = brief.revision.undone.length > 0;
	const untouched = brief.isAsRead && !isRevised ? brief : makeBrief({ ...brief, revision: NO_REVISION });
	const full = planSections(untouched, effects);
	const { sections, rendered, operations, assumptions, ledger } = finish(
		full,
		isRevised ? planSections(brief, effects) : full,
		brief,
	);
	const gaps = sections.find(({ id }) => id === 'criticalGaps')?.lines ?? [];
	const hasAdded = full.some(({ id, lines }) => id !== 'intent' && id !== 'closing' && lines.length > 0);
	return {
		outcome: 'optimised',
		prompt: rendered.prompt,
		intent: intentText(brief),
		criticalGaps: gaps.map(({ text }) => text),
		whyItWorks: explainWhy(brief, sections, ledger),
		optionalRefinements: findRefinements({ ...brief, gaps }, [...overruled, ...unfit]),
		gaveWay: overruled,
		details: describeReading(brief),
		language: reading.language,
		taskType: guess.id,
		ledger,
		provenance: rendered.provenance,
		blocks: rendered.blocks,
		operations,
		assumptions,
		score: withAnswers(scoreRequest(reading), brief.given, advice),
		// If a correction was applied, the text was not clear as typed.
		isAlreadyGood: brief.isClear && !hasAdded && !brief.edits.some(({ rule }) => rule === 'correction'),
		questions: questionsOf(advice),
		suggestions: suggestionsOf(advice),
		modelNotes: describeModel(
			sections,
			modifiers,
			rendered.blocks.some(({ kind }) => kind === 'heading'),
		),
	};
}
