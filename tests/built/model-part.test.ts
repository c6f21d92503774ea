import { expect, test } from 'vitest';
import { builtFiles, builtPages, readBuilt } from '#support/built-site';

const parts = [...builtFiles].filter((file) => /\/(?:start|bring)-model\.[\w-]+\.js$/.test(file));

test('the build has the code for a model in two files', () => {
	expect(parts).toHaveLength(2);
});

test('no page and no other script loads it, since only a server with a model adds it', () => {
	const names = parts.map((file) => file.replace(/^.*\//, ''));
	const scripts = [...builtFiles].filter((file) => file.endsWith('.js') && !parts.includes(file));
	const texts = [...builtPages.map(({ html }) => html), ...scripts.map((file) => readBuilt(file))];
	expect(texts.filter((text) => names.some((name) => text.includes(name)) || text.includes('ploop-model'))).toEqual([]);
	expect(scripts.length).toBeGreaterThan(10);
});
