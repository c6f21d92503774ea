/**
 * The browser half of auth-astro, by the part in use. Its own source names types of a package that is not installed, so
 * package.json leads the compiler here and everything else to the package.
 */

/** Leaves for a provider; the page is on its way then. Throws when the server cannot be reached or refuses. */
export function signIn(provider: string, options: { readonly callbackUrl: string }): Promise<void>;
