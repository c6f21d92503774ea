import { expect, test } from 'vitest';
import { scoreRequest } from '#engine/judging/score-request';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import type { Score } from '#engine/review-model';
import calibration from '../data/calibration.json' with { type: 'json' };

const cases = calibration.groups.flatMap(({ name, least, most, texts }) =>
	texts.map((text) => ({ name, least, most, text })),
);

test.each(cases)('$name: $text', ({ least, most, text }) => {
	const { total, checks } = scoreRequest(read(text));
	const told = checks.map(({ id, points }) => `${id} ${points}`).join(', ');
	expect(total, told).toBeGreaterThanOrEqual(least);
	expect(total, told).toBeLessThanOrEqual(most);
});

test.each(cases.filter((_, at) => at % 7 === 0))('every result has the score, with any options: $text', ({ text }) => {
	const pointsOf = ({ total, checks }: Score) => [total, ...checks.map(({ id, points }) => `${id} ${points}`)];
	const expected = pointsOf(scoreRequest(read(text)));
	const chosen = { ...DEFAULT_MODIFIERS, tone: 'academic', depth: 'exhaustive', readerLevel: 'expert' } as const;
	for (const modifiers of [DEFAULT_MODIFIERS, chosen])
		expect(pointsOf(optimise(text, modifiers).score)).toEqual(expected);
});
