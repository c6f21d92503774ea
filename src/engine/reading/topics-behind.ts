import { areNeighbours } from './hanging-parts.ts';
import type { Part } from './part.ts';

/** "..., comparing fractions", "..., all about bees": the subject of what is asked for. */
const TOPIC =
	/^(?:(?:comparing|covering|introducing|teaching|exploring|practi[sc]ing|celebrating|announcing|describing|reviewing|revising|recapping|discussing|looking at|focus{1,2}ing on) |(?:all )?about (?!\d|the (?:same|size)|half|a (?:page|hundred|dozen)|an? (?:hour|week|day))|based on )\p{L}/iu;
/** A thing to make that has no subject yet: "One hour lesson,". */
const BARE_THING =
	/^\W{0,3}(?:(?:please|pls|i|i'd|we|need|want|like|make|write|plan|create|design|give|me|us|an?|one|two|\d+|hour|minute|min|week|page|short|quick|simple|little|first) ?){0,6}[- ]?(?:lesson|talk|assembly|worksheet|quiz|presentation|speech|workshop|session|essay|article|leaflet|poster|lecture|unit|story|poem|post|newsletter|plan)(?: plan| series)?,\s*$/iu;
/** Words between the thing and its subject: "Year 4,". */
const MOST_BETWEEN = 4;

/** Joins the subject of what is asked for to it, where commas part them: "One hour lesson, Year 4, comparing fractions". */
export function withTopicsBehind(text: string, parts: readonly Part[]): readonly Part[] {
	const at = parts.findIndex(({ kind }) => kind === 'task');
	const task = parts[at];
	if (!task || !BARE_THING.test(text.slice(task.start, parts[at + 1]?.start ?? task.end))) return parts;
	for (const to of [at + 1, at + 2]) {
		const [before, part] = [parts[to - 1], parts[to]];
		if (!before || !part || !areNeighbours(text, before, part)) return parts;
		if (TOPIC.test(text.slice(part.start, part.end)))
			return [...parts.slice(0, at), { ...task, end: part.end }, ...parts.slice(to + 1)];
		const between = text.slice(part.start, part.end).trim();
		if (between.split(/\s+/).length > MOST_BETWEEN || !between.endsWith(',')) return parts;
	}
	return parts;
}
