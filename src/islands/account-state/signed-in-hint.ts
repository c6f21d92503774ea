/** The cookie that says that a session may exist, so that pages without one need not ask the server. It gives no access. */
const HINT = /(?:^|; )ploop_signed_in=1(?:;|$)/;

export function isHinted(): boolean {
	return HINT.test(document.cookie);
}
