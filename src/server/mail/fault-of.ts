/** Why the relay refused a mail, in codes only, because its texts quote addresses. */
export function faultOf(error: unknown): string {
	const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
	const name = error instanceof Error ? error.name : 'unknown';
	return [code ?? name, responseCode]
		.filter((part) => part !== undefined)
		.join(' ')
		.slice(0, 60);
}
