import { useStore } from '#islands/store/use-store.ts';
import { $account, type AccountState } from './account.store.ts';

/** The signed-in account. The first render equals the built page, for a visitor who is not signed in, even if the store knows the account. */
export const useAccount = (): AccountState => useStore($account, 'initial');
