import { clearFaultsOnInput, faultsOf, sayProblem, showFaults } from './form-faults.ts';

/** Attribute that records a press made while the form's code was loading. */
const HELD_PRESS = 'heldPress';

/**
 * Runs a form: checks the inputs, reports the wrong ones or else submits, one submission at a time, with the button's
 * other words meanwhile. Nothing typed is ever cleared.
 */
export function startForm(
	form: HTMLFormElement,
	{ submit, onFaults }: { submit(): Promise<void>; onFaults?(faults: ReadonlyMap<string, string>): void },
): void {
	let isBusy = false;
	// The form's code has just been loaded (frame/sleeping-code.ts).
	delete form.dataset['code'];
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (isBusy) return;
		sayProblem(form, '');
		const faults = faultsOf(form);
		showFaults(form, faults);
		if (faults.size > 0) {
			onFaults?.(faults);
			return;
		}
		isBusy = true;
		const restore = showBusy(form);
		await submit();
		restore();
		isBusy = false;
	});
	clearFaultsOnInput(form);
	form.addEventListener('click', reveal);
	if (form.dataset[HELD_PRESS] === undefined) return;
	delete form.dataset[HELD_PRESS];
	form.requestSubmit();
}

function showBusy(form: HTMLFormElement): () => void {
	const button = form.querySelector<HTMLButtonElement>('[type=submit][data-busy]');
	return button ? showBusyButton(button) : () => {};
}

/** Sets `aria-disabled`, since a disabled button would lose the focus. Returns the function that undoes it. */
export function showBusyButton(button: HTMLElement): () => void {
	const words = button.textContent;
	button.textContent = button.dataset['busy'] ?? words;
	button.ariaDisabled = 'true';
	return () => {
		button.textContent = words;
		button.ariaDisabled = null;
	};
}

/** Shows and hides a password, and swaps the label of the button. */
function reveal(event: Event): void {
	const button = (event.target as Element).closest<HTMLElement>('[data-reveals]');
	const input = document.getElementById(button?.getAttribute('aria-controls') ?? '');
	const words = button?.firstElementChild;
	if (!button || !words || !(input instanceof HTMLInputElement)) return;
	input.type = input.type === 'password' ? 'text' : 'password';
	button.ariaPressed = String(input.type === 'text');
	const other = words.textContent;
	words.textContent = button.dataset['reveals'] ?? '';
	button.dataset['reveals'] = other;
}
