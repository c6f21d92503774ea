/** Gives `astro dev` the runtime that the front door makes for a built server, so that `/api` and `/dev/mail` work there too. */
export function devRuntime() {
	return {
		name: 'ploop-dev-runtime',
		hooks: {
			'astro:server:setup': async ({ server }) => {
				await import('#server/yaml-modules');
				const { readConfig } = await import('#server/config');
				const { startRuntime } = await import('#server/start-runtime');
				const { createMailbox, isMailboxPath } = await import('#server/mail/mailbox');
				const { writeAnswer } = await import('#server/http/node-message');
				const config = readConfig(process.env);
				const runtime = await startRuntime(config);
				const mailbox = config.mail.kind === 'local' ? createMailbox(runtime.db) : null;
				server.middlewares.use(async (request, response, next) => {
					const [path] = request.url.split('?');
					const page = mailbox !== null && isMailboxPath(path) ? await mailbox(path) : null;
					if (page !== null) return writeAnswer(response, page);
					// Where Astro looks for the locals of a request in development.
					request[Symbol.for('astro.locals')] = { runtime };
					next();
				});
			},
		},
	};
}
