/** Reads the query of the link in a mail and takes it out of the address: a secret stays in no history and no referrer. */
export function takeQuery(): URLSearchParams {
	const query = new URLSearchParams(location.search);
	history.replaceState(null, '', location.pathname);
	return query;
}
