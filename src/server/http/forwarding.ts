import type { IncomingMessage } from 'node:http';

/** Headers by which proxies, balancers and content networks name the origin of a request. */
const FORWARDING =
	/^(?:forwarded|via|cdn-loop|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-(?:envoy|amzn|amz|azure|arr|appengine)-.+|cf-.+|(?:.+-)?client-ip)$/;

/** Whether the headers show a proxy between the visitor and this machine. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
	Object.keys(headers).some((name) => FORWARDING.test(name));
