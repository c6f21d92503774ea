/** Makes `client:interest` known to Astro. */
export function interest() {
	return {
		name: 'ploop-interest',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'interest', entrypoint: './src/islands/interest/entry.mjs' });
			},
		},
	};
}
