import type { Statement } from '#db/client';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import type { DeviceOwner } from './new-device.ts';

interface NewWay {
	readonly owner: DeviceOwner;
	/** What was added, in words: the provider, or the name of the passkey. */
	readonly way: string;
	readonly now: Date;
}

/** Mails the owner that a sign-in method was added to the account, when the statement before it changed a row. */
export const tellOfNewWay = ({ publicOrigin }: Runtime, { owner, way, now }: NewWay): Statement =>
	queueMailIfChanged('way-in-added', {
		recipient: owner.email,
		accountId: owner.id,
		values: { name: owner.name, link: `${publicOrigin}/settings#sign-in`, device: way },
		now,
	});
