import { TELLING_KINDS } from '#engine/tagging/part-labels';
import {
	asksForMe,
	asksInSoManyWords,
	asksOutright,
	asksSurely,
	isAimOf,
	isOrder,
	isQuestion,
	ordersOrAsks,
	ordersThat,
	pointsBackAtOnce,
	tells,
} from './asks.ts';
import { says } from './matching/says.ts';
import type { Part } from './part.ts';
import { wordsIn } from './sentence-ends.ts';

/** Kinds of part that may be an order or question with the wrong kind. */
const MAY_ASK: ReadonlySet<Part['kind']> = new Set(['background', 'limit', 'content', 'form', 'amount', 'style']);
const OPENS_SENTENCE = /(?:^|[.!?…\n]["”’)]?)\s*$/;
const SHORTEST_ORDER = 3;

/**
 * Makes orders and questions of a clear form tasks, and topics and statements before a sure task limits: "The tenant upstairs
 * plays drums. How do I ...?" Where no task is left, an order or question among the wishes becomes it.
 */
export function sureTasks(text: string, heard: readonly Part[]): Part[] {
	const wordsOf = ({ start, end }: Part) => text.slice(start, end);
	const parts = withHelp(heard, wordsOf);
	const opens = ({ start }: Part) => OPENS_SENTENCE.test(text.slice(Math.max(0, start - 8), start));
	const outright = parts.map((part): Part => {
		const words = wordsOf(part);
		const isFirst = opens(part) || /,\s*$/.test(text.slice(Math.max(0, part.start - 3), part.start));
		if (MAY_ASK.has(part.kind) && says(words, MAKES) && isFirst) return { ...part, kind: 'task' };
		if (MAY_ASK.has(part.kind) && opens(part) && says(words, THING_WANTED)) return { ...part, kind: 'task' };
		if (MAY_ASK.has(part.kind) && (asksForMe(words) || (opens(part) && says(words, REWORKS))))
			return { ...part, kind: 'task' };
		const asksFirst = (): boolean =>
			!parts.some((one) => one.kind === 'task' && one.start < part.start && asksSurely(wordsOf(one)));
		if (MAY_ASK.has(part.kind) && says(words, GIVES_THING) && opens(part) && asksFirst())
			return { ...part, kind: 'task' };
		if (TELLING_KINDS.has(part.kind) && (asksForMe(words) || (opens(part) && asksOutright(words))))
			return { ...part, kind: 'task' };
		return part.kind === 'background' && isOrder(words) ? { ...part, kind: 'content' } : part;
	});
	const tasks = outright.filter(({ kind }) => kind === 'task');
	const sure = tasks.find((part) => asksSurely(wordsOf(part)) && !isAim(text, part, tasks));
	const isScene = (part: Part) => part.kind === 'task' && tells(wordsOf(part));
	if (sure) {
		const isBack = isQuestion(wordsOf(sure)) || pointsBackAtOnce(wordsOf(sure));
		const isTopic = (part: Part) => part.kind === 'task' && !isAim(text, part, tasks) && (isBack || isScene(part));
		const isGoal = (part: Part) => part.kind === 'task' && part.start > sure.start && OWN_GOAL.test(wordsOf(part));
		return outright.map((part) =>
			(part.start < sure.start && isTopic(part)) || isGoal(part) ? { ...part, kind: 'limit' } : part,
		);
	}
	const areScenes = tasks.every(isScene);
	const asks = (part: Part): boolean => {
		const words = wordsOf(part);
		if (!MAY_ASK.has(part.kind)) return false;
		if ((opens(part) || areScenes || WANTS_MUCH.test(words)) && asksInSoManyWords(words)) return true;
		const isLong = wordsIn(words) >= SHORTEST_ORDER;
		return areScenes && ((opens(part) && isLong && ordersOrAsks(words)) || ordersThat(words));
	};
	const first = outright.find(asks);
	if (!first) return outright;
	return outright.map((part) => {
		if (asks(part)) return { ...part, kind: 'task' };
		return part.kind === 'task' && (areScenes || part.start < first.start) ? { ...part, kind: 'limit' } : part;
	});
}

/** "a plan for the piano. I want to play one real piece by the end": what the person will do, not a second thing to make. */
const OWN_GOAL =
	/^\W{0,9}(?:and |but |so )*(?:i|we)(?:'d| would)? (?:(?:just|only|really) )?(?:want|like|hope|need|love|aim) to (?:be|play|run|walk|swim|ride|sing|cook|eat|drink|sleep|look|feel|lose|gain|keep|stay|move|travel|live|work|pass|finish|start|stop|leave|win|reach|save|pay|sell|buy|spend|avoid|end|enjoy)\b/iu;

/** "fix it please": work on a text named before. */
const REWORKS =
	/^\W{0,9}(?:please |pls |so |can you )?(?:fix|improve|rewrite|correct|reword|rephrase|shorten|proofread|translate) (?:it|this|that|them)(?![\p{L}'’])/iu;

/** "Give me an outline for the conversation": an order for a named thing. */
const GIVES_THING =
	/^\W{0,9}(?:(?:please|pls|so|just) )*(?:give|write|make|draft|find|show|send) (?:me|us) (?:an? |some |(?:\d+|three|four|five|six|ten) )\p{L}+(?: \p{L}+)* (?:for|of|to|about|on|that|an?)\b/iu;

/** "Letter of complaint wanted, polite". */
const THING_WANTED =
	/^\W{0,9}(?:(?:an?|short|formal|polite|good|one|some) )*(?:[\p{L}-]+ ){0,2}(?:letter|e-?mail|message|text|reply|note|speech|poem|story|plan|list|summary|report|post|advert|ad|notice|script|quiz|menu|formula|spreadsheet|table|statement|review|description)s?(?: \p{L}+){0,3} (?:wanted|needed|required|please|pls|plz)(?:,|\s*[.!]|$)/iu;

/** "make plan per day". */
const MAKES =
	/^\W{0,9}(?:please |pls |so )?(?:help me (?:with|write|to write) (?:an?|the|this|my)? ?(?:[\p{L}-]+ ){0,2}(?:e-?mail|letter|message|text|note|reply|speech|card|cv|resume|essay|application|post|complaint|statement)(?!\p{L})|make (?:me |us )?(?:an? )?(?:[\p{L}-]+ ){0,2}(?:plan|list|menu|schedule|timetable|itinerary|rota|budget|quiz|letter|checklist)(?!\p{L}))/iu;

/** "..., want eight slides", "..., we need a mark": a wish behind a comma. */
const WANTS_MUCH = /^(?:i|we|want|need)\b/i;

/** Whether a part only states the aim of the next task: "I want to build an app. What should I use?" */
function isAim(text: string, part: Part, tasks: readonly Part[]): boolean {
	const next = tasks[tasks.indexOf(part) + 1];
	return isAimOf(text.slice(part.start, part.end), next && text.slice(next.start, next.end));
}

const ASKS_HELP = /\bhelp\b.*\?|^\W*(?:please |pls )?help(?: me| us)?(?: please| pls| needed)?\W*$/i;

/** Makes a call for help the task where nothing else asks: "I am looking to program a tool. Can you help me?", "the cat won't eat. help". */
function withHelp(parts: readonly Part[], wordsOf: (part: Part) => string): readonly Part[] {
	const isAsked = parts.some((part) => part.kind === 'task' && (asksSurely(wordsOf(part)) || !tells(wordsOf(part))));
	if (isAsked) return parts;
	return parts.map((part) =>
		part.kind === 'chatter' && ASKS_HELP.test(wordsOf(part)) ? { ...part, kind: 'task' } : part,
	);
}
