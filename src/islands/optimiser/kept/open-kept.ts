import type { OpenedEntry } from '#contract/history';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import type { ReviseRequest, ReviseResponse } from '#contract/revise';
import { callApi } from '#islands/account-api.ts';
import { $account } from '#islands/account-state/account.store.ts';
import { fillIn } from '../fill-in.ts';
import { CHOICE_NAMES, CHOICES } from '../modifier-catalogue.ts';
import { $choices } from '../modifiers.store.ts';
import { type Delivered, showDelivered } from '../optimiser.store.ts';
import { replacePrompt } from '../prompt.store.ts';

export type Opened =
	/** `delivered`: with everything around it, as on its first day; null: the text alone. */
	| { readonly kind: 'opened'; readonly text: string; readonly note: string; readonly delivered: Delivered | null }
	| { readonly kind: 'gone' | 'signedOut' | 'failed' };

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Brings back an earlier prompt: its text into the box, its options, and its result. The result is rendered anew for
 * what stands around it, by its receipt, which counts nothing; where that gives another text (the engine has changed since) or is
 * refused (options that need Pro, without Pro) the kept text stands alone.
 */
export async function openKept(id: string, copy: OptimiserCopy['kept']): Promise<Opened> {
	const found = await callApi<OpenedEntry>('GET', `/api/account/history/${encodeURIComponent(id)}`);
	if (!found.isOk) return { kind: whyNot(found.refusal.status) };
	const entry = found.answer;
	const { raw: rawPrompt, modifiers, receipt, useDefaults } = entry;
	const request: ReviseRequest = { rawPrompt, modifiers, receipt, useDefaults };
	const rendered = await callApi<ReviseResponse>('POST', '/api/optimise/revise', request);
	// Not reached, or busy: to be tried again, rather than shown with less.
	if (!rendered.isOk && rendered.refusal.code !== 'receipt_invalid') return { kind: 'failed' };
	replacePrompt(rawPrompt, 'history');
	await restoreChoices(entry);
	const when = MOMENT.format(new Date(entry.created_at));
	if (!rendered.isOk || rendered.answer.optimised_prompt !== entry.result) {
		return { kind: 'opened', text: entry.result, note: fillIn(copy.openedPlain, { when }), delivered: null };
	}
	const answer = { ...rendered.answer, limited: [], receipt };
	const note = fillIn(copy.opened, { when });
	const delivered = { sent: rawPrompt, modifiers, asked: [], useDefaults, answer, note };
	showDelivered(delivered);
	return { kind: 'opened', text: entry.result, note, delivered };
}

function whyNot(status: number): 'gone' | 'signedOut' | 'failed' {
	if (status === 404) return 'gone';
	return status === 401 ? 'signedOut' : 'failed';
}

async function restoreChoices({ modifiers }: OpenedEntry): Promise<void> {
	const known = CHOICE_NAMES.filter((name) => (CHOICES[name] as readonly unknown[]).includes(modifiers[name]));
	$choices.set({ ...$choices.get(), ...Object.fromEntries(known.map((name) => [name, modifiers[name]])) });
	const state = $account.get();
	if (state.kind !== 'signedIn' || !state.account.isPro) return;
	const { restoreProChoices } = await import('../pro-options/ProOptions.tsx');
	restoreProChoices(modifiers);
}
