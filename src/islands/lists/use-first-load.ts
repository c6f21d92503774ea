import { useEffect } from 'react';
import { $account } from '../account-state/account.store.ts';

/** Loads a list once the signed-in account is known, and anew when the account changes. */
export function useFirstLoad(load: () => Promise<void>): void {
	useEffect(() => {
		let owner = '';
		return $account.subscribe((state) => {
			if (state.kind !== 'signedIn' || state.account.id === owner) return;
			owner = state.account.id;
			void load();
		});
	}, [load]);
}
