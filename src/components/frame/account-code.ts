/** Events after which another tab may have signed in. */
const OCCASIONS = ['storage', 'pageshow', 'focus'] as const;

/**
 * Fetches the code that shows who is signed in, as soon as there is a session hint: other visitors never load it.
 * The hint is read before the first paint, and again when another tab may have signed in.
 */
export function startAccountCode(): void {
	for (const occasion of OCCASIONS) addEventListener(occasion, look);
	look();
}

function look(): void {
	if (!document.cookie.includes('ploop_signed_in=1')) return;
	for (const occasion of OCCASIONS) removeEventListener(occasion, look);
	runCodeIn('account-code');
}

/** Runs the scripts of a template by inserting a copy of it. `onFailure`: called when one could not be fetched. */
export function runCodeIn(id: string, onFailure = (): void => {}): void {
	const template = document.getElementById(id);
	if (!(template instanceof HTMLTemplateElement)) return;
	const copy = template.content.cloneNode(true) as DocumentFragment;
	for (const script of copy.querySelectorAll('script')) script.addEventListener('error', onFailure);
	document.body.append(copy);
}
