import { type ReactElement, useEffect } from 'react';
import type { StatesCopy } from '#copy/account-copy';
import type { PreferencesCopy } from '#copy/settings-copy';
import { useAccount } from '#islands/account-state/use-account.ts';
import { useStore } from '#islands/store/use-store.ts';
import { showToast } from '#islands/toast/toast.ts';
import { Pending } from '../Pending.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
import {
	$saving,
	$unsaved,
	type PreferenceName,
	savePreferencesNow,
	shownPreferences,
	switchPreference,
} from './preferences.store.ts';

interface Props {
	readonly copy: PreferencesCopy;
	readonly states: StatesCopy;
}

const NAMES: readonly PreferenceName[] = [
	'rememberAdvancedOptions',
	'autoCopyOptimisedPrompt',
	'compactView',
	'offerAboutMe',
	'letModelRead',
];

/** A switch for each preference that this server offers. Changes are saved a moment after the last one. */
export function PreferenceSwitches({ copy, states }: Props): ReactElement {
	const account = useAccount();
	const unsaved = useStore($unsaved);
	const saving = useStore($saving);

	useLoadFailure(copy.loadFailed);
	useEffect(() => {
		if (saving === 'failed') showToast({ message: copy.saveFailed, tone: 'destructive' });
	}, [saving, copy]);
	useEffect(() => {
		window.addEventListener('pagehide', savePreferencesNow);
		return () => window.removeEventListener('pagehide', savePreferencesNow);
	}, []);

	if (account.kind !== 'signedIn') return <Pending label={states.loading} lines={3} />;
	const shown = shownPreferences(account.account.prefs, unsaved);
	return (
		<>
			<ul className="acc-switches">
				{NAMES.filter((name) => shown[name] !== undefined).map((name) => (
					<li key={name}>
						<label className="acc-switch">
							<input
								type="checkbox"
								role="switch"
								checked={shown[name]}
								aria-checked={shown[name]}
								onChange={(event) => switchPreference(name, event.currentTarget.checked)}
								aria-describedby={`preference-${name}`}
							/>
							<span>{copy.switches[name].label}</span>
						</label>
						<p id={`preference-${name}`} className="acc-hint">
							{copy.switches[name].text}
						</p>
					</li>
				))}
			</ul>
			<p className="acc-said" role="status">
				{saving === 'saved' && copy.saved}
			</p>
		</>
	);
}
