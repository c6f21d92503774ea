import type { Evidence } from './evidence.ts';

export interface Looked {
	readonly points: number;
	/** One sentence for the person, in their own words where possible. */
	readonly finding: string;
}

export interface Check {
	readonly id: string;
	readonly label: string;
	readonly most: number;
	readonly look: (evidence: Evidence) => Looked;
}

/** No other check can pass before the request names a task and its subject. */
export const isAboutSomething = ({ nonsense, ask, subject, reading }: Evidence): boolean =>
	nonsense === null && ask !== null && (subject.length > 0 || reading.material.length > 0 || hasPlace(reading));

const hasPlace = ({ facts }: Evidence['reading']): boolean =>
	facts.some(({ kind }) => kind === 'placeholder' || kind === 'url' || kind === 'file');

const LONGEST_QUOTE = 60;

/** “Max 300 words”, cut between words when long. */
export function quoted(text: string): string {
	const line = text
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:]$/, '');
	const cut =
		line.length <= LONGEST_QUOTE
			? line
			: `${line.slice(0, line.lastIndexOf(' ', LONGEST_QUOTE)) || line.slice(0, LONGEST_QUOTE)}…`;
	return `“${cut}”`;
}
