import { readFileSync } from 'node:fs';
import { CheckAnswerRequest } from '#contract/check-answer';
import { ANSWER_MAX_CHARS } from '#contract/limits';
import { checkAnswer } from '#engine/checking/check-answer';
import type { AnswerReview } from '#engine/review-model';
import { SENTENCES } from '#server/sentences';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { type Terminal, writeOut } from './terminal.ts';
import { WrongUse } from './wrong-use.ts';

export interface CheckFiles {
	/** The request as it was typed, not what ploop made of it. */
	readonly prompt: string;
	readonly answer: string;
	readonly asJson: boolean;
}

const MARKS = { pass: 'ok  ', fail: 'FAIL', unclear: '?   ' } as const;
/** A character of a text is four bytes at the most. */
const MOST_BYTES = 4 * ANSWER_MAX_CHARS + 4;

/** Checks the answer in one file against the rules in another; a broken rule has its own exit code. */
export async function checkOne({ prompt, answer, asJson }: CheckFiles, terminal: Terminal): Promise<ExitCode> {
	const texts = CheckAnswerRequest.safeParse({ rawPrompt: readText(prompt), answer: readText(answer) });
	if (!texts.success) throw new WrongUse(sentenceOf(texts.error.issues[0]?.message));
	const review = checkAnswer(texts.data.rawPrompt, texts.data.answer);
	await writeOut(terminal, asJson ? `${JSON.stringify(review, null, 2)}\n` : asLines(review));
	return review.checks.some(({ verdict }) => verdict === 'fail') ? EXIT.rulesBroken : EXIT.ok;
}

function readText(path: string): string {
	try {
		const bytes = readFileSync(path);
		if (bytes.length > MOST_BYTES) throw new WrongUse(SENTENCES.answer_too_long);
		return bytes.toString('utf8').replace(/\r?\n$/, '');
	} catch (error) {
		if (error instanceof WrongUse) throw error;
		throw new WrongUse(`The file '${path}' cannot be read.`);
	}
}

const sentenceOf = (code = ''): string => (code in SENTENCES ? SENTENCES[code as keyof typeof SENTENCES] : code);

function asLines({ checks, repairPrompt }: AnswerReview): string {
	if (checks.length === 0) return 'The request sets no rule that could be checked.\n';
	const lines = checks.map(
		({ verdict, rule, finding }) => `${MARKS[verdict]}  ${rule.replace(/\s+/g, ' ')}\n      ${finding}`,
	);
	return `${lines.join('\n')}\n${repairPrompt === null ? '' : `\nTo send back:\n\n${repairPrompt}\n`}`;
}
