import type { ReactElement } from 'react';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

const LOOKS = {
	main: 'button is-small',
	quiet: 'button is-small is-quiet',
	plain: 'row-button',
	/** On the card of the monthly plan, and on that of the annual one. */
	buy: 'button',
	buyBeside: 'button is-quiet',
};

interface Props {
	readonly action: BillingAction;
	readonly billing: Billing;
	readonly label: string;
	/** The label while the action runs. */
	readonly working: string;
	readonly look?: keyof typeof LOOKS;
	readonly onPress: () => void;
}

/** A button of the billing page. While an action runs no other can start, and the focus stays on the button. */
export function ActionButton({ action, billing, label, working, look = 'main', onPress }: Props): ReactElement {
	return (
		<button
			type="button"
			className={LOOKS[look]}
			aria-disabled={billing.busy !== null}
			onClick={() => billing.busy === null && onPress()}
		>
			{billing.busy === action ? working : label}
		</button>
	);
}
