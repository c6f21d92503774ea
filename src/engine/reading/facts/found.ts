import type { FactKind } from '#engine/types';
import type { Range } from '../source.ts';

/** A fact as found, before overlaps with others are resolved. */
export interface Found extends Range {
	readonly kind: FactKind;
	readonly negated?: boolean;
}
