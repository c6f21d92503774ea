import type { ReactElement } from 'react';
import type { AccountResponse } from '#contract/account';
import { DISPLAY_NAME_MAX_CHARS } from '#contract/limits';
import type { ProfileCopy, StatesCopy } from '#copy/account-copy';
import { callApi } from '../account-api.ts';
import { showAccount } from '../account-state/ask-account.ts';
import { tellOtherTabs } from '../account-state/other-tabs.ts';
import { useAccount } from '../account-state/use-account.ts';
import { showToast } from '../toast/toast.ts';
import { CopyValue } from './CopyValue.tsx';
import { formatDay } from './dates.ts';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { Pending } from './Pending.tsx';
import { useForm } from './use-form.ts';
import { useLoadFailure } from './use-load-failure.ts';

interface Props {
	readonly copy: ProfileCopy;
	readonly states: StatesCopy;
}

/** The profile: an editable name, and the other fields. */
export function ProfileForm({ copy, states }: Props): ReactElement {
	const state = useAccount();
	useLoadFailure(copy.loadFailed);

	if (state.kind !== 'signedIn') return <Pending label={states.loading} lines={4} />;
	return (
		<>
			<NameForm account={state.account} copy={copy} saving={states.saving} />
			<Facts account={state.account} copy={copy} />
		</>
	);
}

interface NameFormProps {
	readonly account: AccountResponse;
	readonly copy: ProfileCopy;
	readonly saving: string;
}

function NameForm({ account, copy, saving }: NameFormProps): ReactElement {
	const form = useForm({
		check: () => ({}),
		failed: copy.saveFailed,
		send: async (values) => {
			const changes = { display_name: String(values.get('display_name')) };
			const outcome = await callApi<AccountResponse>('PATCH', '/api/account', changes);
			if (!outcome.isOk) {
				return outcome.refusal.code === 'display_name_invalid'
					? { ...outcome.refusal, field: 'display_name' }
					: outcome.refusal;
			}
			showAccount(outcome.answer);
			tellOtherTabs();
			showToast({ message: copy.saved });
			return null;
		},
	});

	return (
		<Form form={form} className="acc-card acc-form acc-person">
			<span className="acc-avatar" aria-hidden="true">
				{account.email.charAt(0).toUpperCase()}
			</span>
			<Field
				id="profile-name"
				name="display_name"
				label={copy.name}
				hint={copy.nameHint}
				problem={form.problems['display_name'] ?? ''}
				defaultValue={account.display_name ?? ''}
				maxLength={DISPLAY_NAME_MAX_CHARS}
				autoComplete="name"
			/>
			<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
				{form.isBusy ? saving : copy.save}
			</button>
		</Form>
	);
}

function Facts({ account, copy }: { readonly account: AccountResponse; readonly copy: ProfileCopy }): ReactElement {
	return (
		<dl className="acc-card acc-facts">
			<div>
				<dt>{copy.email}</dt>
				<dd>{account.email}</dd>
			</div>
			<div>
				<dt>{copy.plan}</dt>
				<dd>{account.planLabel}</dd>
			</div>
			<div>
				<dt>{copy.since}</dt>
				<dd>{formatDay(account.created_at)}</dd>
			</div>
			<div>
				<dt>{copy.userId}</dt>
				<dd>
					<CopyValue value={account.id} label={copy.userId} copy={copy} />
					<p className="acc-hint">{copy.userIdHint}</p>
				</dd>
			</div>
		</dl>
	);
}
