/** A form whose replacement depends on the words around it. */
export interface InContext {
	/** Pattern for the words right before it, up to its first letter. */
	readonly before?: RegExp;
	/** Pattern for the words right after it. */
	readonly next?: RegExp;
	readonly to: string;
}

const KIN =
	'mum mom dad son daughter wife husband brother sister nan gran grandma grandad grandpa boss partner girlfriend boyfriend neighbour neighbor landlord manager colleague uncle aunt niece nephew baby dog cat'.split(
		' ',
	);
const OWNS: InContext['before'] = /\b(?:my|our|his|her|their|your) $/i;
/** Words after a person's name that are no verbs. */
const OWNED =
	/^ (?:\d+(?:st|nd|rd|th)|birthday|wedding|funeral|house|flat|home|garden|kitchen|car|job|school|class|classroom|teacher|nursery|anniversary|retirement|graduation|christening|eulogy|eyesight|room|bedroom|name|friends?|homework|football|karting|shop|salon|(?:nail|hair|beauty) salon|business|company|cv|recipes?|old|new|favou?rite|leaving|engagement|fridge|tv|telly|computer|bike|grave|memorial|carer|office|surgery|medication|tablets|pension)\b/i;

const possessives = KIN.map((one): [string, InContext[]] => [
	`${one}s`,
	[{ before: OWNS, next: OWNED, to: `${one}'s` }],
]);

/** Replacements by form, tried in order; the first one whose neighbours match applies. */
export const IN_CONTEXT: ReadonlyMap<string, readonly InContext[]> = new Map<string, readonly InContext[]>([
	...possessives,
	[
		'its',
		[
			{
				next: /^ (?:(?:a|an|the|not|been|gonna|going to|just|also|so|too|really|quite|always|never|still|already|probably|basically|actually|supposed|for|because|like|ok|okay|my|our|your|about|called|getting|got|gone|sold|broken|cancelled|over|no|me|you|us|them|in|on|at|out|raining|driving|freezing|boiling|leaking|ruining|killing|costing|starting to|more like|meant to|due|free|fine|too|up to|down to|to do with|not|hard to|easy to)|very(?! (?:nature|existence|own|heart|core|essence|best|first|name))|all(?! (?:\p{L}+ )?(?:members|parts))|only (?:an?|the|for|my|got|been|if|when|because|open)|due (?:on|in|by|at|next|to|mon|tue|wed|thu|fri|sat|sun))(?![\p{L}-])/iu,
				to: "it's",
			},
			{
				before: /(?:^|[.!?,;:\n]\s?|\b(?:so|because|bc|cos|and|but) )$/i,
				next: /^ \p{L}{2,}ing (?:me|us|my|the|a|an|him|her|on|in|at|again|to|really|now|out|up|down|off|for)\b/iu,
				to: "it's",
			},
			{
				before: /(?:^|[.!?,;:\n]\s?|\b(?:so|because|bc|cos|if|unless|make sure|think|but|and) )$/i,
				next: /^ (?:boring|flat|green|red|blue|black|white|brown|grey|pink|yellow|orange|purple|small|big|huge|tiny|old|new|heavy|free|closed|dead|due|dark|empty|fine|full|nearly|almost|mostly|mainly|half|gonna|hard|easy|cheap|expensive|cold|hot|bad|good|great|nice|sunny|raining|freezing|urgent|important|worth|my|her|his|their|\d+(?:st|nd|rd|th)?)(?=\s*(?:[,.!?;:)]|$)| (?:and|but|so|as|in|on|at|for|to|with|the|a|an|my|of|that|than|now|today|here|there|really|by|because|birthday|years?|weeks?|months?|days?|pounds?|euros?|quid)\b)/i,
				to: "it's",
			},
			{
				before: /\b(?:so|because|bc|cos|if|unless|make sure|think) $/i,
				next: /^ (?:less|more|easy|easier|hard|harder|cheap|cheaper|short|shorter|long|nice|good|bad|ready|clear|fun|safe|late|cold|hot)\b/i,
				to: "it's",
			},
		],
	],
	['bout', [{ next: /^ (?:\d|an? (?:hour|week|month|year)|half|ten|twenty|thirty|forty)/i, to: 'about' }]],
	[
		'ur',
		[
			{
				next: /^ (?:(?:not|going|gonna|doing|looking|having|coming|getting|trying|saying|stopping|moving|leaving|welcome|in|on|at)\b|(?:well|ok|okay|fine|good)(?=\s*(?:[,.!?;:)]|$)))/i,
				to: "you're",
			},
			{ to: 'your' },
		],
	],
	['gotta', [{ before: /(?:['’]ve|['’]s|\b(?:have|has|ive|weve|youve|theyve)) $/i, to: 'got to' }, { to: 'have to' }]],
	['wont', [{ before: /(?<!\b(?:his|her|their|my|our|the|is|was)) $|^$|\n$/i, next: /^ \p{L}/u, to: "won't" }]],
	[
		'ill',
		[
			{
				before: /(?:^|[.!?,;:\n(]\s?|\b(?:and|so|then|but|or|because|if|that) )$/i,
				next: /^ (?:be|have|do|go|call|send|bring|take|come|need|pay|paste|give|add|get|try|write|make|let|see|tell|put|pick|print|also|then|just|never|probably)\b/i,
				to: "I'll",
			},
		],
	],
	[
		'lets',
		[
			{
				before: /(?:^|[.!?\n]\s*)$/,
				next: /^ (?!us|me|you|him|her|them|people|the|my|our|your|in|out|off|down|to|for|are|is)\p{L}/iu,
				to: "let's",
			},
		],
	],
	[
		'were',
		[{ before: /\b(?:because|bc|cos) $/i, next: /^ (?:not|all|a|an|going|moving|having|trying)\b/i, to: "we're" }],
	],
	...['day', 'week', 'month'].map((unit): [string, InContext[]] => [
		`${unit}s`,
		[
			{ before: /(?:^|[^\d])(?:1|one|a) $/i, next: /^ notice\b/i, to: `${unit}'s` },
			{ before: /\d $/, next: /^ notice\b/i, to: `${unit}s'` },
		],
	]),
	['w', [{ before: /\p{L}{3,} $/u, next: /^ (?!(?:is|are|and|or|in|of)\b)\p{L}{2,}/iu, to: 'with' }]],
	...(['march', 'may'] as const).map((month): [string, InContext[]] => [
		month,
		[
			{
				before: /\d(?:st|nd|rd|th)?(?: of)? $/i,
				next: /^(?: \d{4}|\s?[-–,.;:!?)\n]|$| (?:at|to|and|for|in|by|from|which|so|is|was|we|i|please|or|if|but|with|no|on)\b)/i,
				to: month.charAt(0).toUpperCase() + month.slice(1),
			},
			{ next: /^ \d{1,2}(?:st|nd|rd|th)?(?![\d.:%])/i, to: month.charAt(0).toUpperCase() + month.slice(1) },
		],
	]),
]);

