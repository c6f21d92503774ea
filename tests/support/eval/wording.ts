import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../../../src/engine/', import.meta.url));
const ROOMS = ['writing', 'tasks', 'locales', 'judging'];

/** The text of the source and data files that contain the engine's wording, except tests. Runs none of them. */
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
