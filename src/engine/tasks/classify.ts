import type { TaskGuess, TaskTypeId } from '#engine/task-model';
import type { Reading } from '#engine/types';
import stored from '../learned/data/types.weights.json' with { type: 'json' };
import { linearModel } from '../learned/linear-model.ts';
import { judgedText } from './judged-text.ts';

/** Chosen on held-out rows: above it hardly one kind in thirty is wrong. */
export const SURE = 0.75;

const CODE =
	/\b(?:code|coding|scripts?|functions?|class|sql|quer(?:y|ies)|regex|regexp|python|pandas|java|javascript|js|typescript|ts|react|vue|node|html|css|php|ruby|rust|golang|kotlin|swift|c\+\+|c#|bash|shell|powershell|batch|cron|docker|dockerfile|yaml|json|api|endpoint|bug|exception|stack ?trace|traceback|compile[rd]?|program|app|website|web ?page|plugin|wordpress|macro|vba|arduino|raspberry|git|diff|pr|repo|refactor|unit tests?|server|database|django|flask|laravel|apps script|automat\w+|código|codice|programma|programm|skript|skrypt\w*|kod\w*|aplicaci[oó]n|fonction|función|funzione|função|site|página|strona|stron[ęy])\b|代码|脚本|程序|函数|网页|コード|スクリプト|関数|プログラム|アプリ|バグ|エラー|报错/i;
const MATHS =
	/\d\s?[-+*/×÷=^%<>]|[=√∑∫π]|\b(?:calculat\w*|comput\w*|solve|equations?|how (?:much|many|long|far|fast)|percent\w*|probabilit\w*|integral|derivative|prove|proof|area|volume|average|interest|sum|fraction|algebra|geometry|maths?|calcula\w*|resuelve|r[ée]sou\w*|berechne\w*|rechne\w*|calcola\w*|oblicz\w*|l[öo]se|cu[aá]nto|combien|wie ?viele?|quanto|ile)\b|计算|多少|方程|計算|方程式|解い/i;
const FICTION =
	/\b(?:story|stories|tale|novel|chapter|poem|poetry|haiku|sonnet|limerick|rhym\w*|lyrics|song|rap|fiction|scene|screenplay|dialogue|monologue|character|plot|fairy|bedtime|sketch|play|flash|villain|protagonist|ode|verse|cuento|historia|relato|poema|canci[oó]n|histoire|conte|po[èe]me|chanson|geschichte|m[äa]rchen|gedicht|lied|storia|racconto|filastrocca|poesia|canzone|hist[oó]ria|conto|m[uú]sica|opowiadanie|bajk\w+|wiersz\w*|piosenk\w+)\b|故事|小说|诗|童话|歌词|物語|小説|詩|俳句|童話|歌詞/i;

/** Kinds whose steps and tests do harm in other requests: words of the request must name them, however sure the model is. */
const EVIDENCE: Partial<Record<TaskTypeId, RegExp>> = {
	code_write: CODE,
	code_debug: CODE,
	code_review_refactor: CODE,
	math_reasoning: MATHS,
	fiction_creative: FICTION,
};
const OF_CODE: ReadonlySet<TaskTypeId> = new Set(['code_write', 'code_debug', 'code_review_refactor']);

/** A text and the share of each type, in the order of the labels. */
export interface JudgeTypes {
	readonly labels: readonly string[];
	readonly judge: (text: string) => readonly number[];
}

const model: JudgeTypes = { labels: stored.labels, judge: linearModel(stored).judge };

/** The kind of work, or `other` where it is not sure. */
export function classifyTask(reading: Reading, { labels, judge }: JudgeTypes = model): TaskGuess {
	const text = judgedText(reading);
	const ranked = judge(text)
		.map((share, at) => ({ id: labels[at] as TaskTypeId, share }))
		.sort((a, b) => b.share - a.share);
	const [best, second] = ranked;
	if (!best || best.share < SURE || best.id === 'other' || !isEvident(best.id, text, reading))
		return { id: 'other', score: best?.share ?? 0, runnerUp: best?.id ?? null };
	return { id: best.id, score: best.share, runnerUp: second?.id ?? null };
}

/** "write an email about the bug": words about code do not make an email a program. */
const OPENS_WITH_PROSE =
	/^\W{0,3}(?:(?:please|pls|can you|could you|help me) )*(?:write|draft|compose|prepare) (?:me )?(?:an?|the|my|our) (?:\w{1,14} )?(?:e-?mail|letter|message|note|poem|story|article|essay|blog post|speech|quiz|report|announcement|advert)s?\b/i;

function isEvident(id: TaskTypeId, text: string, { material }: Reading): boolean {
	if (OF_CODE.has(id) && OPENS_WITH_PROSE.test(text)) return false;
	if (OF_CODE.has(id) && material.some(({ kind }) => kind === 'code')) return true;
	return EVIDENCE[id]?.test(text) ?? true;
}
