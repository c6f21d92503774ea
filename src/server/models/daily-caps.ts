import type { Database } from '#db/client';
import { reserveSpend, type Spend, settleSpend } from '#db/model-spend';
import { costOf, type ModelCatalogue, type PricedModel, type Tokens } from './model-catalogue.ts';

/**
 * Tokens to reserve for one reading: enough for two calls to each of two models. Readings seldom use more than a tenth.
 */
const MOST_TOKENS: Tokens = { input: 12_000, output: 3000 };
const EVERYBODY = 'all';
const MICROS = 1_000_000;

/** Money and tokens reserved for one reading. */
export interface Reservation {
	/** Replaces the reserved amount by the real one. */
	readonly settle: (calls: readonly { readonly tokens: Tokens; readonly reader: string }[]) => Promise<Spend>;
}

export interface DailyCaps {
	/** Reserves an amount for a reading; null when a cap would be exceeded. */
	readonly reserve: (person: string, day: string) => Promise<Reservation | null>;
}

/** @param prices by reader id */
export function keepCaps(
	db: Database,
	{ caps }: Pick<ModelCatalogue, 'caps'>,
	prices: ReadonlyMap<string, PricedModel>,
): DailyCaps {
	const dearest = Math.max(0, ...[...prices.values()].map((price) => costOf(price, MOST_TOKENS)));
	const reserved: Spend = { tokens: MOST_TOKENS.input + MOST_TOKENS.output, micros: dearest };
	const costBy = (reader: string, tokens: Tokens) => {
		const price = prices.get(reader);
		return price ? costOf(price, tokens) : dearest;
	};
	return {
		async reserve(person, day) {
			const mostMicros = Math.round(caps.moneyADay * MICROS);
			const subjects = [
				{ subject: EVERYBODY, mostTokens: caps.tokensADay, mostMicros },
				{ subject: person, mostTokens: caps.tokensADayPerPerson, mostMicros },
			];
			const [taken = []] = await db.write([reserveSpend(day, subjects, reserved)]);
			if (taken.length === 0) return null;
			return {
				async settle(calls) {
					const tokens = calls.reduce((sum, { tokens: one }) => sum + one.input + one.output, 0);
					const micros = calls.reduce((sum, { tokens: one, reader }) => sum + costBy(reader, one), 0);
					await db.write([settleSpend(day, [EVERYBODY, person], reserved, { tokens, micros })]);
					return { tokens, micros };
				},
			};
		},
	};
}
