import type { ModifiersInput } from '#contract/modifiers';
import type { Wishes } from '#engine/review-model';
import type { PromptAnswer } from '#server/optimise/prompt-answer';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { rewrite } from './rewrite.ts';
import { complain, type Terminal, writeOut } from './terminal.ts';
import type { Model } from './wish-flags.ts';
import { WrongUse } from './wrong-use.ts';

export interface One {
	readonly modifiers: ModifiersInput;
	readonly wishes: Wishes;
	/** null: no rendering for a certain model. */
	readonly models: readonly Model[] | null;
	readonly asJson: boolean;
}

/** Rewrites one text: the prompt to standard output, or the question to standard error with its own exit code. */
export async function optimiseOne(
	text: string,
	{ modifiers, wishes, models, asJson }: One,
	terminal: Terminal,
): Promise<ExitCode> {
	const renderings = (models ?? [null]).map((model) => {
		const answer = rewrite(text, model ? { ...modifiers, modelTarget: model } : modifiers, wishes);
		if ('error' in answer && answer.error !== 'internal') throw new WrongUse(answer.message);
		return { model, answer };
	});
	const results: { model: Model | null; result: PromptAnswer }[] = [];
	for (const { model, answer } of renderings) {
		if ('result' in answer) results.push({ model, result: answer.result });
		else complain(terminal, `ploop: ${answer.message}`);
	}
	const [first] = results;
	if (first === undefined || results.length < renderings.length) return EXIT.internal;
	await writeOut(terminal, asJson ? jsonOf(results) : textOf(results));
	if (!first.result.needsClarification) return EXIT.ok;
	if (!asJson) complain(terminal, clarificationText(first.result));
	return EXIT.clarificationNeeded;
}

type Results = readonly { readonly model: Model | null; readonly result: PromptAnswer }[];

/** One result as it is; several by the name of their model. */
function jsonOf(results: Results): string {
	const [first] = results;
	const value =
		results.length === 1 ? first?.result : Object.fromEntries(results.map(({ model, result }) => [model, result]));
	return `${JSON.stringify(value, null, 2)}\n`;
}

function textOf(results: Results): string {
	if (results.some(({ result }) => result.needsClarification)) return '';
	if (results.length === 1) return `${results[0]?.result.optimised_prompt}\n`;
	return results.map(({ model, result }) => `=== ${model} ===\n\n${result.optimised_prompt}\n`).join('\n');
}

function clarificationText(result: PromptAnswer): string {
	const list = (title: string, items: readonly string[]) =>
		items.length > 0 ? `\n${title}\n${items.map((item) => `  - ${item}`).join('\n')}` : '';
	return `${result.question}\n${list('Tips', result.tips)}${list('Examples', result.examples)}`;
}
