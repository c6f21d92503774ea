/** Reads the query of a mailed link and removes it from the address, so that the secret is in no history and no referrer. */
export function takeQuery(): URLSearchParams {
	const query = new URLSearchParams(location.search);
	history.replaceState(null, '', location.pathname);
	return query;
}