/** Words that always have a capital, by their form in small letters. */
export const CAPITALS: ReadonlyMap<string, string> = new Map(
	'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December Christmas Easter English British French German Spanish Italian Portuguese Japanese Korean Arabic Hindi Urdu Welsh Irish Scottish American Indian European Russian Romanian London Paris England Scotland Wales Ireland France Germany Spain Italy Europe America Canada Australia India Poland Portugal Greece Croatia Iceland Norway Sweden Denmark Finland Switzerland Austria Belgium Netherlands Morocco Egypt Kenya Nigeria Ghana Brazil Mexico Vietnam Thailand Japan Indonesia Malaysia Philippines Singapore Pakistan Bangladesh Argentina Colombia Ukraine Hungary Romania Bulgaria Serbia Slovenia Slovakia Lithuania Latvia Estonia Ethiopia Uganda Tanzania Zimbabwe Vietnamese Thai Dutch Greek Norwegian Swedish Danish Belgian Austrian Mexican Brazilian Canadian Australian Nigerian Kenyan Egyptian Moroccan Pakistani Ukrainian Hungarian Croatian Turkish Berlin Munich Barcelona Madrid Amsterdam Copenhagen Stockholm Helsinki Lisbon Budapest Krakow Istanbul Dubai Mumbai Tokyo Kyoto Osaka Seoul Beijing Shanghai Melbourne Brisbane Auckland Toronto Montreal Vancouver Chicago Seattle Miami Brooklyn Edinburgh Glasgow Manchester Liverpool Birmingham Sheffield Nottingham Leicester Cardiff Swansea Belfast Dublin Galway Cornwall Yorkshire Lancashire Stansted Heathrow Gatwick TikTok Netflix Spotify WhatsApp Facebook Instagram YouTube LinkedIn iPhone iPad'
		.split(' ')
		.flatMap((word): [string, string][] => [
			[word.toLowerCase(), word],
			[`${word.toLowerCase()}'s`, `${word}'s`],
		]),
);

