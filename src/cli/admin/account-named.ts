import { type AccountFound, findAccount } from '#db/operator';
import { EXIT } from '../exit-codes.ts';
import { WrongUse } from '../wrong-use.ts';
import type { Operator, Order, Outcome } from './command.ts';

/** The argument of a command about an account: its address or id. */
export function requireWord({ words }: Order, usage: string): string {
	const [word, ...rest] = words;
	if (word === undefined || word.trim() === '' || rest.length > 0) throw new WrongUse(`Usage: ploop-admin ${usage}`);
	return word;
}

/** Does `act` with the account, or says that there is none. */
export async function withAccount(
	{ db, now }: Operator,
	idOrEmail: string,
	act: (account: AccountFound) => Promise<Outcome>,
): Promise<Outcome> {
	const account = await findAccount(db, idOrEmail, now);
	return account === null ? refused(`There is no account ${idOrEmail}.`) : act(account);
}

export const refused = (sentence: string): Outcome => ({
	value: { done: false, message: sentence },
	lines: [sentence],
	code: EXIT.nothingFound,
});

/** A change that was made, or with `--dry-run` would be. */
export function changed({ isDryRun }: Order, sentence: string, value: Readonly<Record<string, unknown>>): Outcome {
	return {
		value: { done: !isDryRun, dryRun: isDryRun, ...value },
		lines: [isDryRun ? `Would be done: ${sentence}` : sentence],
	};
}
