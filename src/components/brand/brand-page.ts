/** Choosing a size shows the drawing at that width and downloads it so; a press on Copy copies a colour. */
export function startBrandPage(): void {
	for (const card of document.querySelectorAll<HTMLElement>('[data-asset]')) {
		const select = card.querySelector<HTMLSelectElement>('[data-size]');
		select?.addEventListener('change', () => showSize(card, select.value));
	}
	document.addEventListener('click', (event) => {
		const button = (event.target as Element).closest<HTMLElement>('[data-copies]');
		if (button) void copyColour(button);
	});
}

function showSize(card: HTMLElement, size: string): void {
	for (const image of card.querySelectorAll<HTMLImageElement>('[data-preview]')) image.width = Number(size);
	for (const link of card.querySelectorAll<HTMLAnchorElement>('[data-png]')) {
		link.href = link.href.replace(/\d+(?=\.png$)/, size);
		const wide = link.querySelector<HTMLElement>('[data-wide]');
		if (wide) wide.textContent = wide.dataset['wide']?.replace('{size}', size) ?? '';
	}
}

async function copyColour(button: HTMLElement): Promise<void> {
	const { copies = '', copied = '', refused = '' } = button.dataset;
	const said = (await isCopied(copies)) ? copied : refused;
	const label = button.firstElementChild;
	const status = document.querySelector<HTMLElement>('[data-copy-status]');
	if (!label || !status) return;
	button.dataset['label'] ??= label.textContent ?? '';
	label.textContent = said;
	status.textContent = `${copies}: ${said}`;
	clearTimeout(Number(button.dataset['timer']));
	const timer = setTimeout(() => {
		label.textContent = button.dataset['label'] ?? '';
		status.textContent = '';
	}, Number(status.dataset['clearsAfter']));
	button.dataset['timer'] = String(timer);
}

async function isCopied(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		// Copying is refused, or impossible on plain HTTP: the code beside the button can be selected by one press.
		return false;
	}
}
