import type { TextLine } from '#engine/tagging/lines';

/** "Act as a ...", "You are a ...": a brief hands nothing over, however many lists it has. */
const BRIEF = /^\W*(?:(?:please )?act as|you are (?!given|provided|shown)(?:an?|the|now)|your (?:task|role)|role:)\s/i;
const HEADS =
	/^\W{0,4}(?:rules?|requirements?|constraints?|instructions?|guidelines?|criteria|conditions|tasks?|your (?:tasks?|role)|you (?:will|must|should|need to)|output|format)\b[^\n:]{0,40}:/i;
const ANNOUNCES =
	/\b(?:criteria|rules|requirements|guidelines|constraints|conditions|instructions)\b(?: (?:below|here|are|is|as follows|given below))?\W*$|\byou (?:will|must|should|need to)\W*$/i;
/** "summarise these rules:": they are what is worked on. */
const WORKS_ON =
	/\b(?:summari[sz]e|translate|rewrite|reword|rephrase|check|review|simplify|explain|proof-?read|improve|turn|convert|shorten|grade|mark|edit|fix|correct|debug|given|provided)\b/i;

/** Lines that look pasted, without the lists in which the person says what is wanted. */
export function withoutOwnLists(
	text: string,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
): readonly TextLine[] {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const [first] = lines;
	if (!first || pasted.length === 0) return pasted;
	const isBrief = BRIEF.test(wordsOf(first)) && !WORKS_ON.test(wordsOf(first));
	const own = new Set<TextLine>();
	lines.forEach((line, at) => {
		if (!pasted.includes(line)) return;
		const before = lines[at - 1];
		const isOpening = before === undefined || !pasted.includes(before);
		const lead = before ? wordsOf(before).trimEnd() : '';
		if (!isOpening) {
			if (before && own.has(before)) own.add(line);
		} else if (isBrief || HEADS.test(wordsOf(line)) || (ANNOUNCES.test(lead) && !WORKS_ON.test(lead))) own.add(line);
	});
	return pasted.filter((line) => !own.has(line));
}
