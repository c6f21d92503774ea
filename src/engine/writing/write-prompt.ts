import { NO_REVISION, type Revision } from '#engine/review-model';
import type { Optimised } from '#engine/types';
import { scoreRequest } from '../judging/score-request.ts';
import type { Brief } from './brief.ts';
import { describeReading } from './details.ts';
import { intentText } from './intent-text.ts';
import { dropInvented } from './invention-guard.ts';
import { describeModel } from './model-notes.ts';
import { findEffects } from './modifier-effects.ts';
import { stamp } from './operations/stamp.ts';
import { planSections } from './plan.ts';
import { findRefinements } from './refinements.ts';
import { type Choice, choose, restrain, settleFor } from './restrain.ts';
import { finish } from './revision/finish.ts';
import { putBackMissing } from './self-check.ts';
import { explainWhy } from './why-it-works.ts';
import { withoutRepeats } from './without-repeats.ts';

/**
 * The plan, cut to size and checked against the request, less what was undone, with its ledger, provenance and steps.
 *
 * @param usual the same request without options: what it is offered unasked is settled there
 */
export function writePrompt(brief: Brief, usual: Brief = brief, revision: Revision = NO_REVISION): Optimised {
	const { reading, modifiers, task } = brief;
	const { effects, overruled } = findEffects(brief);
	const planned = withoutRepeats(dropInvented(planSections(brief, effects), reading, modifiers));
	const choice =
		usual === brief ? choose(planned, brief) : settleFor(modifiers, choose(planned, brief), chooseUsual(usual));
	const full = stamp(putBackMissing(restrain(planned, brief, choice), reading));
	const { sections, rendered, operations, assumptions, ledger } = finish(full, revision, brief);
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
		operations,
		assumptions,
		score: scoreRequest(reading),
		isAlreadyGood: false,
		modelNotes: describeModel(sections, modifiers),
	};
}

function chooseUsual(usual: Brief): Choice {
	const sections = planSections(usual, findEffects(usual).effects);
	return choose(withoutRepeats(dropInvented(sections, usual.reading, usual.modifiers)), usual);
}
