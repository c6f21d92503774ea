import { Fragment, memo, type ReactElement, useMemo } from 'react';
import type { ReviseResponse } from '#contract/revise';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { $checkRanges } from '../answer-check/check-ranges.store.ts';
import { EditButton } from '../prompt-box/EditButton.tsx';
import { stepsInRequest } from '../workspace/places.ts';
import { FactText } from './FactText.tsx';
import { $lit, $pinned, pointAt, togglePin } from './lit.store.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { type Made, wishesOf } from './wishes.ts';

const PUNCTUATION = /^[^\p{L}\p{N}\s]+/u;
const LONGEST_TAIL = 8;

interface Props {
	readonly sent: string;
	readonly answer: Made & Pick<ReviseResponse, 'operations' | 'language'>;
	readonly copy: OptimiserCopy;
}

/** The visitor's text with every wish marked in it; pressing one finds it in the prompt. A button leads back to the box. */
export const Proof = memo(function Proof({ sent, answer, copy: { ledger: copy, form } }: Props): ReactElement {
	const checks = useStore($checkRanges);
	const ranges = useMemo(() => [...stepsInRequest(answer), ...checks], [answer, checks]);
	const phrases = phrasesOf(sent, wishesOf(sent, answer));
	// Punctuation stays with the phrase before it: no line begins with a comma.
	const tails = phrases.map(
		({ end }) => end + (PUNCTUATION.exec(sent.slice(end, end + LONGEST_TAIL))?.[0].length ?? 0),
	);
	const ends = [0, ...tails];
	const stretch = (start: number, end: number) => <FactText text={sent} start={start} end={end} ranges={ranges} />;
	return (
		<aside className="opt-proof" aria-labelledby="optimizer-proof">
			<div className="opt-proof-head">
				<h4 id="optimizer-proof">{copy.title}</h4>
				<EditButton label={form.edit} />
			</div>
			<p className="opt-side-note">{phrases.length > 0 ? copy.hint : copy.empty}</p>
			<p className="opt-proof-text" dir="auto" lang={answer.language}>
				{phrases.map((phrase, at) => (
					<Fragment key={phrase.start}>
						{stretch(ends[at] ?? 0, phrase.start)}
						<span>
							<KeptPhrase phrase={phrase} missing={copy.missing}>
								{stretch(phrase.start, phrase.end)}
							</KeptPhrase>
							{stretch(phrase.end, tails[at] ?? phrase.end)}
						</span>
					</Fragment>
				))}
				{stretch(ends.at(-1) ?? 0, sent.length)}
			</p>
		</aside>
	);
});

interface KeptPhraseProps {
	readonly phrase: Phrase;
	readonly missing: string;
	readonly children: ReactElement;
}

function KeptPhrase({ phrase, missing, children }: KeptPhraseProps): ReactElement {
	const lit = useStore($lit);
	const pinned = useStore($pinned);
	const [id = ''] = phrase.ids;
	return (
		<mark
			data-lit={(lit !== null && phrase.ids.includes(lit)) || undefined}
			data-missing={phrase.isMissing || undefined}
		>
			<button
				type="button"
				aria-pressed={pinned !== null && phrase.ids.includes(pinned)}
				onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt(id)}
				onPointerLeave={() => pointAt(null)}
				onFocus={() => pointAt(id)}
				onBlur={() => pointAt(null)}
				onClick={() => togglePin(id)}
			>
				{children}
				{phrase.isMissing && (
					<span className="opt-missing" lang="en">
						{' '}
						({missing})
					</span>
				)}
			</button>
		</mark>
	);
}
