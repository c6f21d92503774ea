/** Gives `astro dev` the runtime that the front door makes for a built server, so that `/api` works there too. */
export function devRuntime() {
	return {
		name: 'ploop-dev-runtime',
		hooks: {
			'astro:server:setup': async ({ server }) => {
				await import('#server/yaml-modules');
				const { readConfig } = await import('#server/config');
				const { startRuntime } = await import('#server/start-runtime');
				const runtime = await startRuntime(readConfig(process.env));
				server.middlewares.use((request, _response, next) => {
					// Where Astro looks for the locals of a request in development.
					request[Symbol.for('astro.locals')] = { runtime };
					next();
				});
			},
		},
	};
}
