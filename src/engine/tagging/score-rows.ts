/**
 * Adds rows of weights to `sums`, column by column: the rows of the features from `from` up to `to`, each cut to its bucket.
 *
 * @param sums as many as a row has columns
 */
export type AddRows = (sums: Float64Array, features: Int32Array, from: number, to: number) => void;

/** Rows as they are trained. */
export const plainRows =
	(weights: ArrayLike<number>, buckets: number): AddRows =>
	(sums, features, from, to) => {
		const columns = sums.length;
		for (let column = 0; column < columns; column++) {
			let sum = 0;
			for (let at = from; at < to; at++)
				sum += weights[((features[at] as number) & (buckets - 1)) * columns + column] as number;
			sums[column] = (sums[column] as number) + sum;
		}
	};

/** Columns in one number, and the room of each: `1` in the second column is 2 to the power of 18, in the third of 36. */
const IN_ONE = 3;
const ROOM = 2 ** 18;
/** So many rows at most are added in one go: of more, the sum of a column may outgrow its room. */
const MOST_ROWS = 29;

/**
 * Rows of whole weights, up to 4,096 either way, packed three columns to a number: three sums then cost one addition, and these
 * sums are most of what the tagger does.
 *
 * @param scale what each weight is multiplied by
 */
export function packedRows(weights: Int16Array, columns: number, scale: number): AddRows {
	const width = columns / IN_ONE;
	const buckets = weights.length / columns;
	const packed = new Float64Array(buckets * width);
	for (let at = 0; at < packed.length; at++) {
		const place = at * IN_ONE;
		const further = (weights[place + 1] as number) + (weights[place + 2] as number) * ROOM;
		packed[at] = (weights[place] as number) + further * ROOM;
	}
	return (sums, features, from, to) => {
		for (let begin = from; begin < to; begin += MOST_ROWS) {
			const end = Math.min(to, begin + MOST_ROWS);
			for (let column = 0; column < width; column++) {
				let sum = 0;
				for (let at = begin; at < end; at++)
					sum += packed[((features[at] as number) & (buckets - 1)) * width + column] as number;
				const three = Math.round(sum / (ROOM * ROOM));
				const rest = sum - three * ROOM * ROOM;
				const two = Math.round(rest / ROOM);
				const place = column * IN_ONE;
				sums[place] = (sums[place] as number) + (rest - two * ROOM) * scale;
				sums[place + 1] = (sums[place + 1] as number) + two * scale;
				sums[place + 2] = (sums[place + 2] as number) + three * scale;
			}
		}
	};
}
