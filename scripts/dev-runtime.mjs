/** Gives `astro dev` the runtime that the front door makes for a built server, so that `/api` and `/dev` work there too. */
export function devRuntime() {
	return {
		name: 'ploop-dev-runtime',
		hooks: {
			'astro:server:setup': async ({ server }) => {
				await import('#server/yaml-modules');
				const { readConfig } = await import('#server/config');
				const { startRuntime } = await import('#server/start-runtime');
				const { leadsOnTo } = await import('#server/http/leads-on');
				const { writeAnswer } = await import('#server/http/node-message');
				const config = readConfig(process.env);
				const runtime = await startRuntime(config);
				const findPage = await devPages(config, runtime);
				server.httpServer?.once('listening', () => {
					const origin = `http://localhost:${server.httpServer.address().port}`;
					runtime.embeddedStripe?.open({ origin, server: origin });
				});
				server.middlewares.use(async (request, response, next) => {
					const { pathname, search } = new URL(request.url, 'http://localhost');
					const onward = leadsOnTo(pathname, search);
					if (onward !== null) return response.writeHead(307, { Location: onward }).end();
					const page = await findPage(request).catch(next);
					if (page) return writeAnswer(response, page);
					// Where Astro looks for the locals of a request in development.
					request[Symbol.for('astro.locals')] = { runtime };
					if (page === null) next();
				});
			},
		},
	};
}

/** The pages under `/dev` as the front door has them; null for any other. */
async function devPages(config, runtime) {
	const { createMailbox, isMailboxPath } = await import('#server/mail/mailbox');
	const { answerStripePage, isStripePagePath } = await import('#server/billing/stripe-pages');
	const { fromNode } = await import('#server/http/node-message');
	const mailbox = config.mail.kind === 'local' ? createMailbox(runtime.db) : null;
	return async (request) => {
		const [path] = request.url.split('?');
		if (mailbox !== null && isMailboxPath(path)) return mailbox(path);
		if (runtime.embeddedStripe === null || !isStripePagePath(path)) return null;
		const about = { clientAddress: request.socket.remoteAddress ?? '', params: {} };
		return answerStripePage(path, fromNode(request, about), runtime);
	};
}
