import { DEFAULT_MODIFIERS, type Modifiers } from './modifiers.ts';
import { read } from './reading/read.ts';
import { NO_WISHES, type Wishes } from './review-model.ts';
import { decideToAsk } from './tasks/ask.ts';
import { classifyTask } from './tasks/classify.ts';
import { planGaps } from './tasks/gaps.ts';
import { withGeneralSlots } from './tasks/general-slots.ts';
import { planRound } from './tasks/plan-round.ts';
import { findSlots } from './tasks/slots.ts';
import { TASK_TYPES } from './tasks/task-types.ts';
import type { EngineResult } from './types.ts';
import { makeBrief } from './writing/brief.ts';
import { isFinished, keepAsItIs } from './writing/keep-as-it-is.ts';
import { needsClarification } from './writing/needs-clarification.ts';
import { isWellMade, preserve } from './writing/preserve.ts';
import { writePrompt } from './writing/write-prompt.ts';

/**
 * Rewrites a rough text into a structured prompt. Pure and synchronous: the same text and modifiers give the same bytes.
 *
 * @param text as the person sent it, 1 to 4,000 UTF-16 units, not blank
 */
export function optimise(
	text: string,
	modifiers: Modifiers = DEFAULT_MODIFIERS,
	wishes: Wishes = NO_WISHES,
): EngineResult {
	const reading = read(text);
	const guess = classifyTask(reading);
	const task = TASK_TYPES[guess.id];
	const slots = findSlots(
		reading,
		wishes.statesDefaults ? withGeneralSlots(task, reading.language.code) : task,
		modifiers,
	);
	const gaps = planGaps(slots, reading.language.code, wishes.statesDefaults ? slots.length : undefined);
	const brief = makeBrief({
		reading,
		guess,
		task,
		slots,
		gaps,
		modifiers,
		statesDefaults: wishes.statesDefaults === true,
	});
	if (isFinished(reading)) return keepAsItIs(brief);
	const isSettled = wishes.takesDefaults || wishes.asked.length > 0;
	const question = isSettled ? null : decideToAsk(reading, guess, task, slots);
	if (question) return needsClarification(brief, planRound(question, slots, reading.language.code));
	return isWellMade(brief) ? preserve(brief, wishes.revision) : writePrompt(brief, wishes.revision);
}
