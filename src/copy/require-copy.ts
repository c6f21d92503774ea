import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The one entry of a one-file collection. */
export async function requireCopy<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
	const [entry] = await getCollection(name);
	if (!entry) throw new Error(`content/${name}.yaml is missing.`);
	return entry.data;
}
