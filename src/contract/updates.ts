import { z } from 'zod';
import { Email } from './auth.ts';
import { Done } from './done.ts';

/** `POST /api/updates/subscribe` request. */
export const SubscribeRequest = z.strictObject({ email: Email });
/** The answer is the same whether the address is new, unconfirmed or subscribed. */
export const SubscribeResponse = Done;

const LinkToken = z.string().min(1).max(200);

/** `POST /api/updates/confirm` request: sent when the button on the linked page is pressed. */
export const ConfirmUpdatesRequest = z.strictObject({ token: LinkToken });
export const ConfirmUpdatesResponse = Done;

/**
 * `POST /api/updates/unsubscribe?token=…`. The body is ignored: mail programs send a form (RFC 8058), this site's page
 * sends none.
 */
export const UnsubscribeQuery = z.object({ token: LinkToken });
export const UnsubscribeResponse = Done;
