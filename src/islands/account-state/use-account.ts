import { useStore } from '@nanostores/react';
import { $account, type AccountState } from './account.store.ts';

/** Who is signed in. The first render is the built page's, for a visitor who is not signed in, even if the store knows the account by then. */
export const useAccount = (): AccountState => useStore($account, { ssr: 'initial' });
