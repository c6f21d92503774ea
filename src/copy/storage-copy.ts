import { z } from 'zod';

const words = (about: string) => z.string().min(1).max(200).describe(about);

export const StorageItem = z.strictObject({
	name: words('The exact name; a star stands for what differs from visitor to visitor.'),
	place: z.enum(['cookie', 'local', 'session']).describe('A cookie, local storage, or session storage.'),
	group: z.enum(['necessary', 'analytics']).describe('Necessary needs no consent; analytics comes after it alone.'),
	purpose: words('What it is for, in a sentence.'),
	when: words('What brings it about; follows "when".'),
	lasts: words('How long it stays.'),
	by: words('Whose it is, when not ours.').optional(),
});

/** What may be kept in a visitor's browser. The privacy page lists it, and the privacy tests allow nothing else. */
export const StorageCopy = z.strictObject({ items: z.array(StorageItem).min(1) });
export type StorageCopy = z.infer<typeof StorageCopy>;
