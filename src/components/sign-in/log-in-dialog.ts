import { runCodeIn } from '#components/frame/account-code.ts';

const OPENED_BY_ADDRESS = '#log-in';

/**
 * Opens the dialog in place of every link to /login, and for a visitor who was sent from there. Its form comes with the first opening,
 * so that no other form shares its labels before; and so does its code.
 */
export function startLogInDialog(): void {
	const dialog = document.querySelector<HTMLDialogElement>('#log-in-dialog');
	if (!dialog) return;
	let isFetched = false;
	const fetchCode = () => {
		if (isFetched) return;
		isFetched = true;
		runCodeIn('log-in-code', () => {
			isFetched = false;
			const problem = dialog.querySelector('.form-problem');
			if (problem) problem.textContent = document.body.dataset['saysOffline'] ?? '';
		});
	};
	dialog.addEventListener('ploop:opened', () => {
		const template = dialog.querySelector('template');
		template?.replaceWith(template.content);
		fetchCode();
		dialog.querySelector('input')?.focus();
	});
	dialog.addEventListener('submit', (event) => {
		event.preventDefault();
		// Stored for the dialog's code, which reads it when it is loaded.
		(event.target as HTMLElement).dataset['heldPress'] = '';
		fetchCode();
	});
	document.addEventListener('click', (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('a[href="/login"], a[href^="/login?"]');
		// Presses for another tab, window or download are left to the browser.
		if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		open(dialog, link.search);
	});
	if (location.hash !== OPENED_BY_ADDRESS) return;
	history.replaceState(null, '', location.pathname + location.search);
	if (document.documentElement.dataset['account'] === 'out') open(dialog, '');
}

/** @param wish the query of the link: `?next=/templates` */
function open(dialog: HTMLDialogElement, wish: string): void {
	dialog.dataset['wish'] = wish;
	document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail: { id: dialog.id } }));
}
