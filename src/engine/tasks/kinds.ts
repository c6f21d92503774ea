import type { TaskTypeId } from '#engine/task-model';
import type { Reading } from '#engine/types';
import stored from '../learned/data/kinds.weights.json' with { type: 'json' };
import { linearModel } from '../learned/linear-model.ts';
import { countWords } from './request.ts';
import { add, type Scores } from './score.ts';

/** How likely a text asks for a program, a sum, a text of its own, or something else; they add up to one. */
export type JudgeKinds = (text: string) => readonly number[];

interface Kind {
	readonly types: ReadonlySet<TaskTypeId>;
	/** Gets the points when no type of the kind has any. */
	readonly typical: TaskTypeId;
	/** The share above which the model speaks against a type that belongs to no kind. */
	readonly against: number;
}

/** In the order of the model's labels. */
const KINDS: readonly Kind[] = [
	{
		types: new Set(['code_write', 'code_debug', 'code_review_refactor', 'data_analysis', 'system_design']),
		typical: 'code_write',
		against: 0.3,
	},
	{ types: new Set(['math_reasoning']), typical: 'math_reasoning', against: 0.27 },
	{
		types: new Set([
			'fiction_creative',
			'article_essay',
			'email_message',
			'marketing_copy',
			'business_doc',
			'career_doc',
			'brainstorm',
			'edit_rewrite',
			'roleplay_dialog',
			'image_prompt',
		]),
		typical: 'fiction_creative',
		against: 0.65,
	},
];
/** The share above which the model speaks at all. */
const HEARD = 0.2;
/** Points for certainty: as much as a verb and its object give together; more where the rules know few words. */
const POINTS = 6;
const FOREIGN_POINTS = 9;
const FOREIGN_AGAINST = 0.4;
/** A plain request of few words is what the rules were made for. */
const FEW_WORDS = 12;
const CERTAIN = 0.85;
/** Above this share the text is of no kind, and the rules know better. */
const OUTSIDE = 0.6;
/** In a long text of prose the model hears a storyteller, though the person only asks about it. */
const LONG = 600;

export const judgeKinds: JudgeKinds = (text) => model.judge(text);
const model = linearModel(stored);

/** The scores with the model's opinion added, where it has one: on long texts, and on those in other languages. */
export function withKinds(scores: Scores, guess: TaskTypeId, reading: Reading, judge: JudgeKinds): Scores {
	const isForeign = reading.language.code !== 'en';
	const isShort = !isForeign && countWords(reading) < FEW_WORDS;
	const shares = judge(reading.text);
	const outside = shares[KINDS.length] ?? 0;
	const isOther = guess !== 'other' && !KINDS.some(({ types }) => types.has(guess));
	if (!isForeign && outside > OUTSIDE && guess !== 'other') return scores;
	const advised: Scores = new Map(scores);
	KINDS.forEach((kind, index) => {
		const share = shares[index] ?? 0;
		if (isShort && (guess !== 'other' || share < CERTAIN)) return;
		if (isOther && !isForeign && kind.typical === 'fiction_creative' && reading.text.length > LONG) return;
		const from = isOther ? (isForeign ? FOREIGN_AGAINST : kind.against) : HEARD;
		// Where the rules know nothing, a sum is told by its figures; for the rest the text must be of a kind at all.
		const isOneOfThese = isForeign
			? !isOther
			: guess === 'other' && (outside < share || kind.typical === 'math_reasoning');
		const heard = isOneOfThese ? share / (1 - outside + 1e-9) : share;
		if (heard <= from) return;
		const points = isForeign ? FOREIGN_POINTS : POINTS;
		add(advised, leaderOf(scores, kind), (points * (heard - from)) / (1 - from));
	});
	return advised;
}

function leaderOf(scores: Scores, { types, typical }: Kind): TaskTypeId {
	const own = [...scores].filter(([id]) => types.has(id)).sort((a, b) => b[1] - a[1]);
	return own[0]?.[0] ?? typical;
}
