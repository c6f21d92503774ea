import { isHistoryLink } from '../optimiser/prompt-box/history-link.ts';
import { DRAFT_KEY, INSERT_TEMPLATE_KEY, PARKED_KEY } from '../optimiser/stores/storage-keys.ts';
import { AWAKE_EVENT } from './awake.ts';
import { keepByHand } from './keep-by-hand.ts';

type Load = () => Promise<() => void | Promise<void>>;

/** A fetch that neither succeeds nor fails counts as failed after this. */
const LATE_AFTER_MS = 10_000;

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/**
 * Hydrates an island at the first interaction with it, so that other visitors do not load React's 60 kB.
 * The island's style sheet is loaded first, so that nothing is shown unstyled.
 * A press before the island is hydrated is held and repeated afterwards; a kept draft hydrates it too.
 */
export function interest(load: Load, options: { readonly value: string }, island: HTMLElement): void {
	let isAsleep = true;
	const held = new Set<HTMLElement>();

	function listen(): void {
		for (const sign of SIGNS) island.addEventListener(sign, wake, { passive: true });
	}

	async function wake(): Promise<void> {
		for (const sign of SIGNS) island.removeEventListener(sign, wake);
		const late = setTimeout(doWithout, LATE_AFTER_MS);
		try {
			const [hydrate] = await Promise.all([load(), addStyles(options.value)]);
			await hydrate();
		} catch {
			doWithout();
		}
		clearTimeout(late);
	}

	/** Says that the code could not be loaded, keeps the typed text, and tries again at the visitor's next move towards the island. */
	function doWithout(): void {
		if (!isAsleep) return;
		document.documentElement.dataset['unloaded'] = '';
		keepByHand(island);
		listen();
	}

	function holdClick(event: Event): void {
		const control = (event.target as Element).closest<HTMLElement>('button, input');
		if (!isAsleep || !control) return;
		// A radio button shows its choice at once; every other press is held back.
		if (control instanceof HTMLButtonElement) event.preventDefault();
		held.add(control);
	}

	function holdShortcut(event: KeyboardEvent): void {
		const submit = island.querySelector<HTMLElement>('[type="submit"]');
		if (isAsleep && submit && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) held.add(submit);
	}

	function makeHeldPresses(): void {
		isAsleep = false;
		delete document.documentElement.dataset['unloaded'];
		for (const control of held) {
			// React reacts only to a change, so a radio button is unchecked before it is pressed again.
			if (control instanceof HTMLInputElement) control.checked = false;
			control.click();
		}
	}

	function wakeForKeptText(): void {
		const isWanted = island.querySelector('textarea')?.value || isKept() || isHistoryLink(location.search);
		if (isAsleep && isWanted) void wake();
	}

	listen();
	// Astro reports a failed fetch only by this event.
	island.addEventListener('astro:hydration-error', doWithout);
	island.addEventListener('click', holdClick);
	island.addEventListener('keydown', holdShortcut);
	island.addEventListener(AWAKE_EVENT, makeHeldPresses, { once: true });
	// A browser restores a form's text after parsing, so look when the page shows.
	addEventListener('pageshow', wakeForKeptText);
}

function isKept(): boolean {
	try {
		const kept = localStorage.getItem(DRAFT_KEY) ?? localStorage.getItem(PARKED_KEY);
		return Boolean(kept ?? sessionStorage.getItem(INSERT_TEMPLATE_KEY));
	} catch {
		return false;
	}
}

/** Resolves when the sheet is applied or failed to load: an unstyled island is better than none. */
function addStyles(address: string): Promise<void> {
	return new Promise((resolve) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.onload = () => resolve();
		link.onerror = () => resolve();
		link.href = address;
		document.head.append(link);
	});
}
