import { runCodeIn } from '#components/frame/account-code.ts';

/** As `start-form.ts` looks for it; not imported, so that its code stays away until it is wanted. */
const HELD_PRESS = 'heldPress';

/**
 * Fetches a form's code from the template at the first sign of interest in it. A press before it is there is made then; when
 * it could not be fetched, the form says so and the next sign tries again.
 */
export function wakeForm(form: HTMLFormElement, template: string): void {
	let isFetched = false;
	const fetchCode = () => {
		if (isFetched) return;
		isFetched = true;
		runCodeIn(template, () => {
			isFetched = false;
			const problem = form.querySelector('.form-problem');
			if (problem) problem.textContent = document.body.dataset['saysOffline'] ?? '';
		});
	};
	for (const sign of ['pointerenter', 'focusin', 'input']) form.addEventListener(sign, fetchCode);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		form.dataset[HELD_PRESS] = '';
		fetchCode();
	});
}
