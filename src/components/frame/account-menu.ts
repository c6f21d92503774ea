import { logOut } from '#components/sign-in/log-out.ts';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/**
 * The keys of a menu: arrows, Home and End move within it, Tab leaves it. The browser opens it, closes it on Escape and on a press
 * elsewhere, and restores the focus.
 */
export function startAccountMenu(): void {
	const panel = document.getElementById('account-panel');
	const opener = document.querySelector<HTMLElement>('[data-account-opener]');
	if (!panel || !opener) return;
	const items = [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
	const follow = () => {
		const isOpen = panel.matches(':popover-open');
		opener.ariaExpanded = String(isOpen);
		if (isOpen) items[0]?.focus();
	};
	panel.addEventListener('toggle', follow);
	// It may have been opened before this code was loaded.
	follow();
	panel.addEventListener('keydown', (event) => {
		if (event.key === 'Tab') panel.hidePopover();
		const step = STEPS[event.key]?.(items.indexOf(document.activeElement as HTMLElement), items.length);
		if (step === undefined) return;
		event.preventDefault();
		items[step]?.focus();
	});
	opener.addEventListener('keydown', (event) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		panel.showPopover();
	});
	startLogOut();
}

/** The log-out button of each menu; disabled until this code is loaded. */
function startLogOut(): void {
	const buttons = document.querySelectorAll<HTMLButtonElement>('[data-log-out]');
	let isBusy = false;
	const show = (isNowBusy: boolean) => {
		isBusy = isNowBusy;
		for (const button of buttons) button.ariaDisabled = isNowBusy ? 'true' : null;
	};
	for (const button of buttons) {
		button.disabled = false;
		button.addEventListener('click', async () => {
			if (isBusy) return;
			show(true);
			await logOut();
			show(false);
		});
	}
}
