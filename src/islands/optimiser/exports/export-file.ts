import type { ReviseResponse } from '#contract/revise';

export const FILE_KINDS = ['md', 'txt', 'json'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What is taken away: the request as sent and the result as it stands on the page. */
export interface Exported {
	readonly sent: string;
	readonly answer: Pick<
		ReviseResponse,
		'optimised_prompt' | 'intent' | 'ledger' | 'operations' | 'assumptions' | 'score'
	>;
}

export interface ExportFile {
	readonly name: string;
	/** MIME type. */
	readonly type: string;
	readonly text: string;
}

const TYPES: Readonly<Record<FileKind, string>> = {
	md: 'text/markdown;charset=utf-8',
	txt: 'text/plain;charset=utf-8',
	json: 'application/json',
};
const NAME_MOST_CHARS = 60;

/** @param fallback the name of a file whose intent has no letters, without its ending */
export function fileOf(kind: FileKind, exported: Exported, fallback: string): ExportFile {
	return {
		name: `${nameFrom(exported.answer.intent) || fallback}.${kind}`,
		type: TYPES[kind],
		text: kind === 'json' ? jsonOf(exported) : exported.answer.optimised_prompt,
	};
}

/**
 * A file name that every system takes: letters, digits and single hyphens, cut between words. The leading `ploop-` keeps
 * it clear of the names that Windows reserves.
 */
function nameFrom(intent: string): string {
	const words = intent
		.slice(0, 4 * NAME_MOST_CHARS)
		.normalize('NFC')
		.toLowerCase()
		.match(/[\p{L}\p{M}\p{N}]+/gu);
	let name = 'ploop';
	for (const word of words ?? []) {
		if (name.length + 1 + word.length > NAME_MOST_CHARS) return name === 'ploop' ? cutShort(word) : name;
		name += `-${word}`;
	}
	return name === 'ploop' ? '' : name;
}

/** Japanese has no gaps between words: cut between characters, never inside one. */
function cutShort(word: string): string {
	return `ploop-${[...word].slice(0, NAME_MOST_CHARS / 2).join('')}`;
}

function jsonOf({ sent, answer }: Exported): string {
	const { optimised_prompt: prompt, ledger, operations, assumptions, score } = answer;
	return `${JSON.stringify({ prompt, request: sent, ledger, operations, assumptions, score }, null, 2)}\n`;
}
