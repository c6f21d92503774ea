/** Says that a session may exist, so that pages without one ask the server nothing. It is no secret and opens nothing. */
const HINT = /(?:^|; )ploop_signed_in=1(?:;|$)/;

export function isHinted(): boolean {
	return HINT.test(document.cookie);
}
