import { optimise } from '#engine/optimise';
import { readPrompts } from './sample-texts.ts';

const PROMPTS = 40;

/**
 * Real prompts that are answered with a result, since a question back writes nothing and would improve the figure wrongly. Every
 * request has a number of its own, since the server remembers a text sent twice.
 */
export function optimiseRequests() {
	const texts = readPrompts().filter((text) => text.length <= 600 && optimise(text).outcome === 'optimised');
	let sent = 0;
	return texts.slice(0, PROMPTS).map((text) => ({
		method: 'POST',
		path: '/api/optimise',
		headers: { 'content-type': 'application/json' },
		setupRequest: <Request extends object>(request: Request) => {
			sent += 1;
			return { ...request, body: JSON.stringify({ rawPrompt: `${text} Reference ${sent}.` }) };
		},
	}));
}
