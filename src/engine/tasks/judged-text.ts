import type { Material, Reading } from '#engine/types';
import { viewWithout } from '../tagging/view.ts';

interface Pasted {
	readonly kind: Material['kind'];
	readonly span: { readonly start: number; readonly end: number };
}

/** The text that the trained models of whole requests read: the request, with a mark in place of pasted passages. */
export const judgedText = ({
	text,
	material,
}: Pick<Reading, 'text'> & { readonly material: readonly Pasted[] }): string =>
	viewWithout(
		text,
		material.map(({ span }) => span),
	).text.trim();
