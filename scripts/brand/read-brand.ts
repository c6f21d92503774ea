import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BrandCopy } from '#copy/brand-copy';

const FILE = join(import.meta.dirname, '../../content/brand.yaml');

export function readBrand(): BrandCopy {
	const { success, data, error } = BrandCopy.safeParse(parse(readFileSync(FILE, 'utf8')));
	if (success) return data;
	const [first] = error.issues;
	throw new Error(`content/brand.yaml, ${first?.path.join('.')}: ${first?.message}`);
}
