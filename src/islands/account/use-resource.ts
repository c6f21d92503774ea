import { useCallback, useEffect, useState } from 'react';
import { type ApiOutcome, callApi } from '../account-api.ts';
import { useAccount } from '../account-state/use-account.ts';

export type Resource<Data> =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'ready'; readonly data: Data };

export interface Loaded<Data> {
	readonly resource: Resource<Data>;
	readonly reload: () => Promise<void>;
	/** Shows the data from the answer of a call that changed it. */
	readonly change: (how: (data: Data) => Data) => void;
}

/** The data at an API address of the signed-in account, requested once the account is known. */
export function useResource<Data>(path: string): Loaded<Data> {
	const isSignedIn = useAccount().kind === 'signedIn';
	const [resource, setResource] = useState<Resource<Data>>({ kind: 'loading' });

	const reload = useCallback(async () => {
		setResource((now) => (now.kind === 'ready' ? now : { kind: 'loading' }));
		setResource(viewOf(await callApi<Data>('GET', path)));
	}, [path]);
	const change = useCallback((how: (data: Data) => Data) => {
		setResource((now) => (now.kind === 'ready' ? { kind: 'ready', data: how(now.data) } : now));
	}, []);

	useEffect(() => {
		if (isSignedIn) void reload();
	}, [isSignedIn, reload]);

	return { resource, reload, change };
}

const viewOf = <Data>(outcome: ApiOutcome<Data>): Resource<Data> =>
	outcome.isOk ? { kind: 'ready', data: outcome.answer } : { kind: 'failed' };
