import type { ReactElement } from 'react';
import type { Score } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';

interface Props {
	readonly score: Score;
	readonly copy: WorkspaceCopy['score'];
}

/** The readiness of the text, with every check. */
export function ScorePanel({ score: { total, checks }, copy }: Props): ReactElement {
	return (
		<>
			<p className="opt-side-summary">{fillIn(copy.total, { total })}</p>
			<p className="opt-side-note">{checks.length > 0 ? copy.note : copy.none}</p>
			<ul className="opt-score">
				{checks.map(({ id, label, points, most, finding }) => (
					<li key={id} data-full={points >= most || undefined}>
						<span>{label}</span>
						<span className="opt-score-points">{fillIn(copy.points, { points, most })}</span>
						<meter min={0} max={Math.max(most, 1)} value={points} aria-hidden="true" />
						<span className="opt-score-finding" dir="auto">
							{finding}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
