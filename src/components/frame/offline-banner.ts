/** Shown while the browser knows it is offline; dismissed until the connection is next lost. */
export function startOfflineBanner(): void {
	const pill = document.querySelector<HTMLElement>('[data-offline] > *');
	if (!pill) return;
	const show = (isOffline: boolean) => {
		pill.hidden = !isOffline;
	};
	addEventListener('offline', () => show(true));
	addEventListener('online', () => show(false));
	pill.querySelector('button')?.addEventListener('click', () => show(false));
	show(!navigator.onLine);
}
