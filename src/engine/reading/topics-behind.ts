import { OF_WORLD } from './facts-of-thing.ts';
import { areNeighbours } from './hanging-parts.ts';
import type { Part } from './part.ts';

/** "..., comparing fractions", "..., all about bees": the subject of what is asked for. */
const TOPIC =
	/^(?:(?:comparing|covering|introducing|teaching|exploring|practi[sc]ing|celebrating|announcing|describing|reviewing|revising|recapping|discussing|looking at|focus{1,2}ing on) |(?:all )?about (?!\d|the (?:same|size)|half|a (?:page|hundred|dozen)|an? (?:hour|week|day))|based on )\p{L}/iu;
/** A thing to make that has no subject yet: "One hour lesson,". */
const BARE_THING =
	/^\W{0,3}(?:(?:please|pls|i|i'd|we|need|want|like|make|write|plan|create|design|give|me|us|an?|one|two|\d+|hour|minute|min|week|page|short|quick|simple|little|first|funny|sad|bedtime|pub) ?){0,6}[- ]?(?:lesson|cover letter|cv|job (?:ad|advert|description)|talk|assembly|worksheet|quiz|presentation|speech|workshop|session|essay|article|leaflet|poster|lecture|unit|story|poem|post|newsletter|plan)(?: plan| series)?,\s*$/iu;
/** "a lighthouse keeper", "care assistant": names somebody or something, not how the result should be. */
const NAMED =
	/^(?:an? (?!few|bit|little|lot|couple|hour|page|paragraph|mix|total|maximum|minimum|week|day|month|year|friendly|formal)|the (?!same|tone|first|last|end|usual))\p{L}+(?: \p{L}+){0,3},?\s*$/iu;
const NAMED_BARELY =
	/^(?!.*\b(?:no|not|only|first|last|second|third|person|tense|language|english|spelling|style|tone|voice|format|font|points?|bullets?|text|page|words?|level|ability|ages?|year|years|grade|class|hours?|minutes?|mins?|days?|weeks?|ending|rhyming|rhymes?|max|min|about|under|over|please|pls|thanks|good|bad|easy|hard|simple|plain|short|long|quick|warm|funny|friendly|formal|polite|serious|light|very|really|quite|slightly|bit|more|less|fun|cheap|knee|back|printed|printable|ready|black|white|colou?rs?|one|two|three|four|five|six|ten|all|some|any|with|for|to|from|in|on|at|by|and|or|is|are|i|my|we|our|it|he|she|they|want|need|must|should|make|keep|add|use|include|mention)\b)\p{Ll}{3,} \p{Ll}{4,}(?: \p{Ll}{3,})?,?\s*$/u;
/** Words between the thing and its subject: "Year 4,". */
const MOST_BETWEEN = 4;

/** Joins the subject of what is asked for to it, where commas part them: "One hour lesson, Year 4, comparing fractions". */
export function withTopicsBehind(text: string, parts: readonly Part[]): readonly Part[] {
	const at = parts.findIndex(({ kind }) => kind === 'task');
	const task = parts[at];
	const next = parts[at + 1];
	// "a night hike, 8 km, Peak District": measures of the thing itself.
	if (task && next && areNeighbours(text, task, next) && OF_WORLD.test(text.slice(next.start, next.end)))
		return [...parts.slice(0, at), { ...task, end: next.end }, ...parts.slice(at + 2)];
	if (!task || !BARE_THING.test(text.slice(task.start, parts[at + 1]?.start ?? task.end))) return parts;
	for (const to of [at + 1, at + 2]) {
		const [before, part] = [parts[to - 1], parts[to]];
		if (!before || !part || !areNeighbours(text, before, part)) return parts;
		const words = text.slice(part.start, part.end);
		if (TOPIC.test(words) || NAMED.test(words) || (to === at + 1 && NAMED_BARELY.test(words)))
			return [...parts.slice(0, at), { ...task, end: part.end }, ...parts.slice(to + 1)];
		const between = text.slice(part.start, part.end).trim();
		if (between.split(/\s+/).length > MOST_BETWEEN || !between.endsWith(',')) return parts;
	}
	return parts;
}
