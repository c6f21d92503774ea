const PAPER = { light: '#fffaf5', dark: '#170d20' };
type Theme = keyof typeof PAPER;

/** Stored choice, else the system's; the head script has already set it before the first paint. */
export function startThemeToggle(): void {
	show(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
	document.addEventListener('click', (event) => {
		if (!(event.target as Element).closest('[data-theme-toggle]')) return;
		const theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
		show(theme);
		remember(theme);
	});
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
		if (!isRemembered()) show(event.matches ? 'dark' : 'light');
	});
}

function show(theme: Theme): void {
	document.documentElement.dataset['theme'] = theme;
	document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAPER[theme]);
	for (const button of document.querySelectorAll('[data-theme-toggle]')) {
		button.setAttribute('aria-pressed', String(theme === 'dark'));
	}
}

function remember(theme: Theme): void {
	try {
		localStorage.setItem('theme', theme);
	} catch {
		// Storage is blocked: the choice holds for this page only.
	}
}

function isRemembered(): boolean {
	try {
		return localStorage.getItem('theme') !== null;
	} catch {
		return false;
	}
}
