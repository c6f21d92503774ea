/** The picture shown when the page at `path` is shared, drawn by the build: `/brand/a` has `/og/brand-a.png`. */
export const pictureOf = (path: string): string =>
	`/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
