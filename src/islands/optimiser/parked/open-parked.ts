import type { Template, TemplateSource } from '#contract/templates';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { callApi } from '#islands/account-api.ts';
import { $account, type AccountState } from '#islands/account-state/account.store.ts';
import { isHinted } from '#islands/account-state/signed-in-hint.ts';
import { showToast } from '#islands/toast/toast.ts';
import { $optimiser, showDelivered } from '../stores/optimiser.store.ts';
import { $revision } from '../workspace/revision.store.ts';
import { sourceOf } from '../workspace/source-of.ts';
import { wantSaved } from './park.ts';
import { takeParked } from './take-parked.ts';
import { titleFrom } from './title-from.ts';

/** Shows the result a guest left, and saves it as a template if they asked for that and are signed in now. Nothing is run or counted. */
export async function openParked(copy: OptimiserCopy): Promise<void> {
	const isBack = isHinted();
	const parked = takeParked(Date.now(), isBack);
	const { kind, last } = $optimiser.get();
	if (!parked || kind !== 'idle' || last) return;
	const { answer, wish, wantsSaved } = parked;
	const delivered = { ...parked.delivered, note: isBack ? copy.kept.parked : '' };
	$revision.set({ delivered, answer, wish, wanted: null, problem: null, said: '' });
	showDelivered(delivered);
	if (!wantsSaved) return;
	const source = sourceOf({ delivered, wish });
	if (isBack) await save(source, answer.optimised_prompt, copy);
	else wantSaved(delivered.answer.requestId);
}

async function save(source: TemplateSource, body: string, { templates }: OptimiserCopy): Promise<void> {
	if ((await accountOnceKnown()).kind !== 'signedIn') return;
	const outcome = await callApi<Template>('POST', '/api/user-templates', {
		title: titleFrom(source.raw),
		body,
		source,
	});
	if (outcome.isOk) showToast({ message: templates.save.saved });
	else showToast({ message: outcome.refusal.message || templates.save.failed, tone: 'destructive' });
}

const accountOnceKnown = (): Promise<AccountState> =>
	new Promise((resolve) => {
		const stop = $account.listen((state) => state.kind !== 'loading' && settle(state));
		const settle = (state: AccountState) => {
			stop();
			resolve(state);
		};
		if ($account.get().kind !== 'loading') settle($account.get());
	});
