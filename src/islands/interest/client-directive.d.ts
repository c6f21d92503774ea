/** Lets a page write `client:interest={address}` on an island; the address is that of its style sheet. */
declare namespace Astro {
	interface ClientDirectives {
		'client:interest'?: string;
	}
}
