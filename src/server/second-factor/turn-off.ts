import type { Statement } from '#db/client';
import { removeFactor, removeRecoveryCodes } from '#db/second-factor';
import type { DeviceOwner } from '../auth/new-device.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';

interface TurnOff {
	readonly owner: DeviceOwner;
	readonly publicOrigin: string;
	readonly now: Date;
}

/**
 * Statements that delete the second factor and its recovery codes and mail the owner. The first returns a row if a
 * factor was active.
 */
export const turnOff = ({ owner, publicOrigin, now }: TurnOff): Statement[] => [
	removeFactor(owner.id),
	queueMailIfChanged('second-factor-off', {
		recipient: owner.email,
		accountId: owner.id,
		values: { name: owner.name, link: `${publicOrigin}/settings#second-factor` },
		now,
	}),
	removeRecoveryCodes(owner.id),
];
