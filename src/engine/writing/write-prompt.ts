import type { Optimised } from '#engine/types';
import { scoreRequest } from '../judging/score-request.ts';
import type { Brief } from './brief.ts';
import { describeReading } from './details.ts';
import { intentText } from './intent-text.ts';
import { dropInvented } from './invention-guard.ts';
import { makeLedger } from './ledger.ts';
import { findEffects } from './modifier-effects.ts';
import { planSections } from './plan.ts';
import { findRefinements } from './refinements.ts';
import { render } from './render.ts';
import { restrain } from './restrain.ts';
import { putBackMissing } from './self-check.ts';
import { explainWhy } from './why-it-works.ts';
import { withoutRepeats } from './without-repeats.ts';

/** The plan, cut to size and checked against the request, written out with its ledger and its provenance. */
export function writePrompt(brief: Brief): Optimised {
	const { reading, modifiers, task } = brief;
	const { effects, overruled } = findEffects(brief);
	const planned = withoutRepeats(dropInvented(planSections(brief, effects), reading, modifiers));
	const sections = putBackMissing(restrain(planned, brief), reading);
	const rendered = render(sections, modifiers, reading.language.code);
	const ledger = makeLedger(reading, sections, rendered);
	const gaps = sections.find(({ id }) => id === 'criticalGaps')?.lines ?? [];
	return {
		outcome: 'optimised',
		prompt: rendered.prompt,
		intent: intentText(brief),
		criticalGaps: gaps.map(({ text }) => text),
		whyItWorks: explainWhy(brief, sections, ledger),
		optionalRefinements: findRefinements({ ...brief, gaps }, overruled),
		details: describeReading(brief),
		language: reading.language,
		taskType: task.id,
		ledger,
		provenance: rendered.provenance,
		operations: [],
		assumptions: [],
		score: scoreRequest(reading),
		isAlreadyGood: false,
		modelNotes: [],
	};
}
