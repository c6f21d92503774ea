import { showToast } from '#islands/toast/toast.ts';

/** Shows a message once to a visitor who comes back from the checkout without paying, and removes the query, so that a reload shows none. */
export function sayCanceled(): void {
	const url = new URL(location.href);
	if (url.searchParams.get('canceled') !== '1') return;
	url.searchParams.delete('canceled');
	history.replaceState(history.state, '', url);
	const { title = '', message = '' } = document.getElementById('pricing')?.dataset ?? {};
	showToast({ title, message });
}
