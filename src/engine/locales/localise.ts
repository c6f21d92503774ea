import type { Clarification, PlannedLine, PlannedSection } from '#engine/types';
import { say } from './say.ts';
import { findTable } from './tables.ts';

/** Puts every line that the engine wrote into the language of the request. The person's lines stay as they are. */
export function localise(sections: readonly PlannedSection[], code: string): PlannedSection[] {
	if (findTable(code) === null) return [...sections];
	const translate = (line: PlannedLine): PlannedLine =>
		line.origin === 'yours' ? line : { ...line, text: say(code, line.text) };
	return sections.map(({ id, lines }) => ({ id, lines: lines.map(translate) }));
}

/** The same for a round of questions. The person's words inside a question are in it already. */
export function localiseQuestions(round: Clarification, code: string): Clarification {
	if (findTable(code) === null) return round;
	const all = (texts: readonly string[]) => texts.map((text) => say(code, text));
	return {
		question: say(code, round.question),
		tips: all(round.tips),
		examples: all(round.examples),
		questions: round.questions.map((one) => ({
			...one,
			question: say(code, one.question),
			options: all(one.options),
		})),
	};
}
