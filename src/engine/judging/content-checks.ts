import type { Check, Looked } from './check.ts';
import { isAboutSomething, quoted } from './check.ts';
import type { Evidence } from './evidence.ts';

const SPECIFIC = 20;
const GENERAL = 5;
const GUESSED = 8;
const SUBJECT_POINTS = [0, 5, 8, 10, 12, 15];
const WEAK_SUBJECT = 5;
const PURPOSE =
	/\b(?:because|so that|in order to|to help|the (?:goal|aim|purpose|point) is|we(?:'re| are| want| need| hope)|i(?:'m| am| want to|'ve| have)|it (?:is|will be) (?:for|used)|used (?:for|by|in)|background:|context:)/i;

/** Checks of the task, its subject, the audience and the purpose. */
export const CONTENT_CHECKS: readonly Check[] = [
	{ id: 'task', label: 'Says what is wanted', most: SPECIFIC, look: lookForTask },
	{ id: 'subject', label: 'Says what it is about', most: 15, look: lookForSubject },
	{ id: 'audience', label: 'Says who or what it is for', most: 10, look: lookForAudience },
	{ id: 'context', label: 'Gives purpose or background', most: 10, look: lookForContext },
	{ id: 'material', label: 'Brings along what it works on', most: 5, look: lookForMaterial },
];

function lookForTask({ nonsense, ask, isTelegraphic }: Evidence): Looked {
	if (nonsense !== null) return { points: 0, finding: nonsense };
	if (ask === null) return { points: 0, finding: 'Nothing is asked for: no verb and no thing to make.' };
	const said = quoted(ask.product ?? ask.clause.verb ?? ask.clause.span.text);
	if (isTelegraphic) {
		return ask.product
			? { points: 10, finding: `It names ${said}, in single words.` }
			: { points: GENERAL, finding: 'Single words do not say what is wanted.' };
	}
	if (ask.kind === 'named' || ask.product) return { points: SPECIFIC, finding: `It asks for ${said}.` };
	if (ask.kind === 'guessed')
		return { points: GUESSED, finding: 'It tells something, and leaves open what is wanted.' };
	return { points: GENERAL, finding: `${said} does not say what kind of answer is wanted.` };
}

function lookForSubject(evidence: Evidence): Looked {
	const { subject, isTelegraphic } = evidence;
	if (!isAboutSomething(evidence)) return { points: 0, finding: 'No subject could be made out.' };
	if (subject.length === 0) return { points: WEAK_SUBJECT, finding: 'The subject is in the material.' };
	const points = SUBJECT_POINTS[Math.min(subject.length, SUBJECT_POINTS.length - 1)] ?? 0;
	const finding = `It speaks of ${subject.slice(0, 3).join(', ')}${subject.length > 3 ? ' and more' : ''}.`;
	return { points: isTelegraphic ? Math.min(points, WEAK_SUBJECT) : points, finding };
}

const OPENING = 1200;
const openingOf = (text: string): string => text.slice(0, OPENING);

function lookForAudience(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const named = evidence.firstRule('audience')?.span ?? evidence.firstFact('audience')?.span;
	if (named) return { points: 10, finding: `For ${quoted(named.text)}.` };
	const tool = evidence.firstFact('tool')?.span ?? evidence.firstRule('tool')?.span;
	if (tool) return { points: 8, finding: `It has to work with ${quoted(tool.text)}.` };
	const party = OWN_PARTY.exec(openingOf(evidence.reading.text));
	if (party) return { points: 6, finding: `Only hinted at: ${quoted(party[0])}.` };
	return { points: 0, finding: 'Nobody is named.' };
}

const OWN_PARTY =
	/\b(?:my|our|for) (?:\w+ )?(?:boss|manager|team|colleagues?|clients?|customers?|landlord|teacher|friends?|mum|mom|dad|parents?|wife|husband|partner|family|company|school|shop|class|students?|guests?|users?|readers?|people|kids|children|adults?|beginners?|two|three|four|someone|us|me)\b|\b(?:customers|students|readers|users|patients|employees|guests)\b/i;

function lookForContext(evidence: Evidence): Looked {
	if (!isAboutSomething(evidence)) return NOT_YET;
	const { reading } = evidence;
	const told = reading.clauses.filter(({ role, span }) => role === 'context' && span.text.length >= 20);
	const purpose = PURPOSE.exec(openingOf(reading.text));
	const facts = reading.facts.filter(({ kind }) => BACKGROUND.has(kind)).length;
	const points =
		Math.min(2, told.length) * 4 + (purpose ? 4 : 0) + Math.min(3, facts) * 2 + (reading.material.length > 0 ? 4 : 0);
	if (points === 0) return { points, finding: 'It does not say what it is for or what has happened.' };
	const first = told[0]?.span.text ?? purpose?.[0] ?? reading.facts.find(({ kind }) => BACKGROUND.has(kind))?.span.text;
	return { points, finding: first ? `It says ${quoted(first)}.` : 'The passage stands beside it.' };
}

const BACKGROUND: ReadonlySet<string> = new Set([
	'date',
	'time',
	'name',
	'money',
	'file',
	'url',
	'number',
	'duration',
	'quote',
	'placeholder',
	'email',
]);

function lookForMaterial(evidence: Evidence): Looked {
	const { reading, subject, isTelegraphic } = evidence;
	if (!isAboutSomething(evidence)) return NOT_YET;
	if (reading.material.length > 0) return { points: 5, finding: 'The passage to work on is there.' };
	if (reading.lacksMaterial) return { points: 0, finding: 'It speaks of a passage that is not there.' };
	if (subject.length < 2 || isTelegraphic) return { points: 0, finding: 'Nothing is given to start from.' };
	return { points: 5, finding: 'It needs no passage, or says where it is.' };
}

export const NOT_YET: Looked = { points: 0, finding: 'This counts once it is clear what is wanted, of what.' };
