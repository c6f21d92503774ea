/** Lets a page write `client:interest` on an island. */
declare namespace Astro {
	interface ClientDirectives {
		'client:interest'?: boolean;
	}
}
