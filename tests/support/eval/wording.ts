import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../../../src/engine/', import.meta.url));
const ROOMS = ['writing', 'tasks', 'locales', 'judging'];

/** The engine's own wording, read as text: every line of its source and tables that is not a test. No code of it is run. */
export function readWording(): string {
	return ROOMS.flatMap((room) => sourcesIn(join(ENGINE, room))).join('\n');
}

function sourcesIn(folder: string): string[] {
	let names: string[];
	try {
		names = readdirSync(folder, { recursive: true }) as string[];
	} catch {
		return [];
	}
	const sources = names.filter((name) => /\.(?:ts|json)$/.test(name) && !name.endsWith('.test.ts'));
	return sources.map((name) => readFileSync(join(folder, name), 'utf8'));
}
