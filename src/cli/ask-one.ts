import { createInterface } from 'node:readline';
import { NOTHING_GIVEN } from '#engine/review-model';
import type { PromptAnswer } from '#server/optimise/prompt-answer';
import type { ExitCode } from './exit-codes.ts';
import { type One, optimiseOne } from './optimise-one.ts';
import { rewrite } from './rewrite.ts';

/** A person's patience. */
const MOST_QUESTIONS = 8;

/**
 * `ploop optimise --ask`: asks, one after the other, what would make the prompt better, then writes it. A digit chooses,
 * words are taken as they are, an empty line skips, the end of the input ends the asking. Questions go to standard error.
 */
export async function askOne(text: string, one: One): Promise<ExitCode> {
	const lines = createInterface({ input: process.stdin });
	const typedLines = lines[Symbol.asyncIterator]();
	const answers: Record<string, string> = {};
	const skipped: string[] = [];
	try {
		for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
			const answer = rewrite(text, one.modifiers, {
				...one.wishes,
				given: { ...NOTHING_GIVEN, answers, skipped },
			});
			const question = 'result' in answer && !answer.result.needsClarification ? answer.result.questions[0] : undefined;
			if (question === undefined) break;
			const typed = await ask(typedLines, question);
			if (typed === null) break;
			if (typed === '') skipped.push(question.id);
			else answers[question.id] = question.options[Number(typed) - 1] ?? typed;
		}
	} finally {
		lines.close();
	}
	return optimiseOne(text, { ...one, wishes: { ...one.wishes, given: { ...NOTHING_GIVEN, answers, skipped } } });
}

type Question = PromptAnswer['questions'][number];

/** null: the input has ended. */
async function ask(lines: AsyncIterator<string>, { question, options }: Question): Promise<string | null> {
	const list = options.map((option, at) => `  ${at + 1}  ${option}`).join('\n');
	process.stderr.write(`\n${question}\n${list}\n  Enter skips: `);
	const { value, done } = await lines.next();
	return done ? null : value.trim();
}
