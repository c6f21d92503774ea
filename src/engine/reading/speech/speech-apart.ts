import type { Part } from '../part.ts';
import type { Source } from '../source.ts';
import { handedOver, withQuotation } from './handed-over.ts';
import { heardApart } from './heard-apart.ts';
import { joinPieces } from './join-pieces.ts';
import { namePieces } from './name-pieces.ts';
import { piecesOf } from './pieces.ts';
import type { Speech } from './speech.ts';

/**
 * The parts of a request in a language whose speech is known. Within a sentence a cut stays only where what follows is
 * heard as something of its own; what a part is follows from what is heard. Where nothing is heard the tagger's word stands.
 */
export function speechApart(source: Source, parts: readonly Part[], speech: Speech): Part[] {
	const said = handedOver(source, parts, speech);
	if (said === null) return [{ kind: 'task', start: 0, end: source.folded.length }];
	const pieces = withQuotation(source.folded, piecesOf(source, said, speech), speech);
	const named = namePieces(joinPieces(source.folded, pieces, speech));
	return heardApart(source.folded, named, speech).map(({ kind, start, end }) => ({ kind, start, end }));
}
