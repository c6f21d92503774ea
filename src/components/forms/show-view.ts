/** Shows one view of the page instead of the others and focuses its heading, so that it is announced; at the last one the genie is glad. */
export function showView(name: string): HTMLElement | null {
	let shown: HTMLElement | null = null;
	for (const view of document.querySelectorAll<HTMLElement>('[data-view]')) {
		view.hidden = view.dataset['view'] !== name;
		if (!view.hidden) shown = view;
	}
	document.querySelector('.scene .genie[data-pose]')?.setAttribute('data-pose', name === 'done' ? 'glad' : 'resting');
	shown?.querySelector<HTMLElement>('h1')?.focus();
	return shown;
}
