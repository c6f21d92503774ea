import type { ReactElement } from 'react';
import type { Suggestion } from '#contract/review';
import type { YoursCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';

interface Props {
	readonly offers: readonly Suggestion[];
	readonly copy: YoursCopy;
	readonly onTake: (offer: Suggestion) => void;
}

/** Lines to add with a tap, with the words they follow from. */
export function OfferList({ offers, copy, onTake }: Props): ReactElement | null {
	if (offers.length === 0) return null;
	return (
		<ul className="opt-yours-offers" aria-label={copy.also}>
			{offers.map((offer) => (
				<li key={offer.id}>
					<button type="button" className="opt-yours-row" onClick={() => onTake(offer)}>
						<span aria-hidden="true">+ </span>
						<span className="visually-hidden">{copy.add}: </span>
						{offer.text}
						{offer.because && <small> {fillIn(copy.because, { words: offer.because })}</small>}
					</button>
				</li>
			))}
		</ul>
	);
}
