import { isIPv4, isIPv6 } from 'node:net';
import { keyedHash } from './keyed-hash.ts';

/** A keyed hash of the caller's network: the address, or the /64 that one IPv6 customer holds. No address is stored. */
export function networkOf(address: string, secret: string): string {
	return keyedHash('network', networkPrefixOf(address), secret);
}

/**
 * A keyed hash of the range around the caller's network, about as much as one provider assigns or one attacker rents.
 */
export function rangeOf(address: string, secret: string): string {
	return keyedHash('network', rangePrefixOf(address), secret);
}

/** The whole IPv4 address (also when it is mapped into IPv6), or the first four groups of an IPv6 address. */
export function networkPrefixOf(address: string): string {
	if (!address.includes(':')) return address;
	const bare = address.replace(/%.*$/, '').toLowerCase();
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
	if (mapped !== undefined) return mapped;
	return isIPv6(bare) ? `${firstFourGroups(bare)}::/64` : bare;
}

/** The /16 of an IPv4 address, the /32 of an IPv6 one. */
export function rangePrefixOf(address: string): string {
	const network = networkPrefixOf(address);
	if (network.endsWith('::/64')) return `${network.split(':', 2).join(':')}::/32`;
	return isIPv4(network) ? `${network.split('.', 2).join('.')}.0.0/16` : network;
}

function firstFourGroups(address: string): string {
	const [head = '', tail] = address.split('::');
	const before = head === '' ? [] : head.split(':');
	const after = tail === undefined || tail === '' ? [] : tail.split(':');
	const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
	const groups = [...before, ...zeros, ...after].slice(0, 4);
	return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
