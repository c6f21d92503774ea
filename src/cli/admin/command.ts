import type { Database } from '#db/client';
import type { Config } from '#server/config';
import type { ExitCode } from '../exit-codes.ts';

export interface Settings {
	readonly config: Config;
	readonly now: Date;
}

export interface Operator extends Settings {
	readonly db: Database;
}

export interface Order {
	/** The arguments behind the name of the command. */
	readonly words: readonly string[];
	readonly flags: Readonly<Record<string, string | boolean | undefined>>;
	/** Says what would happen, and changes nothing. */
	readonly isDryRun: boolean;
}

export interface Outcome {
	/** What `--json` prints. Never a token, a hash or a link. */
	readonly value: unknown;
	/** The same for a person. */
	readonly lines: readonly string[];
	readonly code?: ExitCode;
}

interface About {
	readonly usage: string;
	/** One line for the list, then what else there is to know. */
	readonly about: readonly [string, ...string[]];
	readonly flags?: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly about: string }>>;
	/** Takes `--dry-run`. */
	readonly changes: boolean;
}

export type Command = About &
	(
		| { readonly run: (operator: Operator, order: Order) => Promise<Outcome> }
		/** For commands that must work without a database. */
		| { readonly runWithoutDatabase: (settings: Settings, order: Order) => Promise<Outcome> }
	);
