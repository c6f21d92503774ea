import { type ReactElement, useState } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { QuestionDialog } from '#islands/modal/QuestionDialog.tsx';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import { endsAtOnce } from './standing.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** Asks for confirmation, then cancels: at the end of the paid period, or at once when a payment is owed. */
export function CancelPlan({ data, billing, copy: { cancel, working, errors } }: Props): ReactElement {
	const [isAsking, setAsking] = useState(false);
	const isAtOnce = endsAtOnce(data);
	const textAtOnce = data.isPro ? cancel.owing : cancel.notPro;
	const date = formatDay((data.current_period_end ?? 0) * 1000);

	async function end(): Promise<boolean> {
		const until = await billing.cancel(data.subscription_id);
		if (until === null) return false;
		if (isAtOnce) showToast({ title: cancel.endedTitle, message: cancel.ended });
		else showToast({ title: cancel.doneTitle, message: fillIn(cancel.done, { date: formatDay(until) }) });
		return true;
	}

	function close(): void {
		setAsking(false);
		void billing.settle();
	}

	return (
		<>
			<ActionButton
				action="cancel"
				billing={billing}
				label={cancel.action}
				working={working}
				look="plain"
				onPress={() => setAsking(true)}
			/>
			{isAsking && (
				<QuestionDialog
					copy={cancel.question}
					text={isAtOnce ? textAtOnce : fillIn(cancel.question.text, { date })}
					failed={errors.cancel}
					onYes={end}
					onClose={close}
				/>
			)}
		</>
	);
}
