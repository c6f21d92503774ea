import { TEMPLATE_OPTIONS_KEY } from '../optimiser/kept/left-options-key.ts';
import { DRAFT_KEY, INSERT_TEMPLATE_KEY, PARKED_KEY, REMEMBERED_KEY } from '../optimiser/stores/storage-keys.ts';

/** Storage keys with a person's data, deleted when they log out. */
export const PERSONAL_KEYS: readonly string[] = [
	DRAFT_KEY,
	PARKED_KEY,
	INSERT_TEMPLATE_KEY,
	TEMPLATE_OPTIONS_KEY,
	REMEMBERED_KEY,
];
