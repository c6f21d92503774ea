import { mkdir } from 'node:fs/promises';
import { startDatabase } from '#db/start-database';
import { keepEvents } from './analytics/event-keeper.ts';
import { keepPasswords } from './auth/password-keeper.ts';
import { startBilling } from './billing/billing.ts';
import { embedStripe } from './billing/embedded-stripe.ts';
import { offerOf } from './billing/offer.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Config } from './config.ts';
import { watchDatabase } from './database-watch.ts';
import { BURST_RULE, createBurstLimiter, EVENT_BURST_RULE, SEARCH_BURST_RULE } from './http/burst-limiter.ts';
import { logToStandardError, traceOf } from './log.ts';
import { startMailer } from './mail/start-mailer.ts';
import { MODEL_CATALOGUE } from './models/model-catalogue.ts';
import type { ModelService } from './models/model-service.ts';
import type { ModelSurroundings } from './models/start-models.ts';
import type { EngineThread } from './optimise/engine-thread.ts';
import { startEngineThreads } from './optimise/engine-threads.ts';
import { rememberResults } from './optimise/remember-results.ts';
import { keepFilesPrivate } from './private-files.ts';
import { forgetPast } from './retention/forget-past.ts';
import type { Runtime } from './runtime.ts';
import { keptSecret } from './secret.ts';

/**
 * Creates the parts of a server: data folder, secret, migrated database and the rest. Writes only into the data folder.
 */
export async function startRuntime(config: Config, engine: EngineThread = startEngineThreads()): Promise<Runtime> {
	await keepFilesPrivate(config.databaseUrl);
	await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
	const secret = config.authSecret ?? (await keptSecret(config.dataFolder));
	const { db, isNew } = await startDatabase({ url: config.databaseUrl, authToken: config.databaseAuthToken });
	// If the server had data before, this line is the only sign that its volume is missing.
	if (isNew) console.log('PLOOP made a new, empty database, as there was none.');
	await forgetPast(db, new Date(), CATALOGUE.quota);
	const now = () => new Date();
	const log = logToStandardError;
	const offer = offerOf(CATALOGUE);
	const onFault = (error: unknown) => log('embedded_stripe_fault', traceOf(error));
	const embeddedStripe = config.billing.kind === 'embedded' ? embedStripe({ db, now, secret, offer, onFault }) : null;
	return {
		now,
		db,
		catalogue: CATALOGUE,
		optimise: rememberResults(engine.optimise),
		checkAnswer: engine.checkAnswer,
		proposing: engine,
		models: await modelsOf(config, { db, now, engine }),
		secret,
		publicOrigin: config.publicOrigin,
		passwords: keepPasswords(),
		providers: config.providers,
		burst: createBurstLimiter(BURST_RULE),
		eventBurst: createBurstLimiter(EVENT_BURST_RULE),
		searchBurst: createBurstLimiter(SEARCH_BURST_RULE),
		events: keepEvents({ db, log }),
		analytics: config.analytics,
		databaseWatch: watchDatabase(restart),
		billing: startBilling(config.billing, embeddedStripe),
		embeddedStripe,
		desk: config.desk,
		mail: startMailer(config.mail, { db, now, log, print: console.log }),
		log,
	};
}

/** Loads the models' code, with the providers' SDKs, only where a model is configured. */
async function modelsOf({ models }: Config, parts: Omit<ModelSurroundings, 'catalogue'>): Promise<ModelService | null> {
	if (models.settings.length === 0) return null;
	const { startModels } = await import('./models/start-models.ts');
	return startModels(models, { ...parts, catalogue: MODEL_CATALOGUE });
}

/** Exit code of `sysexits.h` for a temporary failure, after which supervisors start the process again. */
const TEMPORARY_FAILURE = 75;

function restart(): void {
	logToStandardError('database_locked_out');
	process.exit(TEMPORARY_FAILURE);
}
