import { join } from 'node:path';
import { followKnowledge } from './dev-knowledge.mjs';

/**
 * Adds to `astro dev` the addresses that a built server answers by code: the API, the mailbox and the Stripe pages. It is the
 * server's own code, loaded by Vite, so that a change takes effect at the next request.
 */
export function devRuntime() {
	return {
		name: 'ploop-dev-runtime',
		hooks: {
			'astro:server:setup': async ({ server }) => {
				const load = (file) => server.ssrLoadModule(file);
				const site = await liveSite(load);
				followKnowledge(server, async () => {
					const { rememberResults } = await load('/src/server/optimise/remember-results.ts');
					site.engine.renew();
					site.runtime = { ...site.runtime, optimise: rememberResults(site.engine.optimise) };
				});
				server.httpServer?.once('listening', () => {
					const origin = `http://localhost:${server.httpServer.address().port}`;
					site.runtime.embeddedStripe?.open({ origin, server: origin });
				});
				server.middlewares.use(async (request, response, next) => {
					const { pathname, search } = new URL(request.url, 'http://localhost');
					const { redirectFor } = await load('/src/server/http/redirects.ts');
					const target = redirectFor(pathname, search);
					if (target !== null) return response.writeHead(307, { Location: target }).end();
					const answer = await liveAnswer(load, site, { request, path: pathname });
					if (answer === null) return next();
					const { writeAnswer } = await load('/src/server/http/node-message.ts');
					writeAnswer(response, answer);
				});
			},
		},
	};
}

async function liveSite(load) {
	const { readConfig } = await load('/src/server/config.ts');
	const { startRuntime } = await load('/src/server/start-runtime.ts');
	const { createMailbox } = await load('/src/server/mail/mailbox.ts');
	const { startEngineThreads } = await load('/src/server/optimise/engine-threads.ts');
	const config = readConfig(process.env);
	const engine = startEngineThreads();
	const runtime = await startRuntime(config, engine);
	const mailbox = config.mail.kind === 'local' ? createMailbox(runtime.db) : null;
	return { runtime, engine, mailbox, proxies: config.proxies };
}

/** Null for a page of the site and an unknown address. */
async function liveAnswer(load, site, { request, path }) {
	const { answerLive, isLive } = await load('/src/server/http/answer-live.ts');
	if (!isLive(site, path)) return null;
	const { loadEndpoints } = await load('/src/server/http/api-endpoints.ts');
	const { errorAnswer } = await load('/src/server/http/json-answer.ts');
	try {
		const findEndpoint = await loadEndpoints(join(process.cwd(), 'src/pages/api'), load);
		return await answerLive({ ...site, findEndpoint }, request, path);
	} catch (error) {
		return errorAnswer(error, { requestId: 'dev', log: site.runtime.log });
	}
}
