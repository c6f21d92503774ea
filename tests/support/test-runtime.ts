import type { OutboxRow } from '#db/outbox';
import { checkAnswer } from '#engine/checking/check-answer';
import type { EngineResult } from '#engine/result-model';
import { keepEvents } from '#server/analytics/event-keeper';
import { keepPasswords } from '#server/auth/password-keeper';
import { watchDatabase } from '#server/database-watch';
import { createBurstLimiter } from '#server/http/burst-limiter';
import type { LogFields } from '#server/log';
import { idleMailer } from '#server/mail/mailer';
import { writeResult } from '#server/optimise/written-result';
import type { Runtime } from '#server/runtime';
import { answerAtOnce } from './engine-double.ts';
import { PROPOSING } from './model-service.ts';
import { temporaryDatabase } from './temporary-database.ts';
import { TEST_CATALOGUE } from './test-catalogue.ts';

export interface TestRuntime extends Runtime {
	readonly logged: { event: string; fields: LogFields }[];
	/** Mails of `sendUnkept`. */
	readonly unkept: OutboxRow[];
}

/** The parts that a test replaces. The engine runs in the test's thread. */
export type TestChanges = Partial<Omit<Runtime, 'optimise'>> & { readonly optimise?: Engine };

type Engine = (...order: Parameters<Runtime['optimise']>) => EngineResult;

/** A runtime with a temporary database, a clock at noon on a Wednesday, and very high burst limits. */
export async function testRuntime({ optimise = answerAtOnce, ...changes }: TestChanges = {}): Promise<TestRuntime> {
	const logged: TestRuntime['logged'] = [];
	const unkept: TestRuntime['unkept'] = [];
	const db = changes.db ?? (await temporaryDatabase());
	const log: Runtime['log'] = (event, fields = {}) => void logged.push({ event, fields });
	return {
		now: () => new Date('2026-11-18T12:00:00Z'),
		db,
		catalogue: TEST_CATALOGUE,
		optimise: (...order) => writeResult(optimise(...order)),
		checkAnswer,
		proposing: PROPOSING,
		models: null,
		secret: 'a secret for tests, long enough to be one',
		publicOrigin: 'http://ploop.test',
		burst: createBurstLimiter({ capacity: 1_000_000, perSecond: 1_000_000 }),
		eventBurst: createBurstLimiter({ capacity: 1_000_000, perSecond: 1_000_000 }),
		searchBurst: createBurstLimiter({ capacity: 1_000_000, perSecond: 1_000_000 }),
		events: keepEvents({ db, log }),
		analytics: { ga4Id: null, adsId: null, adsLabel: null },
		databaseWatch: watchDatabase(() => {}),
		passwords: keepPasswords(4, 1000),
		providers: [],
		billing: null,
		desk: { address: 'desk@ploop.test', mode: 'email' },
		mail: { ...idleMailer(true), sendUnkept: (mail) => void unkept.push(mail) },
		embeddedStripe: null,
		log,
		logged,
		unkept,
		...changes,
	};
}
