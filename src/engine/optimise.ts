import { advise, NO_ADVICE, questionsOf } from './knowledge/advise.ts';
import { chooseWork } from './knowledge/expert-work.ts';
import { givenLines } from './knowledge/given-lines.ts';
import { STORED } from './knowledge/stored.ts';
import { DEFAULT_MODIFIERS, type Modifiers } from './modifiers.ts';
import { correctReading } from './proposals/correcting/correct-reading.ts';
import { read } from './reading/read.ts';
import type { EngineResult } from './result-model.ts';
import { type Given, NO_WISHES, NOTHING_GIVEN, type Wishes } from './review-model.ts';
import { decideToAsk } from './tasks/ask.ts';
import { classifyTask } from './tasks/classify.ts';
import { planGaps } from './tasks/gaps.ts';
import { withGeneralSlots } from './tasks/general-slots.ts';
import { genreRound } from './tasks/genre-round.ts';
import { planRound } from './tasks/plan-round.ts';
import { findSlots } from './tasks/slots.ts';
import { TASK_TYPES } from './tasks/task-types.ts';
import { isWellMade } from './writing/arranging/well-made.ts';
import { makeBrief } from './writing/brief.ts';
import { isFinished, keepAsItIs } from './writing/keep-as-it-is.ts';
import { needsClarification } from './writing/needs-clarification.ts';
import { withoutOwnClosing } from './writing/rendering/without-own-closing.ts';
import { writePrompt } from './writing/write-prompt.ts';

/**
 * Turns a rough text into a clean, structured, complete prompt. Pure and synchronous: the same text and modifiers give the
 * same bytes.
 *
 * @param text as the person sent it, 1 to 4,000 UTF-16 units, not blank
 */
export function optimise(
	text: string,
	modifiers: Modifiers = DEFAULT_MODIFIERS,
	wishes: Wishes = NO_WISHES,
): EngineResult {
	const sent = correctReading(read(text), wishes.given?.corrections ?? []);
	const isOurs = isFinished(sent);
	const reading = isOurs ? sent : withoutOwnClosing(sent);
	const guess = classifyTask(reading);
	const task = TASK_TYPES[guess.id];
	const statesDefaults = wishes.statesDefaults === true;
	const { code } = reading.language;
	const slots = findSlots(reading, statesDefaults ? withGeneralSlots(task, code) : task, modifiers);
	// Nothing is assumed unless the person asks for the usual choices.
	const gaps = statesDefaults ? planGaps(slots, code, slots.length) : [];
	const given = withoutAsked(wishes);
	const lines = givenLines(given, STORED, reading.language);
	const advice = isOurs ? NO_ADVICE : advise(reading, given, STORED, lines);
	const brief = makeBrief({
		reading,
		given: lines,
		advice,
		expert: chooseWork(advice, reading, lines, modifiers.depth),
		guess,
		task,
		slots,
		gaps,
		modifiers,
		revision: wishes.revision,
		isWellMade: isWellMade(reading),
	});
	if (isOurs) return keepAsItIs(brief);
	const isSettled = wishes.takesDefaults || wishes.asked.length > 0;
	const question = isSettled ? null : decideToAsk(reading, guess, task, slots, advice.genre?.genre.group ?? null);
	if (!question) return writePrompt(brief);
	const round = planRound(question, slots, code);
	const known = question.isOfKind ? questionsOf(advice) : [];
	return needsClarification(
		brief,
		genreRound(round, known, question.about !== 'request' && advice.genre?.genre.isGeneral === true),
	);
}

/** A question that was answered before the prompt was made is not asked again beside it. */
function withoutAsked({ given = NOTHING_GIVEN, asked }: Wishes): Given {
	return asked.length === 0 ? given : { ...given, skipped: [...given.skipped, ...asked] };
}
