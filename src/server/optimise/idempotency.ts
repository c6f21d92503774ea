import { IdempotencyKey } from '#contract/idempotency-key';
import type { OptimiseRequest } from '#contract/optimise';
import { type Delivery, findDelivery, type PastDelivery } from '#db/optimise-keys';
import type { KeyId } from '#db/usage';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Runtime } from '../runtime.ts';

/** A request with an idempotency key. If it is repeated, it gets the same answer and is counted once. */
export interface Repeatable extends KeyId {
	readonly requestHash: string;
}

/**
 * Reads the key in the header; null without one. A visitor's key belongs to their network, because the first answer may
 * have been lost together with its cookie.
 */
export function repeatableOf(
	{ secret }: Runtime,
	caller: Caller,
	{ header, request }: { readonly header: string | undefined; readonly request: OptimiseRequest },
): Repeatable | null {
	if (header === undefined) return null;
	const parsed = IdempotencyKey.safeParse(header);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new AppError('invalid_input', { body: { fields: { 'Idempotency-Key': issue?.message ?? '' } } });
	}
	return {
		owner: caller.kind === 'account' ? `account:${caller.id}` : `network:${caller.network}`,
		keyHash: keyedHash('idempotency', parsed.data, secret),
		requestHash: keyedHash('idempotency', JSON.stringify(request), secret),
	};
}

/** The earlier delivery for the key. Throws `idempotency_key_reused` when the key belongs to another request. */
export async function findEarlier({ db }: Runtime, repeatable: Repeatable | null): Promise<PastDelivery | null> {
	const found = repeatable && (await findDelivery(db, repeatable));
	if (found && found.requestHash !== repeatable.requestHash) throw new AppError('idempotency_key_reused');
	return found;
}

/**
 * The caller that was counted. A visitor without a cookie gets the identity from the first answer, which may have been
 * lost.
 */
export function counted(caller: Caller, { visitor }: PastDelivery): Caller {
	return caller.kind === 'visitor' && caller.isNew && visitor !== null ? { ...caller, visitor } : caller;
}

export function deliveryOf(
	repeatable: Repeatable,
	caller: Caller,
	{ requestId, createdAt }: { readonly requestId: string; readonly createdAt: Date },
): Delivery {
	const isAccount = caller.kind === 'account';
	return {
		...repeatable,
		requestId,
		createdAt,
		accountId: isAccount ? caller.id : null,
		visitor: isAccount ? null : caller.visitor,
	};
}
