import { z } from 'zod';
import { Email } from './auth.ts';
import { Done } from './done.ts';

/** `POST /api/updates/subscribe` request. */
export const SubscribeRequest = z.strictObject({ email: Email });
/** The same whether the address is new, waiting or subscribed. */
export const SubscribeResponse = Done;

const LinkToken = z.string().min(1).max(200);

/** `POST /api/updates/confirm` request: the button behind the link in the mail was pressed. */
export const ConfirmUpdatesRequest = z.strictObject({ token: LinkToken });
export const ConfirmUpdatesResponse = Done;

/**
 * `POST /api/updates/unsubscribe?token=…`. Its body is ignored: a mail program sends a form (RFC 8058), the page of
 * this site nothing.
 */
export const UnsubscribeQuery = z.object({ token: LinkToken });
export const UnsubscribeResponse = Done;
