import { type ReactElement, useRef, useState } from 'react';
import type { ApiTokenItem, ApiTokenList, NewApiToken } from '#contract/api-tokens';
import { API_TOKEN_NAME_MAX_CHARS } from '#contract/limits';
import type { StatesCopy } from '#copy/account-copy';
import type { TokensCopy } from '#copy/settings-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useResource } from '../use-resource.ts';
import { FreshToken } from './FreshToken.tsx';
import { NamedRow } from './NamedRow.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';

interface Props {
	readonly copy: TokensCopy;
	readonly states: StatesCopy;
}

/** The account's API tokens: make one, see it once, rename it, revoke it. */
export function TokenManager({ copy, states }: Props): ReactElement {
	const { resource, reload, change } = useResource<ApiTokenList>('/api/account/tokens');
	const [fresh, setFresh] = useState<NewApiToken | null>(null);
	const [said, setSaid] = useState('');
	const listRef = useRef<HTMLUListElement>(null);

	if (resource.kind === 'loading') return <Pending label={states.loading} lines={3} />;
	if (resource.kind === 'failed') return <Problem message={copy.failed} retry={states.retry} onRetry={reload} />;
	const { tokens } = resource.data;

	function handleCreated(token: NewApiToken): void {
		setFresh(token);
		void reload();
	}

	function handleRenamed(changed: ApiTokenItem): void {
		change((data) => ({ tokens: data.tokens.map((one) => (one.id === changed.id ? changed : one)) }));
		setSaid(fillIn(copy.renamed, { name: changed.name }));
	}

	function handleRevoked({ id, name }: ApiTokenItem): void {
		change((data) => ({ tokens: data.tokens.filter((token) => token.id !== id) }));
		if (fresh?.id === id) setFresh(null);
		setSaid(fillIn(copy.removed, { name }));
		listRef.current?.focus();
	}

	return (
		<>
			<NewTokenForm copy={copy} onCreated={handleCreated} />
			{fresh && <FreshToken key={fresh.id} token={fresh} copy={copy} onKept={() => setFresh(null)} />}
			{tokens.length === 0 ? (
				<p className="acc-soft">{copy.empty}</p>
			) : (
				<ul className="acc-rows" ref={listRef} tabIndex={-1} aria-label={copy.title}>
					{tokens.map((token) => (
						<NamedRow
							key={token.id}
							item={token}
							path={`/api/account/tokens/${token.id}`}
							maxChars={API_TOKEN_NAME_MAX_CHARS}
							copy={copy}
							onRenamed={handleRenamed}
							onRemoved={() => handleRevoked(token)}
						>
							{aboutToken(token, copy)}
						</NamedRow>
					))}
				</ul>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}

/** "Ends in 4f2a · Created 3 June 2026 · Never used · Make prompts · Ends 1 September 2026" */
function aboutToken(token: ApiTokenItem, copy: TokensCopy): string {
	const { ending, scope, created_at: created, used_at: used, expires_at: expires } = token;
	return [
		fillIn(copy.ending, { ending }),
		fillIn(copy.created, { date: formatDay(created) }),
		used === null ? copy.neverUsed : fillIn(copy.used, { when: formatMoment(used) }),
		copy.scopes[scope],
		...(expires === null ? [] : [fillIn(copy.ends, { date: formatDay(expires) })]),
	].join(' · ');
}
