import { z } from 'zod';
import type { ErrorCode } from '#contract/errors';
import { ModifiersInput } from '#contract/modifiers';
import { ReviseRequest } from '#contract/revise';
import type { Wishes } from '#engine/review-model';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { type Line, readLines } from './read-lines.ts';
import { type Answer, rewrite } from './rewrite.ts';
import { type Terminal, writeOut } from './terminal.ts';

/** Ample for 4,000 characters written as \uXXXX escapes, with modifiers. */
const LINE_MAX_CHARS = 65_536;

const LineInput = z.object({
	id: z.union([z.string(), z.number()]),
	prompt: z.string(),
	modifiers: ModifiersInput.optional(),
	answers: ReviseRequest.shape.answers,
	accept: ReviseRequest.shape.accept,
});

/** Answers each line of standard input with one line of standard output, in order. A bad line never stops the run. */
export async function optimiseLines(
	input: AsyncIterable<string>,
	{ modifiers, wishes }: { readonly modifiers: ModifiersInput; readonly wishes: Wishes },
	terminal: Terminal,
): Promise<ExitCode> {
	let exit: ExitCode = EXIT.ok;
	for await (const line of readLines(input, LINE_MAX_CHARS)) {
		if (line.text.trim() === '' && !line.isTooLong) continue;
		const answer = answerLine(line, modifiers, wishes);
		if ('error' in answer) exit = EXIT.someLinesFailed;
		await writeOut(terminal, `${JSON.stringify(answer)}\n`);
	}
	return exit;
}

type LineAnswer = { readonly id: string | number | null } & Answer;

function answerLine(line: Line, defaults: ModifiersInput, wishes: Wishes): LineAnswer {
	if (line.isTooLong) return refuse(null, 'body_too_large', `A line may have up to ${LINE_MAX_CHARS} characters.`);
	let value: unknown;
	try {
		value = JSON.parse(line.text.replace(/^\uFEFF/, ''));
	} catch {
		return refuse(null, 'invalid_json', 'The line is not JSON.');
	}
	const parsed = LineInput.safeParse(value);
	if (!parsed.success) return refuse(idOf(value), 'invalid_input', firstIssue(parsed.error));
	const { id, prompt, modifiers, answers = {}, accept = [] } = parsed.data;
	const given = { answers, accepted: accept, skipped: [] };
	return { id, ...rewrite(prompt, { ...defaults, ...modifiers }, { ...wishes, given }) };
}

function refuse(id: LineAnswer['id'], error: ErrorCode, message: string): LineAnswer {
	return { id, error, message };
}

function idOf(value: unknown): LineAnswer['id'] {
	const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
	return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function firstIssue(error: z.ZodError): string {
	const [issue] = error.issues;
	return `${issue?.path.join('.') || 'line'}: ${issue?.message}`;
}
