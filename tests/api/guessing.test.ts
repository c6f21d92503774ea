import { expect, test } from 'vitest';
import { confirm } from '#server/auth/confirm';
import { deviceCookie, readDeviceCookie } from '#server/auth/device-cookie';
import { signIn } from '#server/auth/sign-in';
import type { Visit } from '#server/auth/visit';
import { AppError } from '#server/errors';
import type { Runtime } from '#server/runtime';
import { mailedToken, mailsOf } from '#support/mailed';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { databaseInMemory } from '#support/temporary-database';
import { clockedRuntime } from '#support/turned-clock';

const ANN = 'ann@example.com';
const NETWORKS = 10_000;
const GUESSES_A_SECOND = 4;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Replaces only the password hash, because ten thousand hashes would take ten minutes. */
const passwords: Runtime['passwords'] = {
	requireRoom: () => {},
	hash: async () => 'a hash',
	verify: async (password, phc) => ({ isRight: phc !== null && password === PASSWORD, isOutdated: false }),
};

async function besieged() {
	const { runtime, pass } = await clockedRuntime({ db: await databaseInMemory(), passwords });
	return { runtime, pass, accountId: await passwordAccount(runtime) };
}

const visitFrom = (clientAddress: string, known: Visit['deviceCookie'] = null): Visit => ({
	clientAddress,
	device: 'Test',
	deviceCookie: known,
	visitor: null,
	oldToken: null,
	step: null,
});

/** The cookies of a browser that has signed in. */
function knownBrowser(runtime: Runtime, accountId: string) {
	const [pair = ''] = deviceCookie(runtime, { device: null, accountId }).split(';');
	return readDeviceCookie(pair, runtime.publicOrigin);
}

async function answerTo(runtime: Runtime, password: string, visit: Visit): Promise<string> {
	try {
		await signIn(runtime, { email: ANN, password }, visit);
		return 'in';
	} catch (error) {
		return error instanceof AppError ? error.code : expect.unreachable(String(error));
	}
}

const attacker = (i: number) => `${20 + (i % 100)}.${((i / 100) % 100) | 0}.0.1`;

/**
 * Ten thousand networks guess in turn, four times a second. `meanwhile` runs every minute, half a second after a guess.
 * Returns the number of guesses that were answered as wrong.
 */
async function besiege(
	runtime: Runtime,
	pass: (ms: number) => void,
	meanwhile: (minute: number) => Promise<void> = async () => {},
): Promise<number> {
	let told = 0;
	for (let i = 0; i < NETWORKS; i += 1) {
		if ((await answerTo(runtime, `guess ${i}`, visitFrom(attacker(i)))) === 'wrong_credentials') told += 1;
		pass(SECOND / GUESSES_A_SECOND);
		if (i % (60 * GUESSES_A_SECOND) === 30) await meanwhile(Math.floor(i / (60 * GUESSES_A_SECOND)));
	}
	return told;
}

const MINUTES = NETWORKS / (60 * GUESSES_A_SECOND);

test('ten thousand networks that guess for forty minutes neither keep a known browser out nor get more tries', async () => {
	const alone = await besieged();
	const toldAlone = await besiege(alone.runtime, alone.pass);
	// Five at once, six while the pause grows, then one a minute.
	expect(toldAlone).toBeLessThanOrEqual(5 + 6 + MINUTES);
	const { runtime, pass, accountId } = await besieged();
	const known = knownBrowser(runtime, accountId);
	const answers: string[] = [];
	const told = await besiege(runtime, pass, async (minute) => {
		answers.push(await answerTo(runtime, PASSWORD, visitFrom(`192.0.2.${minute}`, known)));
	});
	expect(answers).toHaveLength(Math.ceil(MINUTES));
	expect(new Set(answers)).toEqual(new Set(['in']));
	expect(told).toBe(toldAlone);
});

test('a new browser with the right password gets in by a mailed link, and the guessers learn nothing', async () => {
	const { runtime, pass, accountId } = await besieged();
	let entries = 0;
	await besiege(runtime, pass, async (minute) => {
		if (minute % 12 !== 5) return;
		const started = runtime.now().getTime();
		const visit = visitFrom(`192.0.2.${minute}`);
		const right = await refusalOf(runtime, PASSWORD, visit);
		expect(right).toEqual(await refusalOf(runtime, 'a wrong one', visit));
		await expect.poll(async () => (await mailsOf(runtime)).length).toBe(entries + 1);
		expect((await mailsOf(runtime)).at(-1)).toMatchObject({ to: ANN, subject: 'Your link to log in to PLOOP' });
		const entered = await confirm(runtime, { token: await mailedToken(runtime) }, visit);
		expect(entered.accountId).toBe(accountId);
		expect(runtime.now().getTime() - started).toBeLessThan(MINUTE);
		entries += 1;
	});
	expect(entries).toBeGreaterThanOrEqual(3);
});

async function refusalOf(runtime: Runtime, password: string, visit: Visit) {
	const error = await signIn(runtime, { email: ANN, password }, visit).catch((fault: unknown) => fault);
	if (!(error instanceof AppError)) return expect.unreachable('not refused');
	return { code: error.code, details: error.details };
}
