/** What a running server holds: made once at start, handed to every route, replaced piece by piece in tests. */
export interface Runtime {
	readonly now: () => Date;
}
