import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `signed-in` refuses visitors (`auth_required`), `account` also tokens that may only make prompts
 * (`token_scope`), `session` all API tokens (`session_required`).
 */
export type Access = 'anyone' | 'signed-in' | 'account' | 'session';

/** One method of one API address: who may call it, its input and output, and its errors. */
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
	/** Schema of each event's data, by name, for clients that accept `text/event-stream`. */
	readonly events?: Readonly<Record<string, z.ZodType>>;
	/** Error codes besides those of every operation with its access and fields. */
	readonly errors: readonly ErrorCode[];
}
