import type { UsageSummary } from '#contract/usage-summary';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { $usage } from '#islands/optimiser/stores/optimiser.store.ts';
import { showOwnPrompts } from './own-prompts.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
/** With at most this many runs left, the link to more is shown. */
const FEW = 1;

type Allowance = Pick<UsageSummary, 'weeklyLimit' | 'usedThisWeek' | 'resetsAtDate'>;

/** Turns the home page into the tool of a signed-in person: the allowance left above the box, the last prompts below it. */
export async function startOwnHome(): Promise<void> {
	await Promise.all([showLeft(), showOwnPrompts()]);
}

/** The allowance, from the account at first, then from each answer. A plan without a limit shows nothing. */
async function showLeft(): Promise<void> {
	const place = document.querySelector<HTMLElement>('[data-left]');
	if (!place) return;
	$usage.subscribe((usage) => {
		if (usage) place.replaceChildren(...leftOf(usage, place.dataset));
	});
	const outcome = await callApi<UsageSummary>('GET', '/api/usage/summary');
	if (outcome.isOk && !$usage.get()) place.replaceChildren(...leftOf(outcome.answer, place.dataset));
}

/** What is left in words, the day of the next allowance, and a link to more when few are left. */
function leftOf({ weeklyLimit: limit, usedThisWeek, resetsAtDate }: Allowance, words: DOMStringMap): HTMLElement[] {
	if (limit === null) return [];
	const n = Math.max(0, limit - usedThisWeek);
	const day = DAY.format(new Date(resetsAtDate));
	return [
		says('strong', fillIn(words['left'] ?? '', { n, limit })),
		says('span', ` · ${fillIn(words['resets'] ?? '', { day })}`),
		...(n <= FEW ? [upgrade(words['upgrade'] ?? '')] : []),
	];
}

function upgrade(words: string): HTMLElement {
	const button = says('button', words);
	button.className = 'link-button';
	button.dataset['opens'] = 'upgrade-dialog';
	button.ariaHasPopup = 'dialog';
	return button;
}

function says(tag: 'strong' | 'span' | 'button', text: string): HTMLElement {
	const element = document.createElement(tag);
	element.textContent = text;
	return element;
}
