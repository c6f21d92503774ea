const LINK = /[?&]history=([\w-]{1,64})(?:&|$)/;

/** Whether the address asks for an earlier prompt, as the links of the history do. */
export const isHistoryLink = (search: string): boolean => LINK.test(search);

/** The id of the prompt in the address; it is removed there, so that a reload does not open it again. */
export function takeHistoryLink(): string | null {
	const id = LINK.exec(location.search)?.[1] ?? null;
	if (id !== null) history.replaceState(history.state, '', location.pathname + location.hash);
	return id;
}
