export interface RawRequest {
	readonly name: string;
	readonly text: string;
	/** 0: the connection is closed without an answer. Absent: any status below 500. */
	readonly expected?: number;
}

const HOST = 'Host: ploop.test\r\nConnection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

const line = (start: string, rest = '', host = HOST): string => `${start} HTTP/1.1\r\n${host}${rest}\r\n`;
const get = (path: string, rest = '', host = HOST): string => line(`GET ${path}`, rest, host);
const post = (headers: string, body: string): string => line('POST /api/optimise', JSON_TYPE + headers) + body;

const methods = ['TRACE', 'CONNECT', 'QUERY', 'PROPFIND', 'LINK', 'M-SEARCH', 'PURGE', 'LOCK'];
const hosts = [
	'evil.example',
	'evil.example:443',
	'ploop.test.evil.example',
	'ploop.test@evil.example',
	'ploop.test:80@evil.example',
	'ploop.test, evil.example',
	'ploop.test evil.example',
	'169.254.169.254',
	'a'.repeat(300),
	'ploop.test:evil',
	'../../etc',
];

/** Requests that no browser sends. The server must refuse or answer each of them and stay alive. */
export const rawRequests: readonly RawRequest[] = [
	...methods.map((method) => ({
		name: method,
		text: line(`${method} ${method === 'CONNECT' ? 'ploop.test:443' : '/'}`),
		expected: 405,
	})),
	{ name: 'TRACE on the API', text: line('TRACE /api/optimise'), expected: 405 },
	{ name: 'OPTIONS *', text: line('OPTIONS *'), expected: 400 },
	{ name: 'an invented method', text: line('BREW /'), expected: 400 },
	{ name: 'a lower-case method', text: line('get /'), expected: 400 },

	...hosts.map((host) => ({
		name: `host ${host.slice(0, 40)}`,
		text: get('/', '', `Host: ${host}\r\nConnection: close\r\n`),
		expected: 421,
	})),
	{ name: 'no host', text: get('/', '', 'Connection: close\r\n'), expected: 400 },
	{ name: 'an empty host', text: get('/', '', 'Host:\r\nConnection: close\r\n'), expected: 421 },
	{
		name: 'two hosts',
		text: get('/', '', 'Host: ploop.test\r\nHost: evil.example\r\nConnection: close\r\n'),
		expected: 400,
	},
	{ name: 'an absolute address elsewhere', text: get('http://evil.example/'), expected: 421 },
	{ name: 'an absolute address here', text: get('http://ploop.test/'), expected: 200 },

	{ name: 'two lengths', text: post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} '), expected: 400 },
	{ name: 'two equal lengths', text: post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}'), expected: 400 },
	{
		name: 'length and chunks',
		text: post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
		expected: 400,
	},
	{ name: 'a list of encodings', text: post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'), expected: 400 },
	{ name: 'an unknown encoding', text: post('Transfer-Encoding: xchunked\r\n', '{}'), expected: 400 },
	{ name: 'a bad chunk', text: post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n') },
	{ name: 'a huge chunk size', text: post('Transfer-Encoding: chunked\r\n', 'fffffffffffffffff\r\n{}\r\n') },
	{ name: 'a negative length', text: post('Content-Length: -1\r\n', '{}'), expected: 400 },
	{ name: 'a length in words', text: post('Content-Length: two\r\n', '{}'), expected: 400 },
	{ name: 'a length beyond numbers', text: post('Content-Length: 99999999999999999999\r\n', '{}'), expected: 400 },
	{ name: 'a folded header', text: get('/', 'X-Fold: one\r\n two\r\n'), expected: 400 },
	{ name: 'a space before the colon', text: get('/', 'X-Odd : one\r\n'), expected: 400 },
	{ name: 'a control character in a header', text: get('/', 'X-Odd: a\u0000b\r\n'), expected: 400 },
	{ name: 'a bare line feed', text: 'GET / HTTP/1.1\nHost: ploop.test\nConnection: close\n\n' },

	{ name: 'one giant header', text: get('/', `X-Big: ${'x'.repeat(20_000)}\r\n`), expected: 431 },
	{ name: 'a thousand headers', text: get('/', 'a: b\r\n'.repeat(1000)), expected: 431 },
	{ name: 'a giant address', text: get(`/${'x'.repeat(20_000)}`), expected: 431 },

	{ name: 'a bad escape', text: get('/%zz'), expected: 400 },
	{ name: 'half an escape', text: get('/%'), expected: 400 },
	{ name: 'an escape that is no UTF-8', text: get('/%c3%28'), expected: 400 },
	{ name: 'an escaped NUL', text: get('/a%00b'), expected: 400 },
	{ name: 'an escaped line break', text: get('/a%0d%0aSet-Cookie:x=1/'), expected: 400 },
	{ name: 'an escaped slash', text: get('/..%2f..%2fetc%2fpasswd'), expected: 400 },
	{ name: 'a backslash', text: get('/\\evil.example/'), expected: 400 },
	{ name: 'a dotted path', text: get('/../../../etc/passwd'), expected: 404 },
	{ name: 'a path that is a host', text: get('//evil.example//'), expected: 308 },
	{ name: 'bytes beyond ASCII', text: get('/\u00e9/'), expected: 400 },

	{ name: 'another version', text: 'GET / HTTP/3.7\r\nHost: ploop.test\r\n\r\n', expected: 400 },
	{ name: 'a TLS greeting', text: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', expected: 400 },
	{
		name: 'an upgrade',
		text: get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n', 'Host: ploop.test\r\n'),
	},
	{ name: 'an HTTP/2 preface', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', expected: 400 },
];
