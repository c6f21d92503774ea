import { readFileSync } from 'node:fs';

export interface TrainingRow {
	readonly text: string;
	readonly label: string;
	/** How much it counts; one unless stated. */
	readonly weight?: number;
}

/** The labelled texts of a model. */
export function trainingRows(name: string): TrainingRow[] {
	const file = new URL(`../../tests/data/training/${name}.jsonl`, import.meta.url);
	return readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as TrainingRow);
}
