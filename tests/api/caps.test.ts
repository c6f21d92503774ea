import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { operatedServer } from '#support/run-admin';
import { databaseInMemory } from '#support/temporary-database';
import { openBrowser, type Reply } from '#support/test-browser';
import { type TestChanges, testRuntime } from '#support/test-runtime';
import { clockedRuntime } from '#support/turned-clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const message = (email: string, subject = 'bug-report'): [string, object] => [
	'POST /api/contact',
	{ name: 'Ann', email, subject, message: 'The page is blank when I press it.', consent: true },
];

const FORMS = {
	signUp: (email: string) => [
		'POST /api/auth/sign-up',
		{ name: 'Ann', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
	],
	resend: (email: string) => ['POST /api/auth/resend', { email }],
	reset: (email: string) => ['POST /api/auth/reset-request', { email }],
	updates: (email: string) => ['POST /api/updates/subscribe', { email }],
	review: (email: string) => [
		'POST /api/reviews',
		{ name: 'Ann', email, stars: 4, review_text: 'It kept every number I gave it.' },
	],
	message: (email: string) => message(email),
	complaint: (email: string) => message(email, 'data-protection-complaint'),
} satisfies Record<string, (email: string) => [string, object]>;
type Form = keyof typeof FORMS;

let people = 0;
const send = (runtime: Runtime, form: Form, from: string, email = `person-${people++}@example.com`): Promise<Reply> =>
	openBrowser(runtime, from).call(...(FORMS[form](email) as [string, object]));

/** The database is in memory, because thousands of forms are stored and the disk is not under test. */
const floodedRuntime = async (changes: TestChanges = {}) => testRuntime({ db: await databaseInMemory(), ...changes });

/** How many of `count` forms were accepted, each from the address that `from` returns. */
async function flood(runtime: Runtime, form: Form, count: number, from: (i: number) => string): Promise<number> {
	let taken = 0;
	for (let i = 0; i < count; i += 1) taken += (await send(runtime, form, from(i))).status === 200 ? 1 : 0;
	return taken;
}

/** Addresses of different networks and ranges. */
const anywhere = (i: number) => `${11 + (i % 180)}.${(i / 180) & 255}.0.1`;
const NEWCOMER = '203.0.113.9';
/** No password is hashed, because hashing is not under test. */
const passwords: TestChanges['passwords'] = {
	requireRoom: () => {},
	hash: async () => 'a hash',
	verify: async () => ({ isRight: false, isOutdated: false }),
};

describe('mail for accounts', () => {
	test('is not used up by requests for news of the roadmap', async () => {
		const runtime = await floodedRuntime({ passwords });
		await passwordAccount(runtime);
		await flood(runtime, 'updates', 2030, (i) => `192.0.${i % 70}.1`);
		await flood(runtime, 'updates', 600, anywhere);
		await send(runtime, 'signUp', NEWCOMER, 'new@example.com');
		await send(runtime, 'reset', NEWCOMER, 'ann@example.com');
		const mails = await mailsOf(runtime);
		for (const to of ['new@example.com', 'ann@example.com'])
			expect(mails.filter((mail) => mail.to === to)).toHaveLength(1);
	});

	test.each(['signUp', 'resend', 'reset'] as const)(
		'has a reserve that a few networks cannot use up: %s',
		async (form) => {
			const runtime = await floodedRuntime({ passwords });
			const crowd = ['198.51.100.1', '192.0.2.1', '10.0.0.1', '172.16.0.1', '11.0.0.1', '12.0.0.1', '13.0.0.1'];
			const taken = await flood(runtime, form, 3000, (i) => crowd[i % crowd.length] ?? '');
			expect(taken).toBeGreaterThan(500);
			expect(taken).toBeLessThan(2500);
			expect((await send(runtime, form, NEWCOMER)).status).toBe(200);
			expect((await send(runtime, form, '198.51.100.1')).status).toBe(429);
		},
	);

	test('held back by the limit of one address is logged, without the address', async () => {
		const runtime = await testRuntime();
		await passwordAccount(runtime);
		for (let i = 0; i < 3; i += 1) await send(runtime, 'reset', NEWCOMER, 'ann@example.com');
		const told = runtime.logged.filter(({ event }) => event === 'mail_withheld');
		expect(told).toEqual(Array(2).fill({ event: 'mail_withheld', fields: { what: 'reset' } }));
	});
});

describe('one range of networks', () => {
	const ranges = {
		'of IPv4': (i: number) => `198.51.${i >> 8}.${i & 255}`,
		'of IPv6': (i: number) => `2001:db8:${i.toString(16)}::1`,
	};
	test.each(
		(['review', 'message', 'complaint', 'updates'] as const).flatMap((form) =>
			Object.entries(ranges).map(([name, range]) => ({ form, name, range })),
		),
	)('$name cannot use up the cap of all visitors: $form', async ({ form, range }) => {
		const runtime = await floodedRuntime();
		const taken = await flood(runtime, form, 1010, range);
		expect(taken).toBeGreaterThanOrEqual(30);
		expect(taken).toBeLessThanOrEqual(100);
		expect((await send(runtime, form, range(2000))).status).toBe(429);
		expect((await send(runtime, form, NEWCOMER)).status).toBe(200);
	});
});

describe('a cap that is reached', () => {
	const health = async (runtime: Runtime) => (await openBrowser(runtime).call('GET /api/health')).body;

	test('is reported to the caller, in the log, in health and once to the operator, until it opens again', async () => {
		const { runtime, pass } = await clockedRuntime();
		expect(await health(runtime)).toEqual({ status: 'ok', capsMet: [] });
		expect(await flood(runtime, 'review', 320, anywhere)).toBe(300);
		const { status, body, headers } = await send(runtime, 'review', NEWCOMER);
		expect([status, body.error, headers.get('retry-after')]).toEqual([429, 'rate_limited', '86400']);
		const told = runtime.logged.filter(({ event }) => event === 'cap_met');
		expect(told).toEqual([{ event: 'cap_met', fields: { what: 'reviews', most: 300, hours: 24 } }]);
		expect(await health(runtime)).toEqual({ status: 'ok', capsMet: ['reviews'] });
		const notices = (await runtime.db.read({ sql: 'SELECT recipient, subject, text FROM outbox', args: [] })).filter(
			({ subject }) => subject === 'A limit on what visitors send was met: reviews',
		);
		expect(notices).toMatchObject([{ recipient: 'desk@ploop.test', text: expect.stringContaining('300') }]);
		pass(DAY);
		expect(await health(runtime)).toEqual({ status: 'ok', capsMet: [] });
		expect((await send(runtime, 'review', NEWCOMER)).status).toBe(200);
	});

	test('is reported without mail too', async () => {
		const runtime = await floodedRuntime({ desk: null });
		await flood(runtime, 'review', 301, anywhere);
		expect(runtime.logged.filter(({ event }) => event === 'cap_met')).toHaveLength(1);
		expect(await runtime.db.read({ sql: 'SELECT id FROM outbox', args: [] })).toEqual([]);
	});

	test('is shown by ploop-admin caps, with the use of the others', async () => {
		const { admin, json, db } = await operatedServer();
		const runtime = await testRuntime({ db, now: () => new Date() });
		await flood(runtime, 'review', 301, anywhere);
		await send(runtime, 'message', NEWCOMER);
		const listed = (await json('caps')) as { name: string; used: number; most: number; isMet: boolean }[];
		expect(listed).toContainEqual({ name: 'reviews', used: 300, most: 300, hours: 24, isMet: true });
		expect(listed).toContainEqual({ name: 'messages', used: 1, most: 1000, hours: 24, isMet: false });
		expect(listed).toContainEqual({ name: 'resets', used: 0, most: 1500, hours: 1, isMet: false });
		expect((await admin('caps')).printed).toMatch(/^reviews +300 of +300 in 24 hours {2}met$/m);
	});
});
