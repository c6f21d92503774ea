import { detailKind } from '../detail-kind.ts';
import { leftOpen } from '../left-open.ts';
import { type Figure, type Metric, percent } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import type { VagueRow } from './ask.ts';

type Kinds = (row: VagueRow, index: number) => readonly string[];

const MOST = 3;

/** What is named as open is what people miss. */
export const gaps: Metric = {
	id: 'gaps',
	title: 'Gap listing',
	definition:
		'IN3, vague requests. The missing details people named and what the result names as open (its questions, or its gap lines up to the colon) are sorted into the same fifteen kinds by their words. Share of requests told of at least one kind that people miss, and share of the first three kinds named that people miss. Clear requests: share that gets no gap line and no question.',
	measure: (desk) => {
		const rows = desk.rows<VagueRow>('in3');
		const kinds: Kinds = ({ prompt }) => leftOpen(desk.first(prompt)).map((open) => detailKind(open) ?? open);
		const nothing: Kinds = () => [];
		const others: Kinds = (_, index) => kinds(rows[(index + 1) % rows.length] as VagueRow, index);
		const vague = rows.filter((row) => row.vague);
		const clear = rows.filter((row) => !row.vague);
		const told = hits(vague, kinds);
		const quiet = clear.filter((row, index) => kinds(row, index).length === 0);
		const questions = rows.flatMap((row) => {
			const first = desk.first(row.prompt);
			const question = first.outcome === 'clarify' ? first.clarification.questions[0]?.question : undefined;
			return question === undefined ? [] : [{ row, question }];
		});
		return [
			{
				...share('vague requests told of a miss', vague.length, told.rows),
				worst: vague
					.filter((row) => !told.hit.has(row))
					.map((row) => ({
						row: quoteRow(row),
						reason: `people miss: ${row.missing.map(([what]) => what).join(', ')}`,
					})),
				controls: [{ name: 'nothing named', value: percent(hits(vague, nothing).rows, vague.length) }],
			},
			{
				...share('first three kinds that people miss', told.named, told.right),
				controls: [{ name: "another row's gaps", value: precisionOf(hits(vague, others)) }],
			},
			share('clear requests left alone', clear.length, quiet.length),
			share('first questions about what people miss', questions.length, questions.filter(isMissed).length),
		];
	},
};

const isMissed = ({ row, question }: { row: VagueRow; question: string }): boolean =>
	row.missing.some(([what]) => detailKind(what) === detailKind(question));

const share = (label: string, count: number, part: number): Figure => ({
	label,
	set: 'in3',
	count,
	value: percent(part, count),
	unit: '%',
	target: null,
	worst: [],
	controls: [],
});

const precisionOf = ({ named, right }: ReturnType<typeof hits>) => percent(right, named);

function hits(rows: readonly VagueRow[], kinds: Kinds) {
	const hit = new Set<VagueRow>();
	let [named, right] = [0, 0];
	for (const [index, row] of rows.entries()) {
		const missed = new Set(row.missing.map(([what]) => detailKind(what)));
		const first = [...new Set(kinds(row, index))].slice(0, MOST);
		const found = first.filter((kind) => missed.has(kind));
		named += first.length;
		right += found.length;
		if (found.length > 0) hit.add(row);
	}
	return { hit, rows: hit.size, named, right };
}
