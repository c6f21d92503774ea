import type { IncomingMessage } from 'node:http';

/** What proxies, balancers and content networks add to say where a request came from. */
const FORWARDING =
	/^(?:forwarded|via|cdn-loop|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-(?:envoy|amzn|amz|azure|arr|appengine)-.+|cf-.+|(?:.+-)?client-ip)$/;

/** Whether something stands between the visitor and this machine, as far as a request shows. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
	Object.keys(headers).some((name) => FORWARDING.test(name));
