/** Shows one of the page's views in place of the others and goes to its heading, so that the change is heard; the genie is glad of the last. */
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
