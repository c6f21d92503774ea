/**
 * A UUIDv7 (RFC 9562), which sorts by time, so that inserts go to the end of an index.
 *
 * @param random ten random bytes
 */
export function timeOrderedId(now: Date, random: Buffer): string {
	const time = now.getTime().toString(16).padStart(12, '0');
	const noise = random.toString('hex', 0, 10);
	const variant = '89ab'.charAt(Number.parseInt(noise.charAt(3), 16) & 3);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(4, 7)}-${noise.slice(7, 19)}`;
}
