import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';
import { detailKind } from '../detail-kind.ts';
import { type Figure, type Metric, percent, reported } from '../metric.ts';
import type { VagueRow } from './ask.ts';

const MOST = 3;

/** Checks that the gaps in results are the details that people found missing. */
export const gaps: Metric = {
	id: 'gaps',
	title: 'Gap listing',
	definition:
		'A report. IN3, vague requests. The missing details people named, and what the result names as open when the usual choices are asked for (its gap lines, up to the colon), are sorted into the same fifteen kinds by their words. Share of requests told of at least one kind that people miss, share of the first three kinds named that people miss, and share of first questions about a kind that people miss.',
	measure: (desk) => {
		const vague = desk.rows<VagueRow>('in3').filter((row) => row.vague);
		const named = vague.map((row) => {
			const kinds = new Set(leftOpen(row.prompt).map((open) => detailKind(open) ?? open));
			const first = [...kinds].slice(0, MOST);
			return { first, missed: first.filter((kind) => isMissed(row, kind)) };
		});
		const questions = vague.flatMap((row) => {
			const first = desk.first(row.prompt);
			const question = first.outcome === 'clarify' ? first.clarification.questions[0]?.question : undefined;
			return question === undefined ? [] : [isMissed(row, detailKind(question))];
		});
		return [
			share('vague requests told of a miss', named.length, named.filter(({ missed }) => missed.length > 0).length),
			share(
				'first three kinds that people miss',
				named.flatMap(({ first }) => first).length,
				named.flatMap(({ missed }) => missed).length,
			),
			share('first questions about what people miss', questions.length, questions.filter(Boolean).length),
		];
	},
};

/** The open details in a result with default modifiers: the gap lines up to their colon. */
function leftOpen(request: string): string[] {
	const result = optimise(request, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true, statesDefaults: true });
	return result.criticalGaps.map((line) => line.replace(/^- /, '').split(/[:：]/)[0] as string);
}

const isMissed = ({ missing }: VagueRow, kind: string | null): boolean =>
	missing.some(([what]) => detailKind(what) === kind);

const share = (label: string, count: number, part: number): Figure =>
	reported(label, 'in3', count, percent(part, count));
