/** Sizes of a text in words: "two pages", "3 bullets", "keep it short". */
export const SIZES =
	/\b(?:half (?:a|an)|(?:in|within|under|to|about) an?|one|two|three|four|five|six|\d[\d,]*)[ -](?:A4 )?(?:pages?|sides?|words?|characters?|sentences?|lines?|paragraphs?|verses?|stanzas?|slides?|bullets?|bullet points?)(?: (?:long|max\w*))?\b|\b(?:keep it|make it|nice and|not too|fairly|very|really|super) (?:short|brief|concise|long|quick)\b|\b(?:short|brief|concise|one-pager|at length)\s*[.,;]?$|\((?:short|brief|quick)\b|\b(?:haikus?|limericks?|sonnets?|couplets?|tweets?|one-liners?)\b|\b(?:shorten|condense|cut|trim) (?:it|this|that|these|down)\b|\b(?:down )?to (?:about |around |roughly )?half\b|\b(?:longer|shorter)\b(?= version| than| please|\s*[.,;!]?$)/i;

/** The length of a spoken thing in minutes; in other requests minutes are a fact: "20 min by bike". */
export const MINUTES =
	/\b(?:half an hour|(?:an?|one|two|three|four|five|ten|\d{1,3})[ -](?:minutes?|mins?))(?: (?:long|max\w*))?\b/i;

const SPOKEN =
	'(?:speech|talk|toast|eulogy|vote of thanks|presentation|podcast|video|script|sermon|homily|monologue|(?:sales|elevator|investor|my|a) pitch|announcement|tribute|lecture|briefing)';
/** A task to write something that will be spoken. */
export const ALOUD = new RegExp(`\\b${SPOKEN}\\b|\\bto read (?:aloud|out)\\b`, 'i');
/** Words that show that somebody will speak: "I have to give the vote of thanks", "I must explain it to the team". */
export const SPEAKS = new RegExp(
	`\\b(?:give|giving|deliver|make|making|do|doing) (?:an?|the|my|our) (?:\\w+ ){0,2}?${SPOKEN}\\b|\\b(?:explain (?:it|this|that)|present|speak) to (?:the|my|our|a)\\b`,
	'i',
);

/** A word for a small or great length before the name of a text; "a quick lunch" is no short text. */
export const FEW_WORDS =
	/\b(?:short|shortish|brief|concise|lengthy|one-page|two-page)\b|\bquick (?:\w+ )?(?:answer|note|message|text|email|reply|summary|overview|rundown|intro\w*|explanation|explainer|guide|line|post|update|recap|question|list)\b/i;
