import type { ModifiersInput } from '#contract/modifiers';
import type { PromptAnswer } from '#server/optimise/answer';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { rewrite } from './rewrite.ts';
import { writeOut } from './write-out.ts';
import { WrongUse } from './wrong-use.ts';

/** Rewrites one text: the prompt to standard output, or the question to standard error with its own exit code. */
export async function optimiseOne(text: string, modifiers: ModifiersInput, asJson: boolean): Promise<ExitCode> {
	const answer = rewrite(text, modifiers);
	if ('error' in answer) {
		if (answer.error !== 'internal') throw new WrongUse(answer.message);
		console.error(`ploop: ${answer.message}`);
		return EXIT.internal;
	}
	const { result } = answer;
	if (asJson) await writeOut(`${JSON.stringify(result, null, 2)}\n`);
	else if (!result.needsClarification) await writeOut(`${result.optimised_prompt}\n`);
	if (!result.needsClarification) return EXIT.ok;
	if (!asJson) console.error(clarificationText(result));
	return EXIT.clarificationNeeded;
}

function clarificationText(result: PromptAnswer): string {
	const list = (title: string, items: readonly string[]) =>
		items.length > 0 ? `\n${title}\n${items.map((item) => `  - ${item}`).join('\n')}` : '';
	return `${result.question}\n${list('Tips', result.tips)}${list('Examples', result.examples)}`;
}
