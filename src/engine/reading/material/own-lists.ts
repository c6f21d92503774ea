import type { TextLine } from '#engine/tagging/lines';
import { RULE_VERBS, TASK_VERBS } from '../data/verbs.ts';

/** "Act as a ...", "You are a ...": the opening of a brief, whose lists are instructions. */
const BRIEF =
	/^\W{0,9}(?:(?:please )?act as|you are (?!given|provided|shown)(?:an?|the|now)|your (?:task|role)|role:)\s/i;
const HEADS =
	/^\W{0,4}(?:rules?|requirements?|constraints?|instructions?|guidelines?|criteria|conditions|tasks?|your (?:tasks?|role)|you (?:will|must|should|need to)|output|format)\b[^\n:]{0,40}:/i;
const ANNOUNCES =
	/\b(?:criteria|rules|requirements|guidelines|constraints|conditions|instructions)\b(?: (?:below|here|are|is|as follows|given below))?\W*$|\byou (?:will|must|should|need to)\W*$/i;
/** "summarise these rules:": the list under it is the passage. */
const WORKS_ON =
	/\b(?:summari[sz]e|translate|rewrite|reword|rephrase|check|review|simplify|explain|proof-?read|improve|turn|convert|shorten|grade|mark|edit|fix|correct|debug|given|provided)\b/i;

/** Lines that look pasted, without lists that are instructions. */
export function withoutOwnLists(
	text: string,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
): readonly TextLine[] {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const [first] = lines;
	if (!first || pasted.length === 0) return pasted;
	const isBrief = BRIEF.test(wordsOf(first)) && !WORKS_ON.test(wordsOf(first));
	const own = new Set<TextLine>(ownOrders(first, lines, pasted, wordsOf));
	lines.forEach((line, at) => {
		if (!pasted.includes(line)) return;
		const before = lines[at - 1];
		const isOpening = before === undefined || !pasted.includes(before);
		const lead = before ? wordsOf(before).trimEnd() : '';
		if (!isOpening) {
			if (before && own.has(before)) own.add(line);
		} else if (
			isBrief ||
			HEADS.test(wordsOf(line)) ||
			(ANNOUNCES.test(lead) && !WORKS_ON.test(lead)) ||
			(HAVE_THESE.test(lead) && ITEM.test(wordsOf(line)))
		)
			own.add(line);
	});
	return pasted.filter((line) => !own.has(line));
}

/** "We have these things on the table:": a statement about the list under it, which is the person's own. */
const HAVE_THESE =
	/\b(?:i|we)(?:'ve| have| had)?(?: got)? (?:these|the following|a few|some|two|three|four|five|six|seven|\d{1,2}) [^.:!?\n]{2,90}:\s*$/i;
const ITEM = /^\s*(?:\d{1,2}[.)]|[-*•])\s+(\p{L}+)/u;
const FEWEST_ITEMS = 3;
/** "The lyrics feature ...", under "write lyrics": a line about the thing asked for. */
const OF_THING =
	/^\W{0,9}the (lyrics|song|story|poem|e-?mail|letter|code|output|response|answer|essay|article|script|style|tone)s? (?:should|must|will|features?|has to|have to|needs? to)\b/iu;

/** The pasted lines that are wishes: numbered lines that each order something, or a paragraph about the thing asked for. */
function ownOrders(
	first: TextLine,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
	wordsOf: (line: TextLine) => string,
): readonly TextLine[] {
	const request = wordsOf(first);
	if (pasted.includes(first) || /\b(?:these|this|following|notes|list|below)\b/i.test(request)) return [];
	const thing = OF_THING.exec(wordsOf(pasted[0] ?? first))?.[1]?.toLowerCase();
	if (thing !== undefined && request.toLowerCase().includes(thing)) return pasted;
	const verbs = pasted.map((line) => ITEM.exec(wordsOf(line))?.[1]?.toLowerCase());
	const orders = verbs.filter((verb) => verb !== undefined && (TASK_VERBS.has(verb) || RULE_VERBS.has(verb)));
	const isAllItems = verbs.every((verb) => verb !== undefined) && lines.length > pasted.length;
	return isAllItems && pasted.length >= FEWEST_ITEMS && orders.length * 3 >= pasted.length * 2 ? pasted : [];
}
