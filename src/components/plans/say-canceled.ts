/** Who comes back from the checkout without paying reads so once; the address is clean then, and a reload is silent. */
export async function sayCanceled(): Promise<void> {
	const url = new URL(location.href);
	if (url.searchParams.get('canceled') !== '1') return;
	url.searchParams.delete('canceled');
	history.replaceState(history.state, '', url);
	const { title = '', message = '' } = document.getElementById('pricing')?.dataset ?? {};
	// Few come this way, so that the code of a toast is fetched for them alone.
	const { showToast } = await import('#islands/toast/toast.ts');
	showToast({ title, message });
}
