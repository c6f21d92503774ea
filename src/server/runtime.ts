import type { AnalyticsSettings } from '#contract/analytics-settings';
import type { Database } from '#db/client';
import type { Modifiers } from '#engine/modifiers';
import type { AnswerReview, Wishes } from '#engine/review-model';
import type { EventKeeper } from './analytics/event-keeper.ts';
import type { PasswordKeeper } from './auth/password-keeper.ts';
import type { Billing } from './billing/billing.ts';
import type { EmbeddedEmulator } from './billing/embedded-emulator.ts';
import type { Catalogue } from './catalogue.ts';
import type { Desk } from './contact/desk.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { BurstLimiter } from './http/burst-limiter.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ModelService } from './models/model-service.ts';
import type { WrittenResult } from './optimise/written-result.ts';
import type { ProviderSettings } from './providers/provider-settings.ts';

/** The parts of a running server, created at the start and passed to every route. Tests replace single ones. */
export interface Runtime {
	readonly now: () => Date;
	readonly db: Database;
	readonly catalogue: Catalogue;
	readonly optimise: (
		text: string,
		modifiers: Modifiers,
		wishes?: Wishes,
		goesAhead?: boolean,
	) => WrittenResult | Promise<WrittenResult>;
	readonly checkAnswer: (text: string, answer: string) => AnswerReview | Promise<AnswerReview>;
	/** Makes a model's input for a request, and judges its proposals. */
	readonly proposing: Pick<ModelService, 'readingInput' | 'judge'>;
	/** The models that read requests besides the engine; null: no request leaves this server. */
	readonly models: ModelService | null;
	/** Signs visitor cookies and keys the hash of network addresses. */
	readonly secret: string;
	/** The origin at which people reach this server: scheme, host and port. */
	readonly publicOrigin: string;
	readonly burst: BurstLimiter;
	readonly eventBurst: BurstLimiter;
	readonly searchBurst: BurstLimiter;
	readonly events: EventKeeper;
	readonly analytics: AnalyticsSettings;
	readonly databaseWatch: DatabaseWatch;
	readonly mail: Mailer;
	/** null: payments are not configured. */
	readonly billing: Billing | null;
	/** The recipient of visitors' messages; null: there is none, and messages are refused. */
	readonly desk: Desk | null;
	readonly passwords: PasswordKeeper;
	/** Providers that can prove an identity. */
	readonly providers: readonly ProviderSettings[];
	/** The Stripe emulator, if no keys are set and the server is local or a demo; or else null. */
	readonly embeddedStripe: EmbeddedEmulator | null;
	readonly log: Log;
}
