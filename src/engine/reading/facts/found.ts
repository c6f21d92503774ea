import type { FactKind } from '#engine/types';
import type { Range } from '../source.ts';

/** A fact that was found and is not checked against the others yet. */
export interface Found extends Range {
	readonly kind: FactKind;
	readonly negated?: boolean;
}
