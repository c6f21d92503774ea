/** Number words of the sets' languages with their value. */
export const NUMBER_WORDS: readonly (readonly [string, number])[] = [
	...list('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
	...list('seventeen eighteen nineteen twenty', 17),
	...list('un deux trois quatre cinq six sept huit neuf dix onze douze', 1),
	...list('uno dos tres cuatro cinco seis siete ocho nueve diez once doce', 1),
	...list('一 二 三 四 五 六 七 八 九 十', 1),
	['once', 1],
	['single', 1],
	['twice', 2],
	['both', 2],
	['couple', 2],
	['thrice', 3],
	['dozen', 12],
	['fifty', 50],
	['hundred', 100],
];

function list(words: string, from: number): (readonly [string, number])[] {
	return words.split(' ').map((word, index) => [word, from + index] as const);
}
