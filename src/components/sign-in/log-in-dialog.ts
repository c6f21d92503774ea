import { runCodeIn } from '#components/frame/account-code.ts';

const OPENED_BY_ADDRESS = '#log-in';

/** Opens the dialog in place of every link to /login, and for who was sent from there; its code comes with the first opening. */
export function startLogInDialog(): void {
	const dialog = document.querySelector<HTMLDialogElement>('#log-in-dialog');
	const form = dialog?.querySelector('form');
	if (!dialog || !form) return;
	let isFetched = false;
	const fetchCode = () => {
		if (isFetched) return;
		isFetched = true;
		runCodeIn('log-in-code', () => {
			isFetched = false;
			const problem = form.querySelector('.form-problem');
			if (problem) problem.textContent = document.body.dataset['saysOffline'] ?? '';
		});
	};
	dialog.addEventListener('ploop:opened', () => {
		fetchCode();
		form.querySelector('input')?.focus();
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		// For the code to find when it comes.
		form.dataset['heldPress'] = '';
		fetchCode();
	});
	document.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a[href="/login"]');
		// Another tab, another window, a download: the browser's business.
		if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		open();
	});
	if (location.hash !== OPENED_BY_ADDRESS) return;
	history.replaceState(null, '', location.pathname + location.search);
	if (document.documentElement.dataset['account'] === 'out') open();
}

function open(): void {
	document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail: { id: 'log-in-dialog' } }));
}
