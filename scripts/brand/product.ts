import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file made from other files. */
export interface Product {
	/** Its path on the site. */
	readonly path: string;
	/** Everything that the bytes of the file depend on: a file is not made again while its recipe is the same. */
	readonly recipe: readonly unknown[];
	readonly make: () => Promise<Buffer>;
}

export interface Brought {
	readonly files: number;
	readonly made: number;
	readonly bytes: number;
}

export const fingerprintOf = ({ recipe }: Product): string =>
	createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

/** A store of made files, each under the fingerprint of its recipe. */
export class ProductStore {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** The file of a product, made now if it is not in the store, and whether it was made now. */
	async require(product: Product): Promise<readonly [file: string, isNew: boolean]> {
		const file = join(this.#folder, fingerprintOf(product));
		if (await stat(file).catch(() => null)) return [file, false];
		const content = await product.make();
		await mkdir(this.#folder, { recursive: true });
		// Two builds may make it at the same time; neither may find an incomplete file.
		const half = `${file}.${randomUUID()}`;
		await writeFile(half, content);
		await rename(half, file);
		return [file, true];
	}

	async read(product: Product): Promise<Buffer> {
		const [file] = await this.require(product);
		return readFile(file);
	}
}

/** Puts every product at its path under `folder`, making those that are not in the store, two at a time. */
export async function bringUpToDate(
	products: readonly Product[],
	folder: string,
	store: ProductStore,
): Promise<Brought> {
	const waiting = [...products];
	let made = 0;
	let bytes = 0;
	const work = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			const [file, isNew] = await store.require(next);
			await put(file, join(folder, next.path));
			made += isNew ? 1 : 0;
			const { size } = await stat(file);
			bytes += size;
		}
	};
	await Promise.all([work(), work()]);
	return { files: products.length, made, bytes };
}

async function put(file: string, target: string): Promise<void> {
	await mkdir(dirname(target), { recursive: true });
	await rm(target, { force: true });
	// A hard link needs no space; when the store is on another disk, the file is copied.
	await link(file, target).catch(() => copyFile(file, target));
}
