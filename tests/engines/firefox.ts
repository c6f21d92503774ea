import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, sourceOf } from './driver.ts';
import { type Program, startProgram } from './program.ts';

/** Preferences without prompts, telemetry and updates. */
const PREFERENCES = {
	'app.update.enabled': false,
	'browser.safebrowsing.malware.enabled': false,
	'browser.safebrowsing.phishing.enabled': false,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'datareporting.policy.dataSubmissionEnabled': false,
	'extensions.update.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	// A free port may be one that it keeps for something else.
	'network.security.ports.banned.override': '1-65535',
	'ui.prefersReducedMotion': 1,
};

interface Message {
	readonly id?: number;
	readonly type: string;
	readonly method?: string;
	readonly message?: string;
	readonly result?: unknown;
	readonly params?: { readonly level?: string; readonly text?: string };
}

/** Firefox, driven by WebDriver BiDi: it needs no program between. */
export async function startFirefox(path: string): Promise<Driver> {
	const profile = await mkdtemp(join(tmpdir(), 'ploop-firefox-'));
	const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
	await writeFile(join(profile, 'user.js'), lines.join(''));
	const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
	const program = startProgram(path, args);
	const stop = async () => {
		await program.end();
		await rm(profile, { recursive: true, force: true });
	};
	const { send, faults, context } = await openTab(program).catch(async (error) => {
		await stop();
		throw error;
	});
	return {
		faults,
		open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
		async ask(expression) {
			const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
			const { result } = (await send('script.evaluate', asked)) as { result?: { value?: string } };
			if (result?.value === undefined) throw new Error(`the page gave no value for ${expression}`);
			return JSON.parse(result.value);
		},
		perform: async (device, actions) =>
			void (await send('input.performActions', { context, actions: [sourceOf(device, actions)] })),
		end: stop,
	};
}

async function openTab(program: Program) {
	const [, address = ''] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
	const { send, faults } = await connect(`${address}/session`);
	await send('session.new', { capabilities: {} });
	await send('session.subscribe', { events: ['log.entryAdded'] });
	const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
	return { send, faults, context: tree.contexts[0]?.context ?? '' };
}

async function connect(address: string) {
	const socket = new WebSocket(address);
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve);
		socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)));
	});
	const waiting = new Map<number, (message: Message) => void>();
	const faults: string[] = [];
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(String(data)) as Message;
		if (message.id !== undefined) waiting.get(message.id)?.(message);
		else if (message.params?.level === 'error') faults.push(message.params.text ?? '');
	});
	let last = 0;
	const send = (method: string, params: object) =>
		new Promise<unknown>((resolve, reject) => {
			last += 1;
			waiting.set(last, (message) =>
				message.type === 'error' ? reject(new Error(`${method}: ${message.message}`)) : resolve(message.result),
			);
			socket.send(JSON.stringify({ id: last, method, params }));
		});
	return { send, faults };
}
