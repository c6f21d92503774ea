import { z } from 'zod';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * One plain address, the only thing mail is ever sent to. Lists, comments, quotes, display names and letters that two
 * programs may read differently are no address here.
 */
export function isEmailAddress(text: string): boolean {
	const [local = '', domain = '', ...rest] = text.split('@');
	const labels = domain.split('.');
	return (
		rest.length === 0 &&
		text.length <= LONGEST_ADDRESS &&
		local.length <= LONGEST_LOCAL_PART &&
		LOCAL_PART.test(local) &&
		labels.length >= 2 &&
		labels.every((label) => LABEL.test(label))
	);
}

/** An address as accounts keep it: without spaces around it, in lower case. */
export const EmailAddress = z
	.string()
	.max(320)
	.transform((text) => text.trim().toLowerCase())
	.refine(isEmailAddress, 'must be one email address');
