import { runCodeIn } from './account-code.ts';

/** Fetches the code that collects what is used, once the visitor allows it: nobody else has any of it. */
export function startAnalyticsCode(): void {
	document.addEventListener('ploop:consent', look);
	look();
}

function look(): void {
	if (document.documentElement.dataset['consent'] !== 'granted') return;
	document.removeEventListener('ploop:consent', look);
	runCodeIn('analytics-code');
}
