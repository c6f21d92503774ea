import { type ReactElement, useEffect, useRef, useState } from 'react';
import { PASSKEY_NAME_MAX_CHARS } from '#contract/limits';
import type { PasskeyItem, WaysIn as Ways } from '#contract/ways-in';
import type { StatesCopy } from '#copy/account-copy';
import type { WaysInCopy } from '#copy/settings-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useResource } from '../use-resource.ts';
import { NamedRow } from './NamedRow.tsx';
import { NewPasskeyForm } from './NewPasskeyForm.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { tellArrival } from './tell-arrival.ts';

interface Props {
	readonly copy: WaysInCopy;
	readonly states: StatesCopy;
	/** The outcome of linking a provider. */
	readonly faults: Readonly<Record<string, string>>;
}

/** The sign-in methods of the account: password, passkeys, and accounts at providers where this site offers any. */
export function WaysIn({ copy, states, faults }: Props): ReactElement {
	const { resource, reload, change } = useResource<Ways>('/api/account/ways-in');
	const [said, setSaid] = useState('');
	const listRef = useRef<HTMLUListElement>(null);
	const names = resource.kind === 'ready' ? resource.data.providers : null;
	useEffect(() => {
		if (names !== null) tellArrival(copy, faults, names);
	}, [names, copy, faults]);

	if (resource.kind === 'loading') return <Pending label={states.loading} lines={3} />;
	if (resource.kind === 'failed') return <Problem message={copy.failed} retry={states.retry} onRetry={reload} />;
	const { hasPassword, passkeys, providers } = resource.data;

	function keep(list: readonly PasskeyItem[], words: string): void {
		change((data) => ({ ...data, passkeys: [...list] }));
		setSaid(words);
	}

	return (
		<>
			<ul className="acc-rows">
				<li>
					<div>
						<p className="acc-row-name">{copy.password}</p>
						<p className="acc-soft">{hasPassword ? copy.passwordSet : copy.passwordNone}</p>
					</div>
					{!hasPassword && <a href={copy.setPasswordHref}>{copy.setPassword}</a>}
				</li>
			</ul>
			<h3>{copy.passkeysTitle}</h3>
			<p className="acc-soft">{copy.passkeysText}</p>
			<ul
				className="acc-rows"
				ref={listRef}
				tabIndex={-1}
				aria-label={copy.passkeysTitle}
				hidden={passkeys.length === 0}
			>
				{passkeys.map((passkey) => (
					<NamedRow
						key={passkey.id}
						item={passkey}
						path={`/api/account/passkeys/${passkey.id}`}
						maxChars={PASSKEY_NAME_MAX_CHARS}
						copy={copy}
						onRenamed={(changed) =>
							keep(
								passkeys.map((one) => (one.id === changed.id ? changed : one)),
								fillIn(copy.renamed, { name: changed.name }),
							)
						}
						onRemoved={() => {
							keep(
								passkeys.filter((one) => one.id !== passkey.id),
								fillIn(copy.removed, { name: passkey.name }),
							);
							listRef.current?.focus();
						}}
					>
						{fillIn(copy.created, { date: formatDay(passkey.created_at) })},{' '}
						{passkey.used_at === null ? copy.neverUsed : fillIn(copy.used, { when: formatMoment(passkey.used_at) })}
					</NamedRow>
				))}
			</ul>
			{passkeys.length === 0 && <p className="acc-soft">{copy.noPasskeys}</p>}
			<NewPasskeyForm
				copy={copy}
				onAdded={(added) => keep([...passkeys, added], fillIn(copy.added, { name: added.name }))}
			/>
			{providers.length > 0 && (
				<>
					<h3>{copy.providersTitle}</h3>
					<ul className="acc-rows">
						{providers.map((provider) => (
							<ProviderRow
								key={provider.id}
								provider={provider}
								copy={copy}
								onUnlinked={() => {
									setSaid(fillIn(copy.unlinked, { provider: provider.name }));
									void reload();
								}}
							/>
						))}
					</ul>
				</>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}
