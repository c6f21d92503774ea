/**
 * The browser half of auth-astro, by the parts in use. Its own source names types of a package that is not installed, so
 * package.json leads the compiler here and everything else to the package.
 */

/** Resolves with the server's refusal; after a success the page is already on its way to `callbackUrl`. */
export function signIn(
	provider: 'credentials',
	options: {
		readonly email: string;
		readonly password: string;
		readonly callbackUrl: string;
		readonly redirect: false;
	},
): Promise<Response | undefined>;

/** Ends the session, then goes to `callbackUrl`. Throws when the server cannot be reached. */
export function signOut(options: { readonly callbackUrl: string }): Promise<void>;
