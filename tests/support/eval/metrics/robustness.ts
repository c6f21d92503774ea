import { optimise } from '#engine/optimise';
import { type Metric, percent, type Worst } from '../metric.ts';
import { readHostilePrompts } from '../rows.ts';

const LONG = 4000;

/** Checks that no text makes the engine fail. */
export const robustness: Metric = {
	id: 'robustness',
	title: 'Hostile text',
	definition:
		"The project's hostile prompts (those a request may consist of): no throw, and text without lone surrogates. How their time grows is a benchmark: `node scripts/bench/run.ts linear`.",
	measure: () => {
		const hostile = readHostilePrompts().filter((text) => text.trim() !== '' && text.length <= LONG);
		const broken = hostile.flatMap((text, index) => faultOf(text, index));
		return [
			{
				label: 'answered in well-formed text',
				set: 'hostile-prompts',
				count: hostile.length,
				value: percent(hostile.length - broken.length, hostile.length),
				unit: '%',
				target: { op: '=', bound: 100 },
				worst: broken,
				controls: [],
			},
		];
	},
};

function faultOf(text: string, index: number): Worst[] {
	const row = `hostile-prompts ${index + 1}`;
	try {
		const result = optimise(text);
		const isWell =
			JSON.stringify(result).isWellFormed() && (result.outcome !== 'optimised' || result.prompt.isWellFormed());
		return isWell ? [] : [{ row, reason: 'lone surrogates in the answer' }];
	} catch (error) {
		return [{ row, reason: String(error) }];
	}
}
