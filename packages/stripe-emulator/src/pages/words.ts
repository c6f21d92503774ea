import { z } from 'zod';
import content from './words.yaml';

const Words = z.string().min(1);
const each = <K extends string>(...keys: readonly K[]) => z.record(z.enum(keys), Words);

/** The texts of the emulator's pages; `{…}` are placeholders. */
export const WORDS = z
	.strictObject({
		name: Words,
		badge: Words,
		noMoney: Words,
		amount: Words,
		interval: each('month', 'year'),
		return: Words,
		checkout: each('title', 'card', 'pay', 'today', 'renews', 'cancel', 'paid', 'expired'),
		card: z.strictObject({
			legend: Words,
			number: Words,
			expiry: Words,
			code: Words,
			hint: Words,
			all: Words,
			/** By card number. */
			tests: z.record(z.string().regex(/^\d{16}$/), Words),
		}),
		problem: each('heading', 'declined', 'unauthenticated', 'number', 'expiry', 'code'),
		home: z.strictObject({
			title: Words,
			lede: Words,
			customers: Words,
			customersLede: Words,
			nobody: Words,
			prices: Words,
			renews: Words,
			ends: Words,
			today: Words,
			steps: each('day', 'week', 'month', 'year'),
			cards: Words,
			cardsLede: Words,
			events: Words,
			eventsLede: Words,
			order: Words,
			modes: each('normal', 'reversed', 'shuffled', 'duplicated', 'dropped'),
			save: Words,
			wait: Words,
			noneWait: Words,
			deliver: Words,
		}),
		challenge: each('title', 'lede', 'pass', 'fail', 'done'),
		invoice: z.strictObject({
			title: Words,
			status: Words,
			date: Words,
			total: Words,
			due: Words,
			pay: Words,
			statuses: each('draft', 'open', 'paid', 'void', 'uncollectible'),
		}),
		portal: z.strictObject({
			title: Words,
			current: Words,
			plan: Words,
			renews: Words,
			ends: Words,
			status: Words,
			statuses: each(
				'active',
				'past_due',
				'unpaid',
				'incomplete',
				'incomplete_expired',
				'trialing',
				'paused',
				'canceled',
			),
			cancel: Words,
			resume: Words,
			payWith: Words,
			change: Words,
			cardHeading: Words,
			invoices: Words,
			none: Words,
			expired: Words,
		}),
	})
	.parse(content);

export type Problem = Exclude<keyof typeof WORDS.problem, 'heading'>;

/** Fills in a sentence's placeholders. */
export const say = (sentence: string, values: Readonly<Record<string, string>>): string =>
	sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
