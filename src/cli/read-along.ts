import type { Passed } from '#engine/proposals/proposal';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { readText, requireModel } from './model-reading.ts';
import { type One, optimiseOne } from './optimise-one.ts';
import { rewrite } from './rewrite.ts';
import { complain, type Terminal, writeOut } from './terminal.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * `ploop optimise --model`: the prompt at once, then what the configured model asks and offers, a line each as the engine
 * passes it. In a terminal they follow the prompt; piped, standard output has the prompt alone.
 */
export async function readAlong(text: string, one: One, terminal: Terminal): Promise<ExitCode> {
	const config = requireModel(terminal.env);
	const told: Passed[] = [];
	if (!one.asJson) {
		const code = await optimiseOne(text, one, terminal);
		if (code !== EXIT.ok) return code;
	}
	const tell = (passed: Passed) => {
		told.push(passed);
		if (one.asJson) return;
		const line = `${lineOf(passed)}\n`;
		if (terminal.stdout.isTTY) terminal.stdout.write(line);
		else terminal.stderr.write(line);
	};
	const fault = await readText(config, { text, one, tell });
	if (fault !== null) complain(terminal, `ploop: ${fault}`);
	return one.asJson ? writeJson(text, one, { told, terminal }) : EXIT.ok;
}

function lineOf(passed: Passed): string {
	switch (passed.kind) {
		case 'question':
			return `? ${passed.text}${passed.options.length > 0 ? `  (${passed.options.join(' / ')})` : ''}`;
		case 'suggestion':
			return `+ ${passed.text}  (“${passed.because}”)`;
		case 'drop':
			return `- ${passed.id}`;
		case 'correction':
			return `+ ${passed.text}`;
	}
}

/** The whole result, with what the model said under `model`. */
async function writeJson(
	text: string,
	{ modifiers, wishes }: One,
	{ told, terminal }: { readonly told: readonly Passed[]; readonly terminal: Terminal },
): Promise<ExitCode> {
	const answer = rewrite(text, modifiers, wishes);
	if ('error' in answer) {
		if (answer.error !== 'internal') throw new WrongUse(answer.message);
		complain(terminal, `ploop: ${answer.message}`);
		return EXIT.internal;
	}
	await writeOut(terminal, `${JSON.stringify({ ...answer.result, model: told }, null, 2)}\n`);
	return answer.result.needsClarification ? EXIT.clarificationNeeded : EXIT.ok;
}
