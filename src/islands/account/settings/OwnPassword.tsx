import type { ReactElement } from 'react';
import { useAccount } from '#islands/account-state/use-account.ts';
import { Field } from '../Field.tsx';

interface Props {
	readonly id: string;
	readonly label: string;
	readonly problem: string | undefined;
}

/** The field for the account's password, or nothing when the account has none. */
export function OwnPassword({ id, label, problem = '' }: Props): ReactElement | null {
	if (!useHasPassword()) return null;
	return (
		<Field id={id} name="password" type="password" label={label} problem={problem} autoComplete="current-password" />
	);
}

export function useHasPassword(): boolean {
	const account = useAccount();
	return account.kind !== 'signedIn' || account.account.has_password;
}

/** The fault found before sending; empty when there is none. */
export const passwordProblem = (values: FormData, missing: string): string =>
	values.get('password') === '' ? missing : '';
