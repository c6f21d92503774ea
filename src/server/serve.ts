import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './config.ts';
import { loadEndpoints } from './http/api-endpoints.ts';
import { drain } from './http/drain.ts';
import { createFrontDoor } from './http/front-door.ts';
import { withModelInPage } from './http/model-in-page.ts';
import { withProvidersInPages } from './http/providers-in-pages.ts';
import { republishAt } from './http/published-origin.ts';
import { type HashesByPath, securityHeaders } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { createMailbox } from './mail/mailbox.ts';
import { modelPageOf } from './models/model-page.ts';
import type { Runtime } from './runtime.ts';
import { startReport } from './start-report.ts';
import { startRuntime } from './start-runtime.ts';
import { surviveStrayErrors } from './survive-stray-errors.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface ServeOptions {
	/** Replaces parts of the runtime in benchmarks and tests. */
	readonly change?: (runtime: Runtime) => Runtime;
	/** The folder of the finished build. */
	readonly dist?: string;
}

/** Starts the server and prints its address. If it cannot, prints one line for each fault and ends the process. */
export async function serve({
	change = (runtime) => runtime,
	dist = join(ROOT, 'dist'),
}: ServeOptions = {}): Promise<void> {
	surviveStrayErrors();
	try {
		if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
		const config = readConfig(process.env);
		requireBuild(dist);
		await listen(change(await startRuntime(config)), config, dist);
	} catch (error) {
		for (const line of linesOf(error)) console.error(`PLOOP cannot start: ${line}`);
		process.exit(1);
	}
}

/** The host at which this process reaches itself: the loopback address if it listens on all addresses. */
function hostToCall(host: string): string {
	if (host === '0.0.0.0') return '127.0.0.1';
	if (host === '::') return '[::1]';
	return host.includes(':') ? `[${host}]` : host;
}

function requireBuild(dist: string): void {
	if (existsSync(join(dist, 'headers.json'))) return;
	throw new ConfigError(['the site is not built yet. Run `npm run build` first; `npm start` does both.']);
}

async function listen(runtime: Runtime, config: Config, dist: string): Promise<void> {
	const hashes = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as HashesByPath;
	const client = join(dist, 'client');
	const atOrigin = republishAt(config.publicOrigin, client);
	const withModel = withModelInPage(client, modelPageOf(config.models, runtime.catalogue), atOrigin);
	const republish = withProvidersInPages(runtime.providers, withModel);
	const server = createFrontDoor({
		runtime,
		publicHost: new URL(config.publicOrigin).host,
		findEndpoint: await loadEndpoints(join(ROOT, 'src/pages/api')),
		files: loadStaticFiles(client, republish),
		headers: securityHeaders(config.publicOrigin, hashes, config.analytics),
		mailbox: config.mail.kind === 'local' ? createMailbox(runtime.db) : null,
		isDemo: config.isDemo,
		proxies: config.proxies,
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(config.port, config.host, resolve);
	});
	const stop = async () => {
		// A second signal ends the process at once.
		process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
		await drain(server);
		await runtime.embeddedStripe?.stop();
		await runtime.mail.stop();
		runtime.db.close();
		process.exit(0);
	};
	// Set before the address is printed, because a supervisor that reads it may stop the server at once.
	process.once('SIGTERM', stop).once('SIGINT', stop);

	const { port } = server.address() as AddressInfo;
	for (const line of startReport(config, port)) console.log(line);
	void tellModels(config);
	const own = `http://${hostToCall(config.host)}:${port}`;
	runtime.embeddedStripe?.open({
		origin: config.defaulted.has('PUBLIC_ORIGIN') ? own : config.publicOrigin,
		server: own,
	});
}

/**
 * Checks the models and prints the result. The start does not wait for this, because a model on this machine may start
 * later.
 */
async function tellModels({ models }: Config): Promise<void> {
	if (models.settings.length === 0) return;
	const { checkModels, modelCheckLines } = await import('./models/check-models.ts');
	for (const line of modelCheckLines(await checkModels(models))) console.log(line);
}

function linesOf(error: unknown): readonly string[] {
	if (error instanceof ConfigError) return error.lines;
	if (!(error instanceof Error)) return [String(error)];
	const code = 'code' in error ? String(error.code) : '';
	if (code === 'EADDRINUSE') return ['the port is taken. Stop the other program or set PORT.'];
	return [error.message];
}
