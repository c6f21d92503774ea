import { type ReactElement, useRef, useState } from 'react';
import type { SessionItem, SessionList as Sessions } from '#contract/account-sessions';
import type { StatesCopy } from '#copy/account-copy';
import type { SessionsCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useResource } from '../use-resource.ts';

interface Props {
	readonly copy: SessionsCopy;
	readonly states: StatesCopy;
}

/** The sessions of the account, each with a button that ends it. */
export function SessionList({ copy, states }: Props): ReactElement {
	const { resource, reload, change } = useResource<Sessions>('/api/account/sessions');
	const [said, setSaid] = useState('');
	const listRef = useRef<HTMLUListElement>(null);

	if (resource.kind === 'loading') return <Pending label={states.loading} lines={3} />;
	if (resource.kind === 'failed') return <Problem message={copy.failed} retry={states.retry} onRetry={reload} />;
	const { sessions } = resource.data;

	/** A session that does not exist any more counts as ended, not as a failure. */
	async function end(path: string, keeps: (session: SessionItem) => boolean, words: string): Promise<void> {
		const outcome = await callApi('DELETE', path);
		if (!outcome.isOk && outcome.refusal.status !== 404) {
			showToast({ message: outcome.refusal.message, tone: 'destructive' });
			return;
		}
		change((data) => ({ sessions: data.sessions.filter(keeps) }));
		setSaid(words);
		listRef.current?.focus();
	}

	return (
		<>
			<ul className="acc-rows" ref={listRef} tabIndex={-1} aria-label={copy.title}>
				{sessions.map((session) => (
					<li key={session.id}>
						<Session session={session} copy={copy} />
						{!session.isCurrent && (
							<button
								type="button"
								className="button is-small is-quiet"
								aria-label={`${copy.end}: ${nameOf(session, copy)}`}
								onClick={() =>
									end(
										`/api/account/sessions/${session.id}`,
										({ id }) => id !== session.id,
										fillIn(copy.ended, { device: session.device ?? copy.unknown }),
									)
								}
							>
								{copy.end}
							</button>
						)}
					</li>
				))}
			</ul>
			{sessions.some(({ isCurrent }) => !isCurrent) ? (
				<button
					type="button"
					className="button is-small is-quiet"
					onClick={() => end('/api/account/sessions', ({ isCurrent }) => isCurrent, copy.endedOthers)}
				>
					{copy.endOthers}
				</button>
			) : (
				<p className="acc-soft">{copy.only}</p>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}

const nameOf = ({ device, seen_at: at }: SessionItem, copy: SessionsCopy): string =>
	fillIn(copy.endOf, { device: device ?? copy.unknown, when: formatMoment(at) });

function Session({ session, copy }: { readonly session: SessionItem; readonly copy: SessionsCopy }): ReactElement {
	const { device, isCurrent, seen_at: seen, created_at: since } = session;
	return (
		<div>
			<p className="acc-row-name">
				{device ?? copy.unknown} {isCurrent && <span className="acc-tag">{copy.current}</span>}
			</p>
			<p className="acc-soft">
				{fillIn(copy.seen, { when: formatMoment(seen) })}, {fillIn(copy.since, { date: formatDay(since) })}
			</p>
		</div>
	);
}
