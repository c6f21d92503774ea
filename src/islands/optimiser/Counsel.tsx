import type { ReactElement } from 'react';
import type { OptimiseResponse } from '#contract/optimise';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { fillIn } from './fill-in.ts';
import { offerUpgrade } from './open-dialog.ts';

interface Props {
	readonly answer: Pick<OptimiseResponse, 'why_it_works' | 'optional_refinements' | 'limited'>;
	readonly copy: OptimiserCopy;
}

/** Why the prompt works, what could still be said, and what the plan left out. */
export function Counsel({ answer, copy }: Props): ReactElement {
	const { why_it_works: reasons, optional_refinements: refinements, limited } = answer;
	const names = limited.map((name) => copy.advanced.fields[name] ?? name).join(', ');
	return (
		<div className="opt-counsel">
			{limited.length > 0 && (
				<p className="opt-limited">
					{fillIn(copy.result.limited, { names })}{' '}
					<button
						type="button"
						className="link-button"
						aria-haspopup="dialog"
						data-track="upgrade_cta_clicked"
						data-track-place="result"
						onClick={offerUpgrade}
					>
						{copy.quota.upgrade}
					</button>
				</p>
			)}
			<CounselList title={copy.result.why} lines={reasons} />
			<CounselList title={copy.result.refinements} lines={refinements} />
		</div>
	);
}

function CounselList({
	title,
	lines,
}: {
	readonly title: string;
	readonly lines: readonly string[];
}): ReactElement | null {
	if (lines.length === 0) return null;
	return (
		<section>
			<h4>{title}</h4>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
