const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** A name by which only this machine is reached. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname) || hostname.endsWith('.localhost');
