import { AUDIENCES } from '../data/audiences.ts';
import { LANGUAGE_NAMES } from '../data/people-languages.ts';
import { TONES } from '../data/tones.ts';
import { stemsOf } from '../passage.ts';
import { anyOf } from './escape.ts';
import { type Rule, rule } from './rule.ts';

const TONE = anyOf(TONES);
const TONE_CUES = stemsOf(TONES);
const AUDIENCE_CUES = [...stemsOf(AUDIENCES), 'year', 'eli5', 'targ', 'pers', 'view', 'poin', 'like'];
const LANGUAGE_CUES = [...stemsOf(LANGUAGE_NAMES), 'lang'];
const DEGREE =
	'(?:(?:very|really|quite|fairly|more|less|too|as|slightly|somewhat|super|extremely|highly|a bit|a little|rather) )?';
const TONE_LIST = `${DEGREE}${TONE}(?:(?:,| and| but| yet| or|, and|, but|\\/) ${DEGREE}${TONE}){0,4}`;
const READER = `(?:${anyOf(AUDIENCES)})(?:s|es)?`;
const LANGUAGE = anyOf(LANGUAGE_NAMES);

/** "in Kannada", "only in German", "the Vietnamese language" */
const language = rule(
	'language',
	LANGUAGE_CUES,
	`\\b(?:(?:only|entirely|completely|fully|exclusively|solely) )?(?:in|into|to|using|using only|from|with) (?:only )?(?:the )?${LANGUAGE}(?=$|[.,;:!?)"]| (?:language|only|and|or|please|with|for|using|no|without|so|as|but|version|translation|text|words?|alphabet|script|letters|lowercase|all|at|to|about|that|which|in|on|about)\\b)(?: (?:language|only|and ${LANGUAGE})\\b)?(?: only\\b)?[^.;]{0,0}|\\b${LANGUAGE} (?:language|only|translation|version)\\b(?:,? (?:and )?no other languages? (?:is|are) allowed)?|\\b(?:language|output language)\\s*[:=]\\s*${LANGUAGE}\\b`,
	{
		isMeant: (_, match) => !/\b(?:to|in|with) polish\b/.test(match[0]),
	},
);

/** "for teenagers", "to my boss", "explain it to a 5-year-old", "audience: CFOs" */
const audience = rule(
	'audience',
	AUDIENCE_CUES,
	`\\b(?:(?:for|to|at|aimed at|aim (?:\\w+ ){1,3}at|target(?:ed|ing)?(?: at)?|intended for|geared towards?|suitable for|appropriate for|understandable (?:by|to|for)|accessible to|catered to|towards?|like i'm|as if i(?:'m| am| were)|as though i(?:'m| am)) (?:an? |the |my |our |your |all |other |young |new |older |complete |total |absolute |busy |non-technical |technical |potential |prospective )*(?:[\\w'-]{2,16} ){0,2}?(?:(?:\\d{1,2}|five|six|seven|eight|ten|twelve)[ -]year[ -]olds?|${READER})\\b(?! (?!(?:of|in|at|who|whose|which|with|without|from|on|and|or|to|that|about|so|for|as|by|using|but|please|only|should|must|can|is|are|i|we|you|not|no|what|how|why|when|where|like|too|such|while|since|because|if|via|through|into|per|also|then|than|under|over|during|after|before|now|today|here|there|this|these|their|its|it|has|have|had|was|were|will|may|need|want|do|does|\\w{2,14}ing|\\w{2,14}ed)\\b)[a-z])(?: (?:of|in|at|who|with|from|on)\\b [^.,;!?]{1,60})?|eli5|(?:target )?audience(?: (?:is|are|will be)|:) [^.;!?]{2,80}|like i'm (?:five|5)|(?:from the )?(?:perspective|viewpoint|point of view) of [^.;,!?]{2,60})`,
	{
		isMeant: (before, match) =>
			!isTakingPart(before, match[0]) &&
			!/^to (?:people|person)\b/i.test(match[0]) &&
			!/^(?:to|towards?) (?!an? |the |my |our |your |all |other |young |new |older |complete |total |busy |non-|technical |potential )\S+ \S/i.test(
				match[0],
			) &&
			!/\b(?:similar|related|due|according|thanks?)\s*$/i.test(before),
	},
);

