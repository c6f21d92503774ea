import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const partsOf = (text: string) => read(text).clauses.map(({ part, span }) => `${part}: ${span.text}`);

describe('Chinese and Japanese without punctuation', () => {
	it.each([
		[
			'写一份辞职信 下个月15号离职 语气友好 不要写原因 200字左右',
			['task: 写一份辞职信', 'limit: 下个月15号离职', 'limit: 语气友好', 'ban: 不要写原因', 'amount: 200字左右'],
		],
		[
			'夕食のレシピ教えて 4人分 魚なし 子供が食べやすい',
			['task: 夕食のレシピ教えて', 'limit: 4人分', 'ban: 魚なし', 'limit: 子供が食べやすい'],
		],
	])('is cut at its spaces: %s', (text, parts) => {
		expect(partsOf(text)).toEqual(parts);
	});

	it('keeps a value and its correction together, so that the later value counts', () => {
		const text = '去成都玩4天 带爸妈 预算5000两... 不对 6000 每天列出来';
		expect(partsOf(text)).toContain('limit: 预算5000两... 不对 6000');
		expect(read(text).edits.map(({ start, end }) => text.slice(start, end))).toEqual(['5000两... 不对 ']);
	});

	it.each(['帮我写 Python 代码', '请写一封信给我的房东，暖气坏了。 语气要坚定。'])(
		'stays where the spaces mean nothing: %s',
		(text) => {
			expect(partsOf(text)[0]).toMatch(/Python|房东/);
		},
	);
});
