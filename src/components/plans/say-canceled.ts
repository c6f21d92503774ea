import { showToast } from '#islands/toast/toast.ts';

/** A visitor who comes back from the checkout without paying is told once; then the query leaves the address, so that a reload says nothing. */
export function sayCanceled(): void {
	const url = new URL(location.href);
	if (url.searchParams.get('canceled') !== '1') return;
	url.searchParams.delete('canceled');
	history.replaceState(history.state, '', url);
	const { title = '', message = '' } = document.getElementById('pricing')?.dataset ?? {};
	showToast({ title, message });
}