/** "a trip for two adults": people who come along, not readers. */
const COUNTED =
	/^for (?:(?:a |the )?(?:family|group|party|couple) of )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few) (?!year|grade)/i;
const OUTING =
	/\b(?:trips?|holidays?|vacations?|itinerar(?:y|ies)|part(?:y|ies)|dinners?|lunch|tours?|outings?|getaways?|travel|weekends?|picnics?|tables?|hotels?|flights?|room)\b[^.;!?]{0,60}$/i;
const isTakingPart = (before: string, words: string) =>
	COUNTED.test(words) ? !/year[ -]olds?/i.test(words) : /^for /i.test(words) && OUTING.test(before);

/** "be firm but polite", "keep it chatty", "tone: formal" */
const framed = rule(
	'tone',
	TONE_CUES,
	`\\b(?:(?:be|sound|sounds|sounding|seem|feel|stay|remain|keep|keep it|make it|make this|keep things|keep the (?:tone|language|style|voice)|tone|style|voice|mood|in an?|with an?|using an?|more|less|in)(?: is| should be| must be|:)? (?:a |an |the )?)${TONE_LIST}(?:(?: and| but|,)? [\\w-]{2,16}){0,2}?(?: (?:tone|style|manner|way|voice|mood|language|register|fashion|attitude|vibe|feel)\\b(?: of voice)?)?`,
);

/** "Formal tone", "casual style" */
const labelled = rule(
	'tone',
	TONE_CUES,
	`\\b${TONE_LIST}(?: and [\\w-]{2,16})? (?:tone|style|manner|voice|mood|language|register|vibe|attitude|way)\\b`,
);

/** "a funny song", "angrily" */
const adjective = rule(
	'tone',
	[...TONE_CUES, 'angr', 'funn', 'gent', 'kind', 'simp'],
	`\\b(?:${TONE}(?:(?:,| and|, and) ${TONE})? (?=(?:[\\w-]{2,14} ){0,2}(?:posts?|essays?|stor(?:y|ies)|poems?|articles?|answers?|responses?|summar(?:y|ies)|e-?mails?|messages?|paragraphs?|descriptions?|explanations?|reports?|letters?|notes?|bios?|speech(?:es)?|reviews?|songs?|raps?|limericks?|haikus?|jokes?|tweets?|captions?|blogs?|dialogues?|ads?|advertisements?|taglines?|slogans?|riddles?|quiz(?:zes)?|critiques?|tone)\\b)|(?:angri|polite|formal|informal|casual|professional|sarcastic(?:al)?|humorous|playful|poetic(?:al)?|dramatic(?:al)?|enthusiastic(?:al)?|confident|funni|gentl|kind|simp|clear)ly)\\b`,
);

/** "in the style of Hemingway", "in a Zen-like style", "like a pirate", "as a rap"; not "i said yes like an idiot" */
const style = rule(
	'style',
	'in like as into firs seco thir past pres futu act pret role brit amer uk us',
	`\\b(?:in (?:the |a |an )?(?:[\\w'-]{2,20} ){0,3}(?:style|manner|voice|spirit|fashion|tone|format|form|way|perspective|person|tense)\\b(?: of (?!the (?:text|document))[^.,;!?]{1,60})?|(?<!\\b(?:feels?|felt|feeling|looks|looked|smells?|treat\\w*|said|was|acts|acted|behav\\w+|eats|ate|works|worked|went)(?: \\w+){0,4} )like an? [\\w'-]{3,20}(?: [\\w'-]{3,20})?(?=[.,;!?]|$)|(?:as|into) (?:a|an) (?:[\\w-]{2,14} )?(?:rap|song|poem|letter|dialogue|story|haiku|limerick|tweet|speech|script|play|ballad|sonnet|riddle|joke|fairy tale|news report|conversation)\\b|(?:first|second|third)[ -]person|(?:past|present|future) tense|(?:act|pretend|role-?play) (?:as|like|to be|you are)[^.;!?]{1,120}|pretend (?:that )?you[^.;!?]{1,120}|(?:british|american|uk|us) (?:english )?spelling)`,
);

export const VOICE_RULES: readonly Rule[] = [language, audience, framed, labelled, adjective, style];
