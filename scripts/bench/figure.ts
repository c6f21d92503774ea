/** One measured number with its target. */
export interface Figure {
	readonly part: string;
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	/** Null when the figure is reported but not judged. */
	readonly target: { readonly relation: '<=' | '>='; readonly value: number } | null;
	/** The command that measures this figure alone. */
	readonly command: string;
}

export function atMost(value: number): Figure['target'] {
	return { relation: '<=', value };
}

export function atLeast(value: number): Figure['target'] {
	return { relation: '>=', value };
}

export function isReached({ value, target }: Figure): boolean {
	if (!target) return true;
	return target.relation === '<=' ? value <= target.value : value >= target.value;
}

function round(value: number): string {
	if (Number.isInteger(value)) return value.toLocaleString('en-GB');
	return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 1 ? 3 : 1);
}

/** The figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
	const rows = figures.map((one) => {
		const target = one.target ? `${one.target.relation} ${round(one.target.value)}` : '';
		const verdict = one.target ? (isReached(one) ? 'yes' : '**no**') : '';
		return `| ${one.part} | ${one.name} | ${round(one.value)} ${one.unit} | ${target} | ${verdict} |`;
	});
	return ['| part | figure | measured | target | reached |', '| --- | --- | ---: | ---: | --- |', ...rows].join('\n');
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
	const sorted = [...samples].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
