import { useStore } from '@nanostores/react';
import { $account, type AccountState } from './account.store.ts';

/** Who is signed in. The first render agrees with the built page, which knows nobody, whatever the store knows by then. */
export const useAccount = (): AccountState => useStore($account, { ssr: 'initial' });
