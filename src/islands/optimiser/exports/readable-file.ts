import type { OptimiserCopy } from '#copy/optimiser-copy';
import type { Exported } from './exported.ts';
import { madeOn } from './made-on.ts';
import { optionLines } from './option-lines.ts';
import { titleOf } from './title-of.ts';

/** The prompt first, unchanged, between two rules; under it the text and options it was made from. */
export function markdownOf(exported: Exported, copy: OptimiserCopy): string {
	const { title, made, prompt, raw, answers, options, words } = partsOf(exported, copy);
	return sections([
		`# ${title}`,
		`*${made}*`,
		`---\n\n${prompt}\n\n---`,
		`## ${words.text}\n\n${raw.replace(/^/gm, '> ')}`,
		answers.length > 0 && `## ${words.answers}\n\n${listed(answers)}`,
		options.length > 0 && `## ${words.options}\n\n${listed(options)}`,
	]);
}

export function plainTextOf(exported: Exported, copy: OptimiserCopy): string {
	const { title, made, prompt, raw, answers, options, words } = partsOf(exported, copy);
	return sections([
		`${title}\n${made}`,
		`${underlined(words.prompt)}\n\n${prompt}`,
		`${underlined(words.text)}\n\n${raw}`,
		answers.length > 0 && `${underlined(words.answers)}\n\n${listed(answers)}`,
		options.length > 0 && `${underlined(words.options)}\n\n${listed(options)}`,
	]);
}

function partsOf({ source, madeAt, answer }: Exported, copy: OptimiserCopy) {
	return {
		title: titleOf(answer.intent, copy.result.title),
		made: madeOn(copy.exports.made, madeAt),
		prompt: answer.optimised_prompt,
		raw: source.raw,
		answers: source.answers.map((one) => `${one.question} ${one.answer}`.trim()),
		options: optionLines(source.modifiers, copy.advanced),
		words: {
			prompt: copy.result.title,
			text: copy.ledger.title,
			answers: copy.workspace.yours.given,
			options: copy.advanced.title,
		},
	};
}

const sections = (texts: readonly (string | false)[]): string =>
	`${texts.filter((text) => text !== false).join('\n\n')}\n`;
const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const underlined = (heading: string): string => `${heading}\n${'-'.repeat(heading.length)}`;
