import type { Material, Reading } from '#engine/types';
import { viewWithout } from '../tagging/view.ts';

interface Pasted {
	readonly kind: Material['kind'];
	readonly span: { readonly start: number; readonly end: number };
}

/** What the models of whole requests are shown: what is said, and that something was pasted, but not what it says. */
export const judgedText = ({
	text,
	material,
}: Pick<Reading, 'text'> & { readonly material: readonly Pasted[] }): string =>
	viewWithout(
		text,
		material.map(({ span }) => span),
	).text.trim();
