import { lengthOfGreeting } from '#engine/editing/greetings';
import type { Part } from '../part.ts';
import type { Source } from '../source.ts';
import { handedOver, withQuotation } from './handed-over.ts';
import { heardApart } from './heard-apart.ts';
import { joinPieces } from './join-pieces.ts';
import { namePieces } from './name-pieces.ts';
import { piecesOf } from './pieces.ts';
import type { Speech } from './speech.ts';

/**
 * The parts of a request in a language with a `Speech`. Within a sentence a cut of the tagger stays only where the next piece
 * is classified by its own words; the kind follows from that class. Pieces without a class keep the tagger's kind.
 */
export function speechApart(source: Source, parts: readonly Part[], speech: Speech): Part[] {
	const said = handedOver(source, greetingApart(source.folded, parts), speech);
	if (said === null) return [{ kind: 'task', start: 0, end: source.folded.length }];
	const pieces = withQuotation(source.folded, piecesOf(source, said, speech), speech);
	const named = namePieces(joinPieces(source.folded, pieces, speech));
	return heardApart(source.folded, named, speech).map(({ kind, start, end }) => ({ kind, start, end }));
}

/** Makes the greeting at the start one part, whose words the tagger may have shared out: "Hallo | zusammen, ich hab ...". */
function greetingApart(text: string, parts: readonly Part[]): readonly Part[] {
	const [first] = parts;
	const end = lengthOfGreeting(text);
	if (end === 0 || !first || first.kind === 'material' || text.slice(0, first.start).trim() !== '') return parts;
	const others = parts.filter((part) => part.end > end).map((part) => ({ ...part, start: Math.max(part.start, end) }));
	return [{ kind: 'chatter', start: first.start, end }, ...others];
}
