import type { Statement } from '#db/client';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import type { DeviceOwner } from './new-device.ts';

interface NewWay {
	readonly owner: DeviceOwner;
	/** Name of the provider or passkey that was added. */
	readonly way: string;
	readonly now: Date;
}

/** Statement that mails the owner about the new sign-in method, if the statement before it changed a row. */
export const tellOfNewWay = ({ publicOrigin }: Runtime, { owner, way, now }: NewWay): Statement =>
	queueMailIfChanged('way-in-added', {
		recipient: owner.email,
		accountId: owner.id,
		values: { name: owner.name, link: `${publicOrigin}/settings#sign-in`, device: way },
		now,
	});
