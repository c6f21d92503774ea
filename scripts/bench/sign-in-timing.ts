import { atMost, type Figure, percentile } from './figure.ts';
import {
	knownAddress,
	PASSWORD,
	type Reply,
	type SignInServer,
	startSignInServer,
	unknownAddress,
} from './sign-in-client.ts';

const COMMAND = 'node scripts/bench/run.ts sign-in';
const LOGIN_PAIRS = [400];
/** Pairs for each server: one server may send a hundred mails an hour, and without mail left it would answer sooner. */
const RESET_PAIRS = [90, 90];
const SIGN_UP_PAIRS = [45, 45, 45, 45];
const LEAST_MS = 5;
const LEAST_SHARE = 0.05;

type Ask = (server: SignInServer, email: string) => Promise<Reply>;

const signUpForm = (email: string) => ({
	name: 'Ann',
	email,
	password: PASSWORD,
	confirmPassword: PASSWORD,
	terms: true,
});

/** Measures whether the time of an answer tells if an address has an account: known and unknown addresses in turns. */
export async function measureSignInTiming(): Promise<Figure[]> {
	return [
		...(await compare('sign-in', LOGIN_PAIRS, (server, email) => server.signIn(email))),
		...(await compare('reset request', RESET_PAIRS, (server, email) =>
			server.post('/api/auth/reset-request', { email }),
		)),
		...(await compare('sign-up', SIGN_UP_PAIRS, (server, email) =>
			server.post('/api/auth/sign-up', signUpForm(email)),
		)),
	];
}

async function compare(name: string, rounds: readonly number[], ask: Ask): Promise<Figure[]> {
	const known: number[] = [];
	const unknown: number[] = [];
	for (const pairs of rounds) {
		const server = await startSignInServer(pairs + 1);
		// The first request of each kind loads code and is not measured.
		await ask(server, knownAddress(pairs));
		await ask(server, unknownAddress(pairs));
		for (let n = 0; n < pairs; n += 1) {
			const one = async () => known.push((await ask(server, knownAddress(n))).ms);
			const other = async () => unknown.push((await ask(server, unknownAddress(n))).ms);
			for (const turn of n % 2 === 0 ? [one, other] : [other, one]) await turn();
		}
		await server.stop();
	}
	const median = (samples: readonly number[]) => percentile(samples, 0.5);
	const difference = Math.abs(median(known) - median(unknown));
	const target = atMost(Math.max(LEAST_MS, LEAST_SHARE * median(known)));
	const figure = (what: string, value: number, limit: Figure['target']): Figure => {
		return { part: 'Sign-in', name: `${name}, ${what}`, value, unit: 'ms', target: limit, command: COMMAND };
	};
	return [
		figure('known address', median(known), null),
		figure(`known to unknown address, ${known.length} pairs`, difference, target),
	];
}
