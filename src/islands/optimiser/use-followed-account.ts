import { useEffect } from 'react';
import { useStore } from '#islands/store/use-store.ts';
import { $account } from '../account-state/account.store.ts';
import type { ChoiceName } from './options/modifier-catalogue.ts';
import { useLazyPart } from './panels/use-lazy-part.ts';

const loadFollow = () => import('./follow-account.ts').then((module) => module.followAccount);

/** Keeps the optimiser in step with the account. The code is loaded once an account is signed in, so a visitor never loads it. */
export function useFollowedAccount(free: Readonly<Record<ChoiceName, readonly string[]>>): void {
	const { kind } = useStore($account, 'initial');
	const follow = useLazyPart(loadFollow, kind === 'signedIn');
	const followAccount = follow.state === 'ready' ? follow.part : null;
	useEffect(() => followAccount?.(free), [followAccount, free]);
}
