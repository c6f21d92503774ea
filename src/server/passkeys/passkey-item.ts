import type { PasskeyItem } from '#contract/ways-in';
import type { PasskeyRow } from '#db/passkeys';

export const passkeyItem = ({ id, name, createdAt, usedAt }: PasskeyRow): PasskeyItem => ({
	id,
	name,
	created_at: createdAt.toISOString(),
	used_at: usedAt?.toISOString() ?? null,
});
