/** The path of a page without a file name: during the build the address still has one. */
export const pathOfPage = ({ pathname }: URL): string =>
	pathname
		.replace(/\.html$/, '')
		.replace(/(?<=.)\/$/, '')
		.replace(/^\/index$/, '/');
