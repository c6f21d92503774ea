import { runCodeIn } from './account-code.ts';

/**
 * Code that few visitors need is in a template, so that nobody else fetches it. It is loaded when its word is in the
 * query of the address (`<template data-wakes-with="canceled">`), or when somebody comes near a form (`<form data-code="…">`,
 * the template's id; without one, the page fetches the code at once). `startForm` ends the sleep, and makes the press that
 * made meanwhile (SiteHead.astro).
 */
export function startSleepingCode(): void {
	const query = new URLSearchParams(location.search);
	for (const { id, dataset } of document.querySelectorAll<HTMLElement>('template[data-wakes-with]')) {
		if (query.has(dataset['wakesWith'] ?? '')) runCodeIn(id);
	}
	// The page's own script has run before this one, unless it could not be fetched.
	for (const form of document.querySelectorAll('form[data-code=""]')) sayOffline(form);
	for (const sign of ['focusin', 'pointerover', 'submit']) document.addEventListener(sign, wake);
}

/** The form of the touched element, if its code is not loaded yet. */
function wake({ target }: Event): void {
	const form = (target as Element).closest<HTMLFormElement>('form[data-code]');
	if (!form || form.dataset['wakes'] !== undefined) return;
	form.dataset['wakes'] = '';
	runCodeIn(form.dataset['code'] ?? '', () => {
		delete form.dataset['wakes'];
		sayOffline(form);
	});
}

function sayOffline(form: Element): void {
	const problem = form.querySelector('.form-problem');
	if (problem) problem.textContent = document.body.dataset['saysOffline'] ?? '';
}
