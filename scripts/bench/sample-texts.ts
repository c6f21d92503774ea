import { readFileSync } from 'node:fs';

const PROMPTS = 'tests/data/ifeval.jsonl';

/** The prompts people wrote for an instruction-following test, in file order. */
export function readPrompts(): string[] {
	const lines = readFileSync(PROMPTS, 'utf8').trimEnd().split('\n');
	return lines.map((line) => (JSON.parse(line) as { prompt: string }).prompt);
}

/** Returns `count` different texts of exactly `chars` characters: prompts in sequence, each text starting at another one. */
export function textsOf(chars: number, count: number): string[] {
	const prompts = readPrompts();
	return Array.from({ length: count }, (_, start) => {
		let text = '';
		for (let at = start; text.length < chars; at += 1) text += `${prompts[at % prompts.length]}\n\n`;
		return text.slice(0, chars);
	});
}
