const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name is reachable from this machine only. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname) || hostname.endsWith('.localhost');
