import { z } from 'zod';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * Whether a text is one plain address. Lists, comments, quotes, display names, and letters that programs may read
 * differently, are not accepted.
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
		labels.every((label) => LABEL.test(label)) &&
		// An IP address is not accepted as a domain.
		!/^\d+$/.test(labels.at(-1) ?? '')
	);
}

/**
 * The form in which an address is stored and compared: NFKC, lower case, with the domain in ASCII (IDNA). Null if the
 * result is no plain address; it is checked after NFKC, which may turn a full-width @ into an @.
 */
export function canonicalAddress(text: string): string | null {
	if (text.length > LONGEST_TYPED) return null;
	const plain = text.trim().normalize('NFKC').toLowerCase();
	const [local = '', domain = '', ...rest] = plain.split('@');
	const address = `${[local, asciiDomain(domain), ...rest].join('@')}`;
	return isEmailAddress(address) ? address : null;
}

const LONGEST_TYPED = 320;

/**
 * The domain in ASCII: `xn--bcher-kva.example` for `bücher.example`. A domain that a URL would read differently stays
 * unchanged, and is refused later.
 */
function asciiDomain(domain: string): string {
	if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
	return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/** An address in the form of `canonicalAddress`. */
export const EmailAddress = z
	.string()
	.max(LONGEST_TYPED)
	.transform((text) => canonicalAddress(text) ?? '')
	.refine((address) => address !== '', 'must be one email address');
