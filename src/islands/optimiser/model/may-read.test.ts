import { expect, test } from 'vitest';
import type { ModelPage } from '#contract/model-page';
import type { AccountState } from '#islands/account-state/account.store.ts';
import { standingOf } from './may-read.store.ts';

const PAGE = { hosts: ['models.example'], isOwn: false, readers: ['free', 'pro'] } as unknown as ModelPage;
const account = (isPro: boolean, letModelRead?: boolean) =>
	({ kind: 'signedIn', account: { isPro, prefs: { letModelRead } } }) as unknown as AccountState;

test.each([
	['a visitor, whose plan has none', { kind: 'signedOut' } as AccountState, true, 'plan'],
	['an account', account(false, true), true, 'on'],
	['an account that switched it off here', account(true, true), false, 'off'],
	['an account that keeps it off', account(false, false), true, 'account'],
	['nobody known yet', { kind: 'loading' } as AccountState, true, 'unknown'],
])('%s', (_, state, isLet, standing) => {
	expect(standingOf(PAGE, state, isLet)).toBe(standing);
});
