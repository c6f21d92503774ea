/** Why a mail was not taken. Codes only: a relay's own words quote addresses. */
export function faultOf(error: unknown): string {
	const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
	const name = error instanceof Error ? error.name : 'unknown';
	return [code ?? name, responseCode]
		.filter((part) => part !== undefined)
		.join(' ')
		.slice(0, 60);
}
