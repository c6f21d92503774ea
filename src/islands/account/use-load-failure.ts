import { useEffect } from 'react';
import { useAccount } from '../account-state/use-account.ts';
import { showToast } from '../toast/toast.ts';

/** Announces that the account could not be loaded; the frame shows the failure in place of the page. */
export function useLoadFailure(message: string): void {
	const hasFailed = useAccount().kind === 'unknown';
	useEffect(() => {
		if (hasFailed) showToast({ message, tone: 'destructive' });
	}, [hasFailed, message]);
}
