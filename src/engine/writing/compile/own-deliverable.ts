import { afterOpener } from '#engine/reading/openers';
import type { Clause, Reading, Span } from '#engine/types';
import { afterGiven, findGivenThing, withThing } from './given-thing.ts';
import { RESULT_NOUNS, RESULT_VERBS } from './result-nouns.ts';

/** What the person asked to be handed over, named in their words: "An 8-stanza poem celebrating nature's beauty". */
export interface OwnDeliverable {
	readonly text: string;
	readonly span: Span;
}

const LONGEST = 200;
const LONGEST_REQUEST = 700;
/** More would be the request over again. */
const MOST = 3;
const LONG_TEXT = 1000;
const SHORTEST_WORDS = 3;
const LEAD_CHARS = 110;
const VERBS = [...RESULT_VERBS, ...Object.keys(RESULT_NOUNS)].join('|');
const VERB = new RegExp(
	`^([^.:;!?]{0,${LEAD_CHARS}}?)(?<![\\w'-])(?:(?:${VERBS})(?:,| and|, and) )?(${VERBS}) (?:(?:me|us|up(?! to)|to me|to us|for me|for us|in (?:great |full )?detail,?|briefly|clearly|in simple terms) ){0,2}(?=\\S)`,
	'i',
);
/** What may stand before the verb without being part of what is asked for. */
const LEAD =
	/^(?:[-*•\d.)\s]{0,6}|(?:please|pls|kindly|now|hi|hello|hey|so|ok|okay|then|next|first|firstly|second|secondly|third|thirdly|finally|lastly|additionally|also|and)[,\s]{1,3}|(?:can|could|would|will) (?:you|u) (?:please |kindly |help me )?|(?:i (?:want|need|would like)|i'd like) (?:you )?to |help me (?:to )?|let's |(?:your|the) (?:task|job|goal) is to |you (?:should|must|need to|have to|will(?: be (?:required|asked) to)?|are (?:required|asked|going) to) |(?:i(?:'d| would) (?:appreciate|love|like) (?:it )?|it would be (?:great|nice|helpful|good) )if you (?:could |would )?|(?:given|based on|using|for|imagine|assume|suppose|as|in)\b[^.:;!?]{1,90}, (?:please )?){0,4}$/i;
/** "Write my boss an email": the first noun is not what is written. */
const RECEIVER =
	/^(?:my|our|his|her|their|him|them|it|this|that|these|those|down|out|about|back|in|on|to|with|as|and|or|whether|if|sure|use|your (?:answer|response|reply|output))\b/i;
const ANSWERED =
	/^(?:your (?:work|answers?|reasoning|thinking|choices?|solution)|it|this|that|these|those|them|him|her|me|us|in|on|with|as|and|or)\b/i;
/** "I need to improve my skills": that is the person's own work. */
const OWN_WORK = /\bi(?:'d| would)? (?:want|need|like) to $/i;
/** "... and then describe": a second command is no part of the first result. */
const NEXT_COMMAND =
	/(?:,? and|,? then|,|,? but)(?: then| also| finally| please)? (?:write|explain|describe|give|provide|list|include|make|tell|show|add|discuss|compare|summari[sz]e|create|generate|identify|suggest|use|ensure|do|don't|try|keep|avoid|translate|convert|analy[sz]e|find|determine|evaluate|state|output|return|answer|name|calculate|emphasi[sz]e|highlight|get|take|put|start|begin|end|finish|focus|follow|consider|imagine)\b.{0,700}$|(?:(?<!\d) [-–—] |: ).{0,700}$/is;
/** "A list of all towns should be compiled by size" names the thing before its verb. */
const PASSIVE =
	/^((?:An?|The) [^.:;!?]{3,140}?) (?:should|must|needs? to|has to|is to) be (?:written|compiled|created|made|produced|generated|prepared|drafted|composed|designed|provided|given)\b([^.:;!?]{0,60})[.!]?$/;

/** Where a long name can end and still name the thing. */
const TAIL =
	/,? (?:so that|such that|ensuring|making sure|which|who|where|when|while|incorporating|including|highlighting|focusing|concentrating|using|adhering|following|taking|considering|detailing|describing|explaining|discussing|in order to|that|to)\b/gi;

/** What the thing is made from or for belongs to its name: "for a quick workout", "based on the given keywords". */
const FROM_WHAT = /^(?:for|based on|using|from|according to|given) /i;

/** None where the request names nothing that could be handed over: a question, a pronoun, a verb without such a noun. */
export function findOwnDeliverables(tasks: readonly Clause[], { language, text }: Reading): OwnDeliverable[] {
	if (language.code !== 'en') return [];
	const most = text.length > LONG_TEXT ? 2 : MOST;
	const given = findGivenThing(text.slice(0, LONGEST_REQUEST));
	return tasks
		.flatMap(({ span }) => {
			const request = span.text.slice(0, LONGEST_REQUEST).replaceAll('\n', ' ');
			return nameResults(request, given).map((name) => ({ text: name, span }));
		})
		.slice(0, most);
}

function nameResults(clause: string, given: string | null): string[] {
	const passive = PASSIVE.exec(clause);
	if (passive) return [`${passive[1]}${passive[2]}`];
	const request = afterGiven(clause);
	const command = afterOpener(request) ?? request;
	const first = nameResult(command, given);
	if (first === null) return [];
	const opener = request.slice(0, request.length - command.length).replace(/,\s{1,4}.{0,8}$/, '');
	const whole = FROM_WHAT.test(opener)
		? `${first.name}, ${opener.charAt(0).toLowerCase()}${opener.slice(1)}`
		: first.name;
	const hasSecond = !INFINITIVE.test(first.name) && !/^make\b/i.test(first.next);
	const second = hasSecond ? nameResult(first.next, given) : null;
	return [whole.length > LONGEST ? first.name : whole, ...(second === null ? [] : [second.name])];
}

const JOINT = /^(?:,? and|,? then|,? but|,|:| [-–—])(?: then| also| finally| please)? /i;
/** "A form that allows a friend to fetch her and give her lunch": the second verb may hang on the first. */
const INFINITIVE = /\bto (?!the\b|an?\b|my\b|our\b|your\b)[a-z]{2,20}\b/i;

/** The name of what a command asks for, and the command that follows it in the same clause. */
function nameResult(request: string, given: string | null): { readonly name: string; readonly next: string } | null {
	const match = VERB.exec(request);
	if (!match || !LEAD.test(match[1] ?? '')) return null;
	const noun = RESULT_NOUNS[(match[2] ?? '').toLowerCase()];
	if (noun !== undefined && OWN_WORK.test(match[1] ?? '')) return null;
	const rest = request.slice(match[0].length);
	const next = NEXT_COMMAND.exec(rest)?.[0] ?? '';
	const object = within(withThing(rest.slice(0, rest.length - next.length), given).replace(/[\s.,;:!?]{1,8}$/, ''));
	if (object === null || (noun === undefined ? RECEIVER : ANSWERED).test(object)) return null;
	const text = noun === undefined ? object : `${noun} ${object.replace(/^if\b/i, 'whether')}`;
	if (text.split(' ').length < SHORTEST_WORDS || text.includes('"""') || /[.?!]\s/.test(text)) return null;
	return { name: withCapital(text), next: next.replace(JOINT, '') };
}

const withCapital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** All of it, or as much as still names the thing. */
function within(object: string): string | null {
	if (object.length <= LONGEST) return object;
	const end = [...object.matchAll(TAIL)].map(({ index }) => index).findLast((at) => at <= LONGEST && at > 12);
	return end === undefined ? null : object.slice(0, end).replace(/,? (?:who|which|that|and|or|but)$/i, '');
}
