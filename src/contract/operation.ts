import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `signed-in` refuses visitors (`auth_required`), `account` also tokens that may only make prompts
 * (`token_scope`), `session` all API tokens (`session_required`).
 */
export type Access = 'anyone' | 'signed-in' | 'account' | 'session';

/** One method of one address of the API: who may call it, what it takes, gives and refuses. */
export interface Operation {
	readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
	readonly path: string;
	readonly access: Access;
	readonly summary: string;
	readonly input?: z.ZodType;
	/** The body comes as an HTML form sends it, not as JSON. */
	readonly isForm?: true;
	/** Whether it redirects to a page instead of answering. */
	readonly isRedirect?: true;
	/** For a service that signs its requests: neither session nor burst limit is checked. */
	readonly isSigned?: true;
	/** Schema of the query. */
	readonly query?: z.ZodObject;
	/** Optional headers that change the effect. */
	readonly headers?: Readonly<Record<string, z.ZodType>>;
	readonly output: z.ZodType;
	/** For a client that accepts `text/event-stream`: the data of each event, by its name. */
	readonly events?: Readonly<Record<string, z.ZodType>>;
	/** Error codes besides those of its access and kind. */
	readonly errors: readonly ErrorCode[];
}
