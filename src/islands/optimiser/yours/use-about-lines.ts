import { useEffect, useState } from 'react';
import type { AboutLine } from '#contract/about-me';
import { useAccount } from '#islands/account-state/use-account.ts';

/** The code for account calls is loaded with the first call, since a guest needs none. */
const loadCalls = () => import('./about-calls.ts');

export interface KeptAbout {
	/** Only for a signed-in person with the preference on. */
	readonly isOn: boolean;
	readonly lines: readonly AboutLine[];
	/** Keeps a line; returns a sentence about a failure, or null. */
	readonly keep: (text: string) => Promise<string | null>;
}

/** The lines that the person keeps about themselves, offered beside a result. */
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
			// The code failed to load: nothing is offered, as after a refused call.
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
