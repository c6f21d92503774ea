import { useEffect, useState } from 'react';
import type { AboutLine, AboutLines } from '#contract/about-me';
import { callApi } from '#islands/account-api.ts';
import { useAccount } from '#islands/account-state/use-account.ts';

const PATH = '/api/account/about';

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
		void callApi<AboutLines>('GET', PATH).then((outcome) => {
			if (outcome.isOk) setLines(outcome.answer.lines);
		});
	}, [isOn]);

	async function keep(text: string): Promise<string | null> {
		const outcome = await callApi<AboutLine>('POST', PATH, { text });
		if (!outcome.isOk) return outcome.refusal.message;
		setLines((now) => [...now, outcome.answer]);
		return null;
	}

	return { isOn, lines, keep };
}
