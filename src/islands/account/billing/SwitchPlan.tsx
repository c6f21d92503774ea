import { type ReactElement, useState } from 'react';
import type { BillingPageCopy } from '#copy/billing-copy';
import { QuestionDialog } from '#islands/modal/QuestionDialog.tsx';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly from: 'month' | 'year';
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** Switches between yearly and monthly payment, after a dialog that names the cost. */
export function SwitchPlan({ from, billing, copy }: Props): ReactElement {
	const [isAsking, setAsking] = useState(false);
	const { doneTitle, done, ...ways } = copy.switch;
	const { action, question } = from === 'month' ? ways.toYear : ways.toMonth;

	async function change(): Promise<boolean> {
		const end = await billing.switchTo(from === 'month' ? 'pro_annual' : 'pro_monthly');
		if (end === null) return false;
		showToast({ title: doneTitle, message: fillIn(done, { date: formatDay(end) }) });
		return true;
	}

	function close(): void {
		setAsking(false);
		void billing.settle();
	}

	return (
		<>
			<ActionButton
				action="switch"
				billing={billing}
				label={action}
				working={copy.working}
				look="quiet"
				onPress={() => setAsking(true)}
			/>
			{isAsking && (
				<QuestionDialog copy={question} failed={copy.errors.switch} isGrave={false} onYes={change} onClose={close} />
			)}
		</>
	);
}
