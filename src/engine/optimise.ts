import { DEFAULT_MODIFIERS, isUsual, type Modifiers } from './modifiers.ts';
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
import { withoutOwnClosing } from './writing/without-own-closing.ts';
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
	const sent = read(text);
	const isOurs = isFinished(sent);
	const reading = isOurs ? sent : withoutOwnClosing(sent);
	const guess = classifyTask(reading);
	const task = TASK_TYPES[guess.id];
	const statesDefaults = wishes.statesDefaults === true;
	const asked = statesDefaults ? withGeneralSlots(task, reading.language.code) : task;
	const leftOpen = (chosen: Modifiers) => {
		const slots = findSlots(reading, asked, chosen);
		return { slots, gaps: planGaps(slots, reading.language.code, statesDefaults ? slots.length : undefined) };
	};
	const brief = makeBrief({ reading, guess, task, ...leftOpen(modifiers), modifiers, statesDefaults });
	if (isOurs) return keepAsItIs(brief);
	const isSettled = wishes.takesDefaults || wishes.asked.length > 0;
	const question = isSettled ? null : decideToAsk(reading, guess, task, brief.slots);
	if (question) return needsClarification(brief, planRound(question, brief.slots, reading.language.code));
	const usual = isUsual(modifiers) ? brief : { ...brief, ...leftOpen(DEFAULT_MODIFIERS), modifiers: DEFAULT_MODIFIERS };
	return isWellMade(brief) ? preserve(brief, usual, wishes.revision) : writePrompt(brief, usual, wishes.revision);
}
