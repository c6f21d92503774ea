import { type ReactElement, useRef, useState } from 'react';
import type { StatesCopy } from '#contract/account-copy';
import type { ApiTokenList, NewApiToken } from '#contract/api-tokens';
import type { TokensCopy } from '#contract/settings-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useResource } from '../use-resource.ts';
import { FreshToken } from './FreshToken.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { TokenItem } from './TokenItem.tsx';

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

	function handleRevoked(id: string, name: string): void {
		change((data) => ({ tokens: data.tokens.filter((token) => token.id !== id) }));
		if (fresh?.id === id) setFresh(null);
		setSaid(fillIn(copy.revoked, { name }));
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
						<TokenItem
							key={token.id}
							token={token}
							copy={copy}
							onRevoked={() => handleRevoked(token.id, token.name)}
							onRenamed={(changed) => {
								change((data) => ({ tokens: data.tokens.map((one) => (one.id === changed.id ? changed : one)) }));
								setSaid(fillIn(copy.renamed, { name: changed.name }));
							}}
						/>
					))}
				</ul>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}
