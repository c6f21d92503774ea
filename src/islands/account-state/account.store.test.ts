import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountResponse } from '#contract/account';
import { $account } from './account.store.ts';
import { refreshAccount, showAccount } from './ask-account.ts';

const ADA = { id: 'a1', email: 'ada@ploop.test', plan: 'free', isPro: false } as AccountResponse;

let cookie = '';
let stopFollowing = (): void => {};
const seen: string[] = [];

beforeEach(() => {
	vi.stubGlobal('document', {
		get cookie() {
			return cookie;
		},
		body: { dataset: {} },
	});
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
	stopFollowing();
	seen.length = 0;
	vi.unstubAllGlobals();
});

function serve(...replies: Response[]) {
	const fetch = vi.fn(async () => replies.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Loads the store as a page does, before the account is asked for. */
function follow(): void {
	$account.set({ kind: 'loading' });
	stopFollowing = $account.subscribe(({ kind }) => seen.push(kind));
}

test('without the session hint the server is not asked', async () => {
	cookie = 'theme=dark; xploop_signed_in=1; ploop_signed_in=10';
	const fetch = serve();
	follow();
	await refreshAccount();
	expect($account.get()).toEqual({ kind: 'signedOut' });
	expect(fetch).not.toHaveBeenCalled();
});

test('with the session hint the server is asked, and the account is loading meanwhile', async () => {
	cookie = 'a=b; ploop_signed_in=1';
	serve(json(200, ADA), json(200, ADA));
	follow();
	await refreshAccount();
	expect($account.get()).toEqual({ kind: 'signedIn', account: ADA });
	expect(seen).toContain('loading');
});

test('a visitor whose session has ended is signed out', async () => {
	cookie = 'ploop_signed_in=1';
	serve(json(401, { error: 'auth_required' }), json(401, { error: 'auth_required' }));
	follow();
	await refreshAccount();
	expect($account.get()).toEqual({ kind: 'signedOut' });
});

test('a known account stays when the server cannot be reached', async () => {
	cookie = 'ploop_signed_in=1';
	serve();
	follow();
	await refreshAccount();
	expect($account.get()).toEqual({ kind: 'unknown' });
	showAccount(ADA);
	await refreshAccount();
	expect($account.get()).toEqual({ kind: 'signedIn', account: ADA });
});

test('the answer to an earlier request is ignored', async () => {
	cookie = 'ploop_signed_in=1';
	serve(json(200, ADA), json(200, ADA));
	follow();
	const late = refreshAccount();
	showAccount({ ...ADA, display_name: 'Ada' });
	await late;
	expect($account.get()).toMatchObject({ account: { display_name: 'Ada' } });
});
