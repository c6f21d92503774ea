/** Where a page is found: while pages are built, their address still has the name of their file. */
export const pathOfPage = ({ pathname }: URL): string =>
	pathname
		.replace(/\.html$/, '')
		.replace(/(?<=.)\/$/, '')
		.replace(/^\/index$/, '/');
