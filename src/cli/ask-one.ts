import { createInterface } from 'node:readline';
import { MODIFIER_TEXT_MAX_CHARS } from '#contract/limits';
import { opensOwnWords } from '#contract/own-words';
import { type Given, NOTHING_GIVEN } from '#engine/review-model';
import type { PromptAnswer } from '#server/optimise/prompt-answer';
import type { ExitCode } from './exit-codes.ts';
import { type One, optimiseOne } from './optimise-one.ts';
import { rewrite } from './rewrite.ts';
import type { Terminal } from './terminal.ts';

/** Most questions in one run. */
export const MOST_QUESTIONS = 8;

/**
 * `ploop optimise --ask`: asks, one after the other, what would make the prompt better, then writes it. A digit chooses,
 * words are taken as they are, an empty line skips, the end of the input ends the asking. Questions go to standard error.
 */
export async function askOne(text: string, one: One, terminal: Terminal): Promise<ExitCode> {
	const lines = createInterface({ input: terminal.stdin });
	const typedLines: TypedLines = lines[Symbol.asyncIterator]();
	const answers: Record<string, string> = {};
	const skipped: string[] = [];
	try {
		for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
			const [question] = questionsOf(text, one, { ...NOTHING_GIVEN, answers, skipped });
			if (question === undefined) break;
			const typed = await ask(typedLines, question, terminal);
			if (typed === null) break;
			if (typed === '') skipped.push(question.id);
			else answers[question.id] = typed;
		}
	} finally {
		lines.close();
	}
	const given = { ...NOTHING_GIVEN, answers, skipped };
	return optimiseOne(text, { ...one, wishes: { ...one.wishes, given } }, terminal);
}

export type Question = PromptAnswer['questions'][number];
export type TypedLines = AsyncIterator<string>;

/** The engine's questions, the most valuable first. */
export function questionsOf(text: string, { modifiers, wishes }: One, given: Given): readonly Question[] {
	const answer = rewrite(text, modifiers, { ...wishes, given });
	return 'result' in answer && !answer.result.needsClarification ? answer.result.questions : [];
}

/** Empty: passed over; null: the input has ended. */
export async function ask(
	lines: TypedLines,
	{ question, options }: Pick<Question, 'question' | 'options'>,
	{ stderr }: Terminal,
): Promise<string | null> {
	const list = options.map((option, at) => `  ${at + 1}  ${option}`).join('\n');
	stderr.write(`\n${question}\n${list}\n  Enter skips: `);
	const typed = await nextAnswer(lines, stderr);
	const option = options[Number(typed) - 1];
	if (option === undefined || !opensOwnWords(option)) return option ?? typed;
	stderr.write(`  ${option} `);
	const words = await nextAnswer(lines, stderr);
	return words === null ? null : `${option} ${words}`.trim();
}

/** A line as long as an answer may be; a longer one is refused and the next line taken. */
async function nextAnswer(lines: TypedLines, stderr: Terminal['stderr']): Promise<string | null> {
	let typed = await nextLine(lines);
	while (typed !== null && typed.length > MODIFIER_TEXT_MAX_CHARS) {
		const most = `An answer may have up to ${MODIFIER_TEXT_MAX_CHARS} characters`;
		stderr.write(`  ${most}, and this one has ${typed.length}. Type a shorter one: `);
		typed = await nextLine(lines);
	}
	return typed;
}

export async function nextLine(lines: TypedLines): Promise<string | null> {
	const { value, done } = await lines.next();
	return done ? null : value.trim();
}
