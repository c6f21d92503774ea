import type { ReactElement } from 'react';
import type { MonthOfUse } from '#contract/usage-summary';
import type { MonthsCopy } from '#copy/account-copy';
import { formatMonth } from './dates.ts';

interface Props {
	readonly months: readonly MonthOfUse[];
	readonly copy: MonthsCopy;
}

const count = (n: number): string => n.toLocaleString('en-GB');
const sum = (months: readonly MonthOfUse[], of: 'optimisations' | 'total_raw' | 'total_optimised'): string =>
	count(months.reduce((total, month) => total + month[of], 0));

export function MonthTable({ months, copy }: Props): ReactElement {
	return (
		<section className="acc-card" aria-labelledby="usage-months">
			<h2 id="usage-months">{copy.title}</h2>
			{months.length === 0 ? (
				<p className="acc-soft">{copy.empty}</p>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				<section className="acc-scroll" tabIndex={0} aria-label={copy.caption}>
					<table className="acc-table">
						<caption className="visually-hidden">{copy.caption}</caption>
						<thead>
							<tr>
								<th scope="col">{copy.month}</th>
								<th scope="col">{copy.optimisations}</th>
								<th scope="col">{copy.raw}</th>
								<th scope="col">{copy.optimised}</th>
							</tr>
						</thead>
						<tbody>
							{months.map((month) => (
								<tr key={month.monthISO}>
									<th scope="row">{formatMonth(month.monthISO)}</th>
									<td>{count(month.optimisations)}</td>
									<td>{count(month.total_raw)}</td>
									<td>{count(month.total_optimised)}</td>
								</tr>
							))}
						</tbody>
						<tfoot>
							<tr>
								<th scope="row">{copy.total}</th>
								<td>{sum(months, 'optimisations')}</td>
								<td>{sum(months, 'total_raw')}</td>
								<td>{sum(months, 'total_optimised')}</td>
							</tr>
						</tfoot>
					</table>
				</section>
			)}
		</section>
	);
}
