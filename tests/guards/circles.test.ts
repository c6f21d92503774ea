import { expect, test } from 'vitest';
import { type Aliases, findCircles } from './find-circles.ts';
import { projectFiles } from './project-files.ts';

const files = projectFiles();
const { imports } = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
const ALIASES: Aliases = Object.fromEntries(
	Object.entries(imports as Aliases).filter(([, to]) => typeof to === 'string'),
);

test('no file leads back to itself by what it imports, types included', () => {
	expect(findCircles(files, ALIASES)).toEqual([]);
});

test('catches a circle of types over two rooms', () => {
	const planted = [
		{ path: 'src/server/a.ts', text: "import type { B } from '#db/b';" },
		{ path: 'db/b.ts', text: "export { c } from './c.ts';" },
		{ path: 'db/c.ts', text: "export type A = import('#server/a').A;" },
		{ path: 'db/d.ts', text: "import { c } from './c.ts';" },
	];
	expect(findCircles(planted, ALIASES)).toEqual([['db/b.ts', 'db/c.ts', 'src/server/a.ts']]);
});
