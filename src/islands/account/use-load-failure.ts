import { useEffect } from 'react';
import { useAccount } from '../account-state/use-account.ts';
import { showToast } from '../toast/toast.ts';

/** Says that the account could not be loaded, beside what the frame shows in the page's place. */
export function useLoadFailure(message: string): void {
	const hasFailed = useAccount().kind === 'unknown';
	useEffect(() => {
		if (hasFailed) showToast({ message, tone: 'destructive' });
	}, [hasFailed, message]);
}
