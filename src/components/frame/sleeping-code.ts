import { runCodeIn } from './account-code.ts';

/**
 * Code that few visitors need sleeps in a template, so that nobody else fetches it. It wakes when its word stands in the
 * query of the address (`<template data-wakes-with="canceled">`), or when somebody comes near a form (`<form data-code="…">`,
 * the template's id). `startForm` ends the sleep, and makes the press that was held meanwhile.
 */
export function startSleepingCode(): void {
	const query = new URLSearchParams(location.search);
	for (const { id, dataset } of document.querySelectorAll<HTMLElement>('template[data-wakes-with]')) {
		if (query.has(dataset['wakesWith'] ?? '')) runCodeIn(id);
	}
	for (const sign of ['focusin', 'pointerover']) document.addEventListener(sign, ({ target }) => wake(target));
	document.addEventListener('submit', (event) => {
		const form = wake(event.target);
		if (!form) return;
		event.preventDefault();
		form.dataset['heldPress'] = '';
	});
}

/** The form around it, while its code is not there. */
function wake(target: EventTarget | null): HTMLFormElement | null {
	const form = (target as Element).closest<HTMLFormElement>('form[data-code]');
	if (!form || form.dataset['wakes'] !== undefined) return form;
	form.dataset['wakes'] = '';
	runCodeIn(form.dataset['code'] ?? '', () => {
		delete form.dataset['wakes'];
		const problem = form.querySelector('.form-problem');
		if (problem) problem.textContent = document.body.dataset['saysOffline'] ?? '';
	});
	return form;
}
