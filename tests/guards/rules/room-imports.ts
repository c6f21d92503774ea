import { posix } from 'node:path';
import { type CodeImport, importsOf } from '../parse-code.ts';
import { isTestFile, type ProjectFile } from '../project-files.ts';

interface Room {
	readonly mayImport: readonly string[];
	/** Packages a room may name; undefined: any. */
	readonly packages?: readonly string[];
}

/** The rooms that each room may import. The table in docs/architecture.md says the same in words. */
const ROOMS: Readonly<Record<string, Room>> = {
	pages: { mayImport: ['server', 'contract', 'islands', 'layouts', 'components', 'copy', 'content', 'styles'] },
	layouts: { mayImport: ['layouts', 'components', 'islands', 'copy', 'contract', 'content', 'styles'] },
	components: { mayImport: ['components', 'islands', 'copy', 'contract', 'content', 'styles'] },
	islands: {
		mayImport: ['islands', 'copy', 'contract'],
		packages: ['react', 'react-dom', 'nanostores', '@simplewebauthn/browser', '#auth-astro'],
	},
	copy: { mayImport: ['copy', 'contract', 'islands'], packages: ['zod', 'astro:content'] },
	server: { mayImport: ['server', 'contract', 'engine', 'db', 'packages', 'content'] },
	cli: { mayImport: ['cli', 'engine', 'server', 'db', 'contract'] },
	engine: { mayImport: ['engine', 'contract'], packages: ['eld'] },
	packages: { mayImport: [], packages: ['stripe', 'zod'] },
	db: { mayImport: ['db'], packages: ['@libsql/client'] },
	contract: { mayImport: ['contract'], packages: ['zod'] },
};

/** The room a path lives in: the folder under `src/`, or the first folder; '' for files at the root and `src/env.d.ts`. */
function roomOf(path: string): string {
	const [first = '', second = '', ...rest] = path.split('/');
	if (first === 'src') return rest.length > 0 ? second : '';
	return second === '' ? '' : first;
}

/** Parts of the contract without zod: a browser may have their values, and the engine knows no others. */
const PLAIN_CONTRACT = ['limits', 'import-limits', 'next-target', 'modifier-values', 'own-words'];

const ROOM_ALIAS = /^#([a-z]+)\/(.+)$/;
/** Packages of this repository: `packages/<name>`. */
const OWN_PACKAGE = '@ploop/';

/** Breaches of the import rules in one file, one sentence each. */
export function roomImportOffences(file: ProjectFile): string[] {
	return importsOf(file).flatMap((one) => {
		const offence = offenceOf(file.path, one);
		return offence ? [`${file.path}: '${one.specifier}' ${offence}`] : [];
	});
}

function offenceOf(path: string, one: CodeImport): string | null {
	if (one.specifier.includes('../../')) return 'climbs two folders: use the #room/ form';
	const from = roomOf(path);
	if (one.specifier.startsWith('.')) return relativeOffence(path, from, one.specifier);
	const target = one.specifier.startsWith(OWN_PACKAGE) ? 'packages' : ROOM_ALIAS.exec(one.specifier)?.[1];
	if (target === 'pages') return 'imports a page';
	if (isTestFile(path)) return null;
	const room = ROOMS[from];
	if (!room) return null;
	if (target) return aliasOffence(from, room, target, one);
	return packageOffence(from, room, one.specifier);
}

function relativeOffence(path: string, from: string, specifier: string): string | null {
	const to = roomOf(posix.join(posix.dirname(path), specifier));
	if (to === 'pages' && from !== 'pages') return 'imports a page';
	return to === from || (!ROOMS[from] && from === '')
		? null
		: `leaves ${from} for ${to || 'the root'} by a relative path`;
}

function aliasOffence(from: string, room: Room, target: string, one: CodeImport): string | null {
	if (!room.mayImport.includes(target)) return `crosses from ${from} into ${target}`;
	if (target === 'copy' && from === 'islands' && !one.isTypeOnly) return 'takes a schema of texts into the browser';
	if (target !== 'contract' || PLAIN_CONTRACT.some((name) => one.specifier === `#contract/${name}`)) return null;
	const plain = PLAIN_CONTRACT.join(', ');
	if (from === 'engine') return `takes more of the contract into the engine than ${plain}`;
	return from === 'islands' && !one.isTypeOnly
		? `takes a value from the contract into the browser (types, and values of ${plain} only)`
		: null;
}

function packageOffence(from: string, room: Room, specifier: string): string | null {
	const isBuiltIn = specifier.startsWith('node:');
	if (isBuiltIn)
		return ['engine', 'contract', 'islands', 'components'].includes(from) ? `takes a Node built-in into ${from}` : null;
	if (!room.packages) return null;
	const name = specifier
		.split('/')
		.slice(0, specifier.startsWith('@') ? 2 : 1)
		.join('/');
	return room.packages.includes(name) ? null : `is a package that ${from} does not use`;
}
