import { runCodeIn } from './account-code.ts';

/** Fetches the analytics code once the visitor allows it; without consent it is never loaded. */
export function startAnalyticsCode(): void {
	document.addEventListener('ploop:consent', look);
	look();
}

function look(): void {
	if (document.documentElement.dataset['consent'] !== 'granted') return;
	document.removeEventListener('ploop:consent', look);
	runCodeIn('analytics-code');
}
