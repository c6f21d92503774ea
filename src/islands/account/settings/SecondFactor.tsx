import { type ReactElement, useState } from 'react';
import type { SecondFactor as Factor } from '#contract/second-factor';
import type { StatesCopy } from '#copy/account-copy';
import type { SecondFactorCopy } from '#copy/settings-copy';
import { fillInCount } from '#islands/optimiser/fill-in.ts';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useResource } from '../use-resource.ts';
import { FactorChange } from './FactorChange.tsx';
import { FactorSetUp } from './FactorSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
	readonly copy: SecondFactorCopy;
	readonly states: StatesCopy;
}

/** The second factor, codes of an authenticator app: set-up, recovery codes, turning it off. */
export function SecondFactor({ copy, states }: Props): ReactElement {
	const { resource, reload, change } = useResource<Factor>('/api/account/second-factor');
	const [fresh, setFresh] = useState<readonly string[]>([]);
	const [said, setSaid] = useState('');

	if (resource.kind === 'loading') return <Pending label={states.loading} />;
	if (resource.kind === 'failed') return <Problem message={copy.failed} retry={states.retry} onRetry={reload} />;
	const { isOn, codesLeft } = resource.data;

	function handleCodes(codes: readonly string[]): void {
		setFresh(codes);
		change(() => ({ isOn: true, codesLeft: codes.length }));
	}

	return (
		<>
			<p>
				{isOn ? copy.isOn : copy.isOff} {isOn && fillInCount(copy.codesLeft, codesLeft)}
			</p>
			{fresh.length > 0 && <RecoveryCodes codes={fresh} copy={copy} onKept={() => setFresh([])} />}
			{isOn ? (
				<FactorChange
					copy={copy}
					onRenewed={handleCodes}
					onOff={() => {
						setFresh([]);
						change(() => ({ isOn: false, codesLeft: 0 }));
						setSaid(copy.turnedOff);
					}}
				/>
			) : (
				<FactorSetUp copy={copy} onConfirmed={handleCodes} />
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}
