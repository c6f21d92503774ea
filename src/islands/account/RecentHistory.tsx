import type { ReactElement } from 'react';
import type { OverviewCopy, StatesCopy } from '#copy/account-copy';
import { formatMoment } from './dates.ts';
import { Pending } from './Pending.tsx';
import { Problem } from './Problem.tsx';
import { useResource } from './use-resource.ts';

interface Entry {
	readonly id: string;
	readonly created_at: string;
	readonly raw: string;
}

interface Props {
	readonly copy: OverviewCopy['history'];
	readonly states: StatesCopy;
}

const MOST_SHOWN = 3;

/** The last few prompts, each leading to the whole history. */
export function RecentHistory({ copy, states }: Props): ReactElement {
	const { resource, reload } = useResource<{ readonly items: readonly Entry[] }>('/api/account/history');
	return (
		<section className="acc-card acc-wide" aria-labelledby="overview-history">
			<h2 id="overview-history">{copy.title}</h2>
			{resource.kind === 'loading' && <Pending label={states.loading} lines={3} />}
			{resource.kind === 'failed' && <Problem message={copy.failed} retry={states.retry} onRetry={reload} />}
			{resource.kind === 'ready' && resource.data.items.length === 0 && (
				<div className="acc-empty">
					<p>{copy.empty}</p>
				</div>
			)}
			{resource.kind === 'ready' && resource.data.items.length > 0 && (
				<>
					<ol className="acc-recent">
						{resource.data.items.slice(0, MOST_SHOWN).map(({ id, raw, created_at: at }) => (
							<li key={id}>
								<p dir="auto">{raw}</p>
								<time dateTime={at}>{formatMoment(at)}</time>
							</li>
						))}
					</ol>
					<a href={copy.allHref}>{copy.all}</a>
				</>
			)}
		</section>
	);
}
