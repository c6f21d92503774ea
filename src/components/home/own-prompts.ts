import type { HistoryEntry, HistoryPage } from '#contract/history';
import { formatAgo } from '#islands/account/dates.ts';
import { callApi } from '#islands/account-api.ts';
import { excerptStart } from '#islands/lists/excerpt-start.ts';
import { rowTitle } from '#islands/lists/row-title.ts';
import { COPIED_MS } from '#islands/timings.ts';
import { showToast } from '#islands/toast/toast.ts';

const MOST_SHOWN = 3;
const SPOKEN_CHARS = 60;

/** The last prompts below the box: each opens with a press, and has a button that copies the finished prompt. */
export async function showOwnPrompts(): Promise<void> {
	const section = document.querySelector<HTMLElement>('[data-own-prompts]');
	if (!section) return;
	const outcome = await callApi<HistoryPage>('GET', '/api/account/history');
	const items = outcome.isOk ? outcome.answer.items.slice(0, MOST_SHOWN) : [];
	section.querySelector('ul')?.append(...items.map((entry) => rowFor(entry, section.dataset)));
	const note = section.querySelector('p:not([role])');
	if (note && items.length === 0) note.textContent = section.dataset[outcome.isOk ? 'none' : 'failed'] ?? '';
}

function rowFor({ id, raw, result, created_at: at }: HistoryEntry, words: DOMStringMap): HTMLElement {
	const row = document.createElement('li');
	const link = document.createElement('a');
	link.href = `/?history=${encodeURIComponent(id)}`;
	link.dir = 'auto';
	const title = document.createElement('span');
	title.textContent = rowTitle(raw);
	link.append(title);
	const time = document.createElement('time');
	time.dateTime = at;
	time.textContent = formatAgo(at, Date.now());
	row.append(link, time, copyButton(raw, result, words));
	return row;
}

/** Names the prompt it copies for screen readers, and announces that it was copied. */
function copyButton(raw: string, result: string, { copy = '', copied = '', refused = '' }: DOMStringMap): HTMLElement {
	const button = document.createElement('button');
	button.type = 'button';
	const show = (isCopied: boolean) => {
		button.textContent = isCopied ? copied : copy;
		button.ariaLabel = isCopied ? null : `${copy}: ${excerptStart(raw, SPOKEN_CHARS)}`;
		button.toggleAttribute('data-copied', isCopied);
		const said = button.closest('section')?.querySelector('[role="status"]');
		if (said) said.textContent = isCopied ? copied : '';
	};
	show(false);
	button.addEventListener('click', async () => {
		try {
			await navigator.clipboard.writeText(result);
			show(true);
			setTimeout(show, COPIED_MS, false);
		} catch {
			showToast({ message: refused, tone: 'destructive' });
		}
	});
	return button;
}
