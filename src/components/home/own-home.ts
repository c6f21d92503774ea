import type { HistoryPage } from '#contract/history';
import type { UsageSummary } from '#contract/usage-summary';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { $usage } from '#islands/optimiser/optimiser.store.ts';

const MOST_SHOWN = 3;

/** Turns the home page into the tool of who is signed in: what is left above the box, the last prompts below it. */
export async function startOwnHome(): Promise<void> {
	await Promise.all([showLeft(), showPrompts()]);
}

/** From the account at first, then from each answer. A plan without a limit has nothing to tell. */
async function showLeft(): Promise<void> {
	const place = document.querySelector<HTMLElement>('[data-left]');
	if (!place) return;
	const show = (limit: number | null, used: number) => {
		const n = Math.max(0, (limit ?? 0) - used);
		place.textContent = limit === null ? '' : fillIn(place.dataset['left'] ?? '', { n, limit });
	};
	$usage.subscribe((usage) => {
		if (usage) show(usage.weeklyLimit, usage.usedThisWeek);
	});
	const outcome = await callApi<UsageSummary>('GET', '/api/usage/summary');
	if (outcome.isOk && !$usage.get()) show(outcome.answer.weeklyLimit, outcome.answer.usedThisWeek);
}

async function showPrompts(): Promise<void> {
	const section = document.querySelector<HTMLElement>('[data-own-prompts]');
	if (!section) return;
	const outcome = await callApi<HistoryPage>('GET', '/api/account/history');
	const items = outcome.isOk ? outcome.answer.items.slice(0, MOST_SHOWN) : [];
	section.querySelector('ul')?.append(...items.map(itemFor));
	const note = section.querySelector('p');
	if (note && items.length === 0) note.textContent = section.dataset[outcome.isOk ? 'none' : 'failed'] ?? '';
}

function itemFor({ id, raw }: HistoryPage['items'][number]): HTMLElement {
	const item = document.createElement('li');
	const link = document.createElement('a');
	link.href = `/?history=${encodeURIComponent(id)}`;
	link.dir = 'auto';
	link.textContent = raw;
	item.append(link);
	return item;
}
