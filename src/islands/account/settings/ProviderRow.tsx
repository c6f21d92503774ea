import { type ReactElement, useState } from 'react';
import type { ProviderItem } from '#contract/ways-in';
import type { WaysInCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { OwnPassword, passwordProblem, useHasPassword } from './OwnPassword.tsx';

interface Props {
	readonly provider: ProviderItem;
	readonly copy: WaysInCopy;
	readonly onUnlinked: () => void;
}

/** The account at a sign-in provider. Linking needs the password and happens at the provider; unlinking happens at once. */
export function ProviderRow({ provider, copy, onUnlinked }: Props): ReactElement {
	const [isAsking, setAsking] = useState(false);
	const { id, name, isLinked, email } = provider;

	async function unlink(): Promise<void> {
		const outcome = await callApi('DELETE', `/api/account/providers/${id}`);
		if (outcome.isOk || outcome.refusal.status === 404) return onUnlinked();
		showToast({ title: copy.notDone, message: outcome.refusal.message, tone: 'destructive' });
	}

	const linkedAs = email === null ? copy.linkedPlain : fillIn(copy.linked, { email });
	return (
		<li>
			<div>
				<p className="acc-row-name">{name}</p>
				<p className="acc-soft">{isLinked ? linkedAs : copy.notLinked}</p>
			</div>
			{isLinked && (
				<button type="button" className="button is-small is-quiet" onClick={unlink}>
					{fillIn(copy.unlink, { provider: name })}
				</button>
			)}
			{!isLinked && !isAsking && (
				<button type="button" className="button is-small is-quiet" onClick={() => setAsking(true)}>
					{fillIn(copy.link, { provider: name })}
				</button>
			)}
			{isAsking && <LinkForm provider={provider} copy={copy} onCancel={() => setAsking(false)} />}
		</li>
	);
}

function LinkForm({
	provider,
	copy,
	onCancel,
}: Omit<Props, 'onUnlinked'> & { readonly onCancel: () => void }): ReactElement {
	const hasPassword = useHasPassword();
	const form = useForm({
		check: (values) => ({ password: passwordProblem(values, copy.passwordMissing) }),
		failed: copy.notDone,
		send: async (values) => {
			const body = { password: String(values.get('password') ?? '') };
			const asked = await callApi('POST', `/api/account/providers/${provider.id}`, body);
			if (!asked.isOk) return asked.refusal;
			const { leaveFor } = await import('./leave-for.ts');
			return leaveFor(provider.id);
		},
	});
	return (
		<Form form={form} className={hasPassword ? 'acc-form acc-beside' : 'acc-row'}>
			<OwnPassword id={`link-${provider.id}`} label={copy.ownPassword} problem={form.problems['password']} />
			<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
				{form.isBusy ? copy.linking : fillIn(copy.link, { provider: provider.name })}
			</button>
			<button type="button" className="button is-small is-quiet" onClick={onCancel}>
				{copy.cancel}
			</button>
		</Form>
	);
}
