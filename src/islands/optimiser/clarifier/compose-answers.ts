import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { Question } from '#contract/review';
import { $answerProblem, type AnswerProblem } from '../stores/clarifier.store.ts';

/** Id of the question for the text to work on, whose answer is a passage and no instruction. */
const ASKS_FOR_TEXT = 'material';

/** The answered questions, one line each: "Audience: nurses". @param labels by question; without one the line is the answer alone */
export function linesOf(
	questions: readonly Question[],
	answers: Readonly<Record<string, string>>,
	labels: Readonly<Record<string, string>>,
): string[] {
	return questions.flatMap(({ id, options }) => {
		const text = answers[id]?.trim();
		if (!text) return [];
		if (id === ASKS_FOR_TEXT && !options.includes(text)) return handOver(text);
		return labels[id] ? `${labels[id]}: ${text}` : text;
	});
}

/** Puts a fence around the text whose signs do not occur in it, so that none of it is read as a wish. */
function handOver(text: string): string {
	const [open, close] = text.includes('"""') ? ['<passage>', '</passage>'] : ['"""', '"""'];
	return `${open}\n${text}\n${close}`;
}

/** Adds answers to the text that was sent; those of a second round join the first under the same heading. */
function withAnswers(sent: string, lines: readonly string[]): string {
	const marker = '\n\nAdditional context: ';
	return sent.includes(marker) ? [sent, ...lines].join('\n') : `${sent}${marker}${lines.join('\n')}`;
}

/** Checks the answers, notes what is wrong with them, and returns the text to send, or null. */
export function composeAnswered(sent: string, lines: readonly string[]): string | null {
	const composed = withAnswers(sent, lines);
	const problem = findProblem(lines, composed);
	$answerProblem.set(problem);
	return problem ? null : composed;
}

function findProblem(lines: readonly string[], composed: string): AnswerProblem | null {
	if (lines.length === 0) return { kind: 'empty' };
	return composed.length > PROMPT_MAX_CHARS ? { kind: 'tooLong', length: composed.length } : null;
}
