import { useStore } from '#islands/store/use-store.ts';
import { $account, type AccountState } from './account.store.ts';

/** The signed-in account. The first render equals the built page, which shows no account, even when the store knows it already. */
export const useAccount = (): AccountState => useStore($account, 'initial');
