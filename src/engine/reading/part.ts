import type { PartKind } from '#engine/tagging/part-labels';
import type { Range } from './source.ts';

/** One part of a request: its kind, and its range without the white space around it. */
export interface Part extends Range {
	readonly kind: PartKind;
}
