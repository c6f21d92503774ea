import { useEffect } from 'react';
import { $account } from '../account-state/account.store.ts';

/** Loads a list once it is known that there is someone whose list it is, and anew for another person. */
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
