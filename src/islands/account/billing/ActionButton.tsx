import type { ReactElement } from 'react';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

const LOOKS = {
	main: 'button is-small',
	quiet: 'button is-small is-quiet',
	plain: 'row-button',
	/** On the card of a plan, and on that of its neighbour. */
	buy: 'button',
	buyBeside: 'button is-quiet',
};

interface Props {
	readonly action: BillingAction;
	readonly billing: Billing;
	readonly label: string;
	/** Its words while it is under way. */
	readonly working: string;
	readonly look?: keyof typeof LOOKS;
	readonly onPress: () => void;
}

/** A button of the billing page. While one thing is under way none other begins; the focus stays where it is. */
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
