import type { ReactElement } from 'react';
import type { ImportReport } from '#contract/template-files';
import type { FilesCopy } from '#copy/templates-copy';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';

interface Props {
	readonly report: ImportReport;
	readonly copy: FilesCopy;
}

/** Most faults that are listed; further ones are counted. */
const MOST_SHOWN = 8;

/** Numbers of imported and already existing templates, and for each refused one its place and reason. */
export function ImportOutcome({ report, copy }: Props): ReactElement {
	const { kind, imported, duplicates, refused } = report;
	const sentence = kind === 'csv' ? copy.row : copy.place;
	const more = refused.length - MOST_SHOWN;
	return (
		<div className="kept-outcome">
			<p>
				{imported > 0 ? fillInCount(copy.imported, imported) : copy.nothing}{' '}
				{duplicates > 0 && fillInCount(copy.duplicates, duplicates)}{' '}
				{refused.length > 0 && fillInCount(copy.refused, refused.length)}
			</p>
			{refused.length > 0 && (
				<ul>
					{refused.slice(0, MOST_SHOWN).map(({ row, title, message }) => (
						<li key={row} dir="auto">
							{fillIn(sentence, { row, title: title && ` (${title})`, message })}
						</li>
					))}
				</ul>
			)}
			{more > 0 && <p>{fillInCount(copy.moreRefused, more)}</p>}
		</div>
	);
}
