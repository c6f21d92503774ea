import type { ReactElement } from 'react';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly action: BillingAction;
	readonly billing: Billing;
	readonly label: string;
	/** Its words while it is under way. */
	readonly working: string;
	readonly isQuiet?: boolean;
	readonly onPress: () => void;
}

/** A button of the billing page. While one thing is under way none other begins; the focus stays where it is. */
export function ActionButton({ action, billing, label, working, isQuiet = false, onPress }: Props): ReactElement {
	return (
		<button
			type="button"
			className={isQuiet ? 'button is-small is-quiet' : 'button is-small'}
			aria-disabled={billing.busy !== null}
			onClick={() => billing.busy === null && onPress()}
		>
			{billing.busy === action ? working : label}
		</button>
	);
}
