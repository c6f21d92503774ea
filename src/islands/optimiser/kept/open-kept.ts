import type { OpenedEntry } from '#contract/history';
import type { ReviseRequest, ReviseResponse } from '#contract/revise';
import type { TemplateSource } from '#contract/templates';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { callApi } from '#islands/account-api.ts';
import { LEFT_OPTIONS, takeLeftOptions } from '#islands/templates/leave-for-prompt-box.ts';
import { fillIn } from '../fill-in.ts';
import { type Delivered, showDelivered } from '../stores/optimiser.store.ts';
import { replacePrompt } from '../stores/prompt.store.ts';
import { restoreChoices } from './restore-choices.ts';

export type Opened =
	/** `delivered`: the complete result; null: the text alone. */
	| {
			readonly kind: 'opened';
			readonly text: string;
			readonly source: TemplateSource;
			readonly madeAt: string;
			readonly note: string;
			readonly delivered: Delivered | null;
	  }
	/** Whether only the options are to be restored, for a text that is in the box already. */
	| { readonly kind: 'options' }
	| { readonly kind: 'gone' | 'signedOut' | 'failed' };

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Restores an earlier prompt: its text, its options and its result. The result is rendered again from its receipt, uncounted, for
 * its questions and details. When that gives another text (the engine has changed) or is refused (options that need Pro, without
 * Pro), only the kept text is shown.
 */
export async function openKept(id: string, copy: OptimiserCopy['kept']): Promise<Opened> {
	if (id === LEFT_OPTIONS) {
		await restoreChoices(takeLeftOptions() ?? {});
		return { kind: 'options' };
	}
	const found = await callApi<OpenedEntry>('GET', `/api/account/history/${encodeURIComponent(id)}`);
	if (!found.isOk) return { kind: whyNot(found.refusal.status) };
	const entry = found.answer;
	const { raw: rawPrompt, modifiers, receipt, useDefaults } = entry;
	const request: ReviseRequest = { rawPrompt, modifiers, receipt, useDefaults };
	const rendered = await callApi<ReviseResponse>('POST', '/api/optimise/revise', request);
	// The server was not reached or is busy: the person can try again.
	if (!rendered.isOk && rendered.refusal.code !== 'receipt_invalid') return { kind: 'failed' };
	replacePrompt(rawPrompt, 'history');
	await restoreChoices(modifiers);
	const source = { raw: rawPrompt, modifiers, answers: [] };
	const { created_at: madeAt } = entry;
	const when = MOMENT.format(new Date(madeAt));
	if (!rendered.isOk || rendered.answer.optimised_prompt !== entry.result) {
		return {
			kind: 'opened',
			text: entry.result,
			source,
			madeAt,
			note: fillIn(copy.openedPlain, { when }),
			delivered: null,
		};
	}
	const answer = { ...rendered.answer, limited: [], receipt };
	const note = fillIn(copy.opened, { when });
	const delivered = { sent: rawPrompt, modifiers, asked: [], useDefaults, answer, note, madeAt };
	showDelivered(delivered);
	return { kind: 'opened', text: entry.result, source, madeAt, note, delivered };
}

function whyNot(status: number): 'gone' | 'signedOut' | 'failed' {
	if (status === 404) return 'gone';
	return status === 401 ? 'signedOut' : 'failed';
}
