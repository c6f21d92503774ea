import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { vi } from 'vitest';
import type { WebKitPlaces } from '#scripts/engine-candidates';
import { type Driver, sourceOf } from './driver.ts';
import { startProgram } from './program.ts';

/** The width and height of the window, in px. */
const WINDOW = { width: 1280, height: 900 };

/** The engine of Safari in its small browser for Linux, driven by WebDriver on a screen that nobody sees. */
export async function startWebKit({ driver, browser }: WebKitPlaces): Promise<Driver> {
	const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
	const [, display = ''] = await screen.says(/^(\d+)\n/);
	const port = await freePort();
	const program = startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], {
		DISPLAY: `:${display}`,
		GDK_BACKEND: 'x11',
		LANG: 'C.UTF-8',
		LIBGL_ALWAYS_SOFTWARE: '1',
		NO_AT_BRIDGE: '1',
		WEBKIT_DISABLE_DMABUF_RENDERER: '1',
	});
	const stop = async () => {
		await program.end();
		await screen.end();
	};
	const session = await openWindow(`http://127.0.0.1:${port}`, browser).catch(async (error) => {
		await stop();
		throw error;
	});
	return {
		open: async (url) => void (await post(`${session}/url`, { url })),
		async ask(expression) {
			const script = `return JSON.stringify(${expression})`;
			return JSON.parse((await post(`${session}/execute/sync`, { script, args: [] })) as string);
		},
		perform: async (device, actions) =>
			void (await post(`${session}/actions`, { actions: [sourceOf(device, actions)] })),
		async end() {
			await fetch(session, { method: 'DELETE' });
			await stop();
		},
	};
}

/** The address of the session. */
async function openWindow(driver: string, binary: string): Promise<string> {
	await vi.waitFor(() => fetch(`${driver}/status`), { timeout: 40_000 });
	const options = { binary, args: ['--automation'] };
	const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
	const { sessionId } = (await post(`${driver}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string };
	const session = `${driver}/session/${sessionId}`;
	await post(`${session}/window/rect`, WINDOW);
	return session;
}

async function post(address: string, body: object): Promise<unknown> {
	const response = await fetch(address, {
		method: 'POST',
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(60_000),
	});
	const { value } = (await response.json()) as { value: { message?: string } };
	if (!response.ok) throw new Error(`${address}: ${value?.message}`);
	return value;
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address() as AddressInfo;
	probe.close();
	return port;
}
