import { takePermit } from '#db/attempts';
import type { Statement } from '#db/client';
import { markSession } from '#db/sessions';
import { keyedHash } from '../keyed-hash.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { networkOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import { markFor } from './device-cookie.ts';
import type { FreshSession } from './new-session.ts';
import type { Visit } from './visit.ts';

export interface DeviceOwner {
	readonly id: string;
	readonly email: string;
	readonly name: string | null;
}

const DAY = 24 * 3_600_000;

interface NewDevice {
	readonly owner: DeviceOwner;
	readonly visit: Visit;
	readonly session: Pick<FreshSession, 'tokenHash' | 'now'>;
}

/**
 * Statements that mail the owner when a session begins in a browser without a device cookie for the account. Where
 * cookies are not kept, the same kind of browser in the same network causes at most one mail a day.
 */
export function tellOfNewDevice(runtime: Runtime, { owner, visit, session }: NewDevice): Statement[] {
	const { secret, publicOrigin, mail } = runtime;
	if (!mail.isOn || markFor(visit.deviceCookie, owner.id, secret) !== null) return [];
	const browser = [owner.id, visit.device, networkOf(visit.clientAddress, secret)].join('\0');
	const subject = `new-device:${keyedHash('device', `told\0${browser}`, secret)}`;
	return [
		markSession(session.tokenHash),
		takePermit({ subject, most: 1, windowMs: DAY }, session.now, true),
		queueMailIfChanged('new-device', {
			recipient: owner.email,
			accountId: owner.id,
			values: {
				name: owner.name,
				link: `${publicOrigin}/settings#sessions`,
				device: visit.device,
				date: MOMENT.format(session.now),
			},
			now: session.now,
		}),
	];
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Europe/London',
});
