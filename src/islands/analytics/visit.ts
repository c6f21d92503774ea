/** The storage key of the visit's id, which joins events of one tab, after consent only. It does not identify the visitor. */
const VISIT_KEY = 'ploop:visit';

/** Without storage, the id of this page as a visit of its own. */
let ownId: string | null = null;

export function visitId(): string {
	ownId ??= keptId() ?? keep(newId());
	return ownId;
}

export function forgetVisit(): void {
	ownId = null;
	try {
		sessionStorage.removeItem(VISIT_KEY);
	} catch {
		// Storage is blocked, so nothing is stored.
	}
}

function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keptId(): string | null {
	try {
		return sessionStorage.getItem(VISIT_KEY);
	} catch {
		return null;
	}
}

function keep(id: string): string {
	try {
		sessionStorage.setItem(VISIT_KEY, id);
	} catch {
		// Storage is blocked.
	}
	return id;
}
