import { showToast } from '#islands/toast/toast.ts';

/** Who comes back from the checkout without paying reads so once; the address is clean then, and a reload is silent. */
export function sayCanceled(): void {
	const url = new URL(location.href);
	if (url.searchParams.get('canceled') !== '1') return;
	url.searchParams.delete('canceled');
	history.replaceState(history.state, '', url);
	const { title = '', message = '' } = document.getElementById('pricing')?.dataset ?? {};
	showToast({ title, message });
}
