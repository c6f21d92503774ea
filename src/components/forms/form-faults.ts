import type { ApiRefusal } from '#islands/account-api.ts';

/** The sentence about each input that is wrong, by the input's name. */
export type Faults = ReadonlyMap<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Faults that the page finds itself; their sentences are attributes of the inputs. */
export function faultsOf(form: HTMLFormElement): Faults {
	const told = inputsOf(form).map((input) => [input.name, faultOf(input)] as const);
	return new Map(told.filter(([, fault]) => fault !== ''));
}

/** Writes each sentence under its input and moves the focus to the first of these inputs. */
export function showFaults(form: HTMLFormElement, faults: Faults): void {
	const inputs = inputsOf(form);
	for (const input of inputs) mark(input, faults.get(input.name) ?? '');
	inputs.find(({ name }) => faults.has(name))?.focus();
}

/** Shows a refusal at its field, or under the form where it belongs to none. */
export function showRefusal(form: HTMLFormElement, { field, message }: ApiRefusal): void {
	const isAtField = inputsOf(form).some(({ name }) => name === field);
	if (isAtField && field) showFaults(form, new Map([[field, message]]));
	else sayProblem(form, message);
}

export function sayProblem(form: HTMLFormElement, message: string): void {
	const place = form.querySelector('.form-problem');
	if (place) place.textContent = message;
}

/** The sentence under an input goes away as soon as the input is edited. */
export function clearFaultsOnInput(form: HTMLFormElement): void {
	form.addEventListener('input', ({ target }) => {
		if (isControl(target)) mark(target, '');
	});
}

export function textOf(form: HTMLFormElement, name: string): string {
	const input = form.elements.namedItem(name);
	return isControl(input) || input instanceof RadioNodeList ? input.value : '';
}

function faultOf(input: Control): string {
	const { missing = '', wrong = '', short = '', long = '', most, differs = '', sameAs } = input.dataset;
	if (input.validity.valueMissing || input.value.trim() === '') return missing;
	if (input.validity.typeMismatch) return wrong;
	if (most !== undefined && input.value.length > Number(most)) return long;
	if (isTooShort(input)) return short;
	return sameAs && input.form && input.value !== textOf(input.form, sameAs) ? differs : '';
}

/** The browser's own check skips values set by a script. White space around a longer text does not count. */
function isTooShort(input: Control): boolean {
	if (input instanceof HTMLSelectElement) return false;
	const text = input instanceof HTMLTextAreaElement ? input.value.trim() : input.value;
	return [...text].length < input.minLength;
}

function mark(input: Control, fault: string): void {
	input.ariaInvalid = fault === '' ? null : 'true';
	const place = document.getElementById(`${input.id}-fault`);
	if (place) place.textContent = fault;
}

const inputsOf = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>('input, select, textarea')];

const isControl = (target: unknown): target is Control =>
	target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
