import { useEffect, useState } from 'react';
import type { AboutLine } from '#contract/about-me';
import { useAccount } from '#islands/account-state/use-account.ts';

/** A guest needs no calls for an account: they come with the first that is made. */
const loadCalls = () => import('./about-calls.ts');

export interface KeptAbout {
	/** Somebody is signed in and has switched it on; nobody else's are asked for. */
	readonly isOn: boolean;
	readonly lines: readonly AboutLine[];
	/** Says in a sentence why it could not be kept; null where it was. */
	readonly keep: (text: string) => Promise<string | null>;
}

/** What the person keeps about themselves, to be offered beside a result. */
export function useAboutLines(): KeptAbout {
	const account = useAccount();
	const isOn = account.kind === 'signedIn' && account.account.prefs.offerAboutMe;
	const [lines, setLines] = useState<readonly AboutLine[]>([]);

	useEffect(() => {
		if (!isOn) return setLines([]);
		void loadCalls()
			.then(({ loadAboutLines }) => loadAboutLines())
			.then((outcome) => {
				if (outcome.isOk) setLines(outcome.answer.lines);
			})
			// The part did not come: as with a refused call, nothing is offered.
			.catch(() => setLines([]));
	}, [isOn]);

	async function keep(text: string): Promise<string | null> {
		const { keepAboutLine } = await loadCalls();
		const outcome = await keepAboutLine(text);
		if (!outcome.isOk) return outcome.refusal.message;
		setLines((now) => [...now, outcome.answer]);
		return null;
	}

	return { isOn, lines, keep };
}
