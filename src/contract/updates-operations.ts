import type { Operation } from './operation.ts';
import {
	ConfirmUpdatesRequest,
	ConfirmUpdatesResponse,
	SubscribeRequest,
	SubscribeResponse,
	UnsubscribeQuery,
	UnsubscribeResponse,
} from './updates.ts';

/** Operations for news of the roadmap by mail. */
export const UPDATES_OPERATIONS = {
	subscribeToUpdates: {
		method: 'post',
		path: '/api/updates/subscribe',
		access: 'anyone',
		summary:
			'Mails the address a link to confirm that it wants updates. The answer is the same if it has them already.',
		input: SubscribeRequest,
		output: SubscribeResponse,
		errors: ['email_required', 'email_invalid', 'email_disabled'],
	},
	confirmUpdates: {
		method: 'post',
		path: '/api/updates/confirm',
		access: 'anyone',
		summary: 'Subscribes the address whose mailed link this is. Pressing twice does no harm.',
		input: ConfirmUpdatesRequest,
		output: ConfirmUpdatesResponse,
		errors: ['link_invalid'],
	},
	unsubscribeFromUpdates: {
		method: 'post',
		path: '/api/updates/unsubscribe',
		access: 'anyone',
		summary:
			'Ends the subscription and deletes the address: by the page, or by a mail program in one press (RFC 8058).',
		query: UnsubscribeQuery,
		output: UnsubscribeResponse,
		errors: ['link_invalid'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
