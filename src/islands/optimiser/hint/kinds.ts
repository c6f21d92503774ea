import type { HintCopy } from '#copy/answer-copy';

export type SlotName = keyof HintCopy['slots'];

export type Kind =
	| 'translation'
	| 'passage'
	| 'career'
	| 'message'
	| 'story'
	| 'code'
	| 'text'
	| 'plan'
	| 'ideas'
	| 'explanation'
	| 'question'
	| 'other';

/** Details worth stating for each kind of request, most useful first; the task itself always comes before them. */
export const SLOTS: Readonly<Record<Kind | 'none', readonly SlotName[]>> = {
	translation: ['material', 'targetLanguage'],
	passage: ['material', 'length'],
	career: ['length', 'tone'],
	message: ['subject', 'recipient', 'length', 'tone'],
	story: ['subject', 'audience', 'length', 'tone'],
	code: ['programmingLanguage', 'subject'],
	text: ['subject', 'audience', 'length', 'tone'],
	plan: ['time', 'budget'],
	ideas: ['count', 'audience'],
	explanation: ['subject', 'audience', 'length'],
	question: [],
	other: ['format'],
	none: ['audience', 'length', 'format'],
};

/** Cues of each kind of request. The first cue in the text decides: "an email about our app" is an email. */
export const KIND_CUES: readonly (readonly [Kind, RegExp])[] = [
	['translation', /\btranslat(?:e|ion|ing)\b/i],
	[
		'passage',
		/\b(?:summari[sz](?:e|ing)|summary of|tl;?dr|proofread|rewrite|reword|rephrase|paraphrase|shorten|condense|polish|edit (?:this|my|the)|(?:improve|correct|simplify|fix) (?:this|my|the|these|it)\b(?! (?:code|function|script|bug))|make (?:this|it) (?:shorter|clearer|better))\b/i,
	],
	['career', /\b(?:cover letter|cv|r[ée]sum[ée]|letter of recommendation|linkedin (?:summary|profile|bio))\b/i],
	['message', /\b(?:e-?mails?|messages?|letter|dm|sms|whatsapp|reply|invitation|thank[- ]you note|memo)\b/i],
	[
		'story',
		/\b(?:story|stories|poems?|songs?|lyrics|haikus?|limericks?|sonnets?|fairy ?tales?|novel|screenplay|rap)\b/i,
	],
	[
		'code',
		/\b(?:python|javascript|typescript|java|kotlin|php|ruby|rust|golang|sql|bash|powershell|regex|html|css|code|functions?|scripts?|unit tests?|macro|web ?app|api endpoint|query)\b|\bc(?:\+\+|#)/i,
	],
	[
		'text',
		/\b(?:articles?|essays?|blogs?|posts?|tweets?|reports?|proposals?|press release|newsletters?|ads?|adverts?|product description|descriptions?|bio|speech|captions?|landing page|paper|brochure|flyer|copy|requirements)\b/i,
	],
	['plan', /\b(?:plan|itinerary|schedule|roadmap|routine|agenda|timetable)\b/i],
	[
		'ideas',
		/\b(?:ideas|brainstorm|suggest(?:ions)?|names for|titles for|slogans?|list of|give me (?:some|a few)|tips)\b/i,
	],
	['explanation', /\b(?:explain|explanation|teach me|how (?:do|does|can|to)|help me understand|what (?:is|are))\b/i],
	['question', /^\W{0,3}(?:who|when|where|which|why|how (?:many|much|far|old|long)|is|are|can|does|do|did)\b/i],
	[
		'other',
		/\b(?:write|create|make|draft|design|compose|generate|build|prepare|compare|analy[sz]e|calculate|solve|find|extract|classify|review|recommend|describe|organi[sz]e|list|answer|choose|check|research|evaluate)\b/i,
	],
];
