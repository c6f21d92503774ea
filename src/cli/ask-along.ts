import { createInterface } from 'node:readline';
import type { Correction } from '#engine/proposals/correcting/correction';
import type { Passed } from '#engine/proposals/proposal';
import type { Given, Proposed } from '#engine/review-model';
import { ask, MOST_QUESTIONS, nextLine, questionsOf, type TypedLines } from './ask-one.ts';
import type { ExitCode } from './exit-codes.ts';
import { readText, requireModel } from './model-reading.ts';
import { type One, optimiseOne } from './optimise-one.ts';
import { complain, type Terminal } from './terminal.ts';

/** Most questions once a model has asked: as many as beside a result on the page. */
const MOST_WITH_MODEL = 4;

interface Round {
	readonly text: string;
	readonly one: One;
	readonly terminal: Terminal;
	readonly lines: TypedLines;
	readonly given: Collected;
}

/** Answers and accepted suggestions so far. */
interface Collected {
	readonly answers: Record<string, string>;
	readonly skipped: string[];
	readonly accepted: string[];
	readonly proposed: Proposed[];
	readonly corrections: Correction[];
}

/**
 * `ploop optimise --ask --model`: the engine's first question at once, while the configured model reads; then the model's
 * questions instead of the engine's others, then its offers, one by one. The prompt includes answers and accepted offers.
 */
export async function askAlong(text: string, one: One, terminal: Terminal): Promise<ExitCode> {
	const config = requireModel(terminal.env);
	const told: Passed[] = [];
	const reading = readText(config, { text, one, tell: (passed) => void told.push(passed) });
	const input = createInterface({ input: terminal.stdin });
	const given: Collected = { answers: {}, skipped: [], accepted: [], proposed: [], corrections: [] };
	const round: Round = { text, one, terminal, lines: input[Symbol.asyncIterator](), given };
	try {
		const isOpen = await askEngine(round, 1, []);
		const fault = await reading;
		if (fault !== null) complain(terminal, `\nploop: ${fault}`);
		if (isOpen) await goOn(round, told);
	} finally {
		input.close();
	}
	return optimiseOne(text, { ...one, wishes: { ...one.wishes, given } }, terminal);
}

async function goOn(round: Round, told: readonly Passed[]): Promise<void> {
	const questions = told.flatMap((one) => (one.kind === 'question' ? [one] : []));
	const dropped = told.flatMap((one) => (one.kind === 'drop' ? [one.id] : []));
	for (const [at, { text: question, options, line }] of questions.entries()) {
		const id = `model.${at + 1}`;
		round.given.proposed.push({ id, line });
		if (!(await askAndKeep(round, { id, question, options: [...options] }))) return;
	}
	if (!(await askEngine(round, questions.length > 0 ? MOST_WITH_MODEL : MOST_QUESTIONS, dropped))) return;
	for (const [at, one] of told.entries()) {
		if (one.kind !== 'suggestion' && one.kind !== 'correction') continue;
		if (!(await offer(round, `model.offer-${at + 1}`, one))) return;
	}
}

/** Asks the engine's questions until `most` were asked. @returns false: the input has ended */
async function askEngine(round: Round, most: number, dropped: readonly string[]): Promise<boolean> {
	const { text, one, given } = round;
	while (Object.keys(given.answers).length + given.skipped.length < most) {
		const question = questionsOf(text, one, givenNow(given)).find(({ id }) => !dropped.includes(id));
		if (question === undefined) return true;
		if (!(await askAndKeep(round, question))) return false;
	}
	return true;
}

const givenNow = (given: Collected): Given => ({ ...given, proposed: [...given.proposed] });

async function askAndKeep(
	{ lines, terminal, given }: Round,
	question: Parameters<typeof ask>[1] & { readonly id: string },
): Promise<boolean> {
	const typed = await ask(lines, question, terminal);
	if (typed === null) return false;
	if (typed === '') given.skipped.push(question.id);
	else given.answers[question.id] = typed;
	return true;
}

/** Offers a line. @returns false: the input has ended */
async function offer({ lines, terminal, given }: Round, id: string, one: Passed & { text: string }): Promise<boolean> {
	terminal.stderr.write(`\n${one.text}\n  y adds it, Enter leaves it: `);
	const typed = await nextLine(lines);
	if (typed === null) return false;
	if (!/^y(?:es)?$/i.test(typed)) return true;
	if (one.kind === 'correction') given.corrections.push({ as: one.as, words: one.words });
	else {
		given.accepted.push(id);
		given.proposed.push({ id, line: one.text });
	}
	return true;
}