/** Cities and regions whose names are no other word, at least behind "in", "to" or "from". */
export const PLACES: ReadonlySet<string> = new Set(
	'york leeds manchester liverpool birmingham bristol sheffield nottingham leicester newcastle sunderland durham carlisle chester oxford cambridge norwich ipswich brighton southampton portsmouth plymouth exeter gloucester cheltenham worcester coventry derby lincoln hull bradford preston blackpool bolton stockport wolverhampton swansea cardiff newport edinburgh glasgow aberdeen dundee inverness stirling perth belfast derry dublin galway limerick waterford cornwall devon somerset dorset kent essex surrey sussex norfolk suffolk yorkshire lancashire cumbria northumberland berlin munich hamburg cologne vienna zurich geneva brussels amsterdam rotterdam antwerp bruges barcelona madrid seville valencia malaga lisbon porto rome milan venice florence naples turin athens crete corfu prague budapest warsaw krakow copenhagen stockholm oslo helsinki bergen istanbul dubai cairo marrakesh lagos abuja accra nairobi johannesburg durban mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune kerala goa jaipur karachi lahore dhaka kathmandu colombo bangkok bali singapore tokyo kyoto osaka seoul beijing shanghai sydney melbourne brisbane adelaide auckland wellington toronto montreal vancouver ottawa chicago boston seattle houston dallas austin denver miami orlando atlanta philadelphia brooklyn california texas florida brazil mexico portugal greece turkey croatia iceland norway sweden denmark finland switzerland austria belgium netherlands morocco egypt kenya nigeria ghana jamaica japan china thailand vietnam'.split(
		' ',
	),
);
const BEFORE_PLACE = /\b(?:in|to|from|around|near|visit|visiting|through|via|outside|of) $/i;
const TITLE = /(?<!\b(?:the|an?|my|our|his|her|this|that|another) )\b(?:mr|mrs|ms|dr)\.? $/i;
const NO_NAME =
	/^(?:about|said|is|was|for|to|and|in|at|on|the|an?|who|that|will|has|had|or|if|but|because|with|as|from|of|told|says|asked|gave|put|re)$/;
const HAS_ARTICLE = /\b(?:the|an?|my|our|his|her|this|that|another) $/i;
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr']);

/** All words of which `mayBeMeant` tells. */
export const MEANT_FORMS: readonly string[] = [...CAPITALS.keys(), ...IN_CONTEXT.keys(), ...PLACES, ...TITLES];

/** Whether a word in small letters may have to change, because of its neighbours or as a name. */
export const mayBeMeant = (word: string): boolean =>
	CAPITALS.has(word) || IN_CONTEXT.has(word) || PLACES.has(word) || TITLES.has(word);

/** Whether a title, which ends in "r" or "s", may be before an offset. */
export function mayFollowTitle(text: string, at: number): boolean {
	if (text.charAt(at - 1) !== ' ') return false;
	const last = text.charAt(at - 2) === '.' ? at - 3 : at - 2;
	return 'rsRS'.includes(text.charAt(last));
}

/** The capitalised form of a title, of the name after it, or of a place; undefined for other words. */
export function withNameCapital(word: string, before: string, next: string): string | undefined {
	const behind = TITLES.has(word) ? /^\.? (\p{L}{2,})/u.exec(next)?.[1] : undefined;
	const isTitle = behind !== undefined && !NO_NAME.test(behind) && !HAS_ARTICLE.test(before);
	const isNamed = TITLE.test(before) && /^\p{Ll}{2,}$/u.test(word) && !NO_NAME.test(word);
	const isPlace = PLACES.has(word) && BEFORE_PLACE.test(before);
	return isTitle || isNamed || isPlace ? word.charAt(0).toUpperCase() + word.slice(1) : undefined;
}
