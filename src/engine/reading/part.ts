import type { PartKind } from '#engine/tagging/part-labels';
import type { Range } from './source.ts';

/** One part of a request: what it is, and where it stands without the white space around it. */
export interface Part extends Range {
	readonly kind: PartKind;
}
