import type { Modifiers } from '#engine/modifiers';
import type { ConstraintKind, FactKind } from '#engine/types';

export interface SlotRule {
	/** The slot's name in a gap line. */
	readonly label: string;
	/** The placeholder in the result until the person fills it in. */
	readonly placeholder?: string;
	/** Pattern that the request must match for the slot to matter. */
	readonly arises?: RegExp;
	/** Pattern of words that fill it. */
	readonly words?: RegExp;
	readonly constraints?: readonly ConstraintKind[];
	readonly facts?: readonly FactKind[];
	readonly modifier?: (modifiers: Modifiers) => boolean;
	/** Filled as soon as the request says anything beyond its kind: "write a poem about rain". */
	readonly isSubject?: boolean;
	/** Whether the result is of little use without it, even with a placeholder: asked when the request is short. */
	readonly isBlocking?: boolean;
}

const AUDIENCE =
	/\b(?:for (?:my |our |the |a |an |young |new |small |busy )?(?!example|instance|free|sale|the (?:first|next|last))(?:[a-z-]+ )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|students?|pupils?|beginners?|experts?|adults?|readers?|customers?|clients?|colleagues?|team|boss|manager|friends?|family|mum|mom|dad|wife|husband|partner|sister|brother|girlfriend|boyfriend|teachers?|parents?|developers?|engineers?|managers?|executives?|investors?|patients?|seniors?|women|men|people|users?|audience|public|board|class|freshers|freshmen|grade|professionals?|year[- ]olds?|dog|cat|me|us)\b|to (?:my|our|a|an|the) [a-z]+|audience|\d+[- ]year[- ]olds?|grade \d+|aimed at|target(?:ed|ing))/i;
const LEVEL =
	/\b(?:beginners?|beginner's|novice|intermediate|advanced|expert|layman|laymen|simple terms|plain english|like i'?m (?:five|5)|eli5|5[- ]year[- ]old|five[- ]year[- ]old|from scratch|basic(?:s| knowledge)?|starting level|grade|undergraduate|graduate|phd|a level|gcse|kids?|children|non-technical|fitness level|years? of experience|never (?:done|used|tried))\b/i;
const DURATION =
	/\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|this|next|per|each|every|coming)[ -](?:[a-z]+[ -])?(?:minutes?|mins?|hours?|days?|nights?|weeks?|weekends?|months?|years?|semesters?)\b|\b(?:weekend|daily|weekly|bi-weekly|monthly|yearly|tomorrow|today|tonight|deadline|sundays?|mondays?|saturdays?|by (?:monday|friday|june|july|the end))\b/i;

/** Everything the engine knows about a slot apart from its wording in each type. */
export const SLOT_RULES: Readonly<Record<string, SlotRule>> = {
	audience: {
		label: 'Audience',
		constraints: ['audience'],
		facts: ['audience'],
		words: AUDIENCE,
		modifier: (chosen) => chosen.readerLevel !== 'general' || chosen.targetContext !== null,
	},
	for_whom: {
		label: 'Audience',
		arises:
			/\b(?:names?|slogans?|titles?|taglines?|content|activit(?:y|ies)|games?|gifts?|presents?|topics?|presentation|posts?|campaigns?|products?|questions|events?|party|parties|workshops?|lessons?|projects?|videos?)\b/i,
		constraints: ['audience'],
		facts: ['audience'],
		words: AUDIENCE,
		modifier: (chosen) => chosen.readerLevel !== 'general' || chosen.targetContext !== null,
	},
	level: {
		label: 'Level',
		// Kinds of work that everybody does alike, such as recipes and errands.
		arises:
			/^(?![\s\S]*\b(?:recipes?|cook(?:ing)?|bak(?:e|ing)|meals?|ingredients|dish(?:es)?|drinks?|cocktails?|delete|cancel|order|book(?:ing)?|buy|sell|download|find|apply|register|contact|download|convert)\b)/i,
		constraints: ['audience'],
		facts: ['audience'],
		words: LEVEL,
		modifier: (chosen) => chosen.readerLevel !== 'general',
	},
	length: {
		label: 'Length',
		constraints: ['length', 'count'],
		facts: ['length'],
		words: /\b(?:short|brief|concise|long|lengthy|detailed|one[- ]page|in-depth|few|couple)\b/i,
		modifier: (chosen) => chosen.length !== 'no-limit',
	},
	format: {
		label: 'Format',
		constraints: ['format'],
		facts: ['format'],
		words:
			/\b(?:json|csv|table|bullets?|list|markdown|xml|yaml|flash ?cards?|multiple choice|true.false|spreadsheet)\b/i,
		modifier: (chosen) => chosen.format !== 'paragraph',
	},
	count: {
		label: 'Number of items',
		constraints: ['count'],
		words:
			/\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple|the best|the most)\b/i,
	},
	results: {
		label: 'Number of results',
		arises:
			/\b(?:find|search(?: for)?|looking for|look for|collect|compile|recommend|suggest|provide|show|get|give) (?:me |us |for me )?(?:(?:some|the|a list of|any|few|best|top|online|good|free) ){0,3}(?:[\w-]{2,20} ){0,4}?(?:resources|tutorials|websites|platforms|articles|papers|books|courses|apps|tools|podcasts|movies|films|recipes|restaurants|hotels|jobs|events|products|laptops|phones|headphones|companies|brands|options|materials|guides|videos|channels|schools|studies|places|attractions|novels)\b/i,
		constraints: ['count'],
		words:
			/\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple|all)\b|\bthe (?:best|cheapest|nearest|most)\b/i,
	},
	place: {
		label: 'Place',
		isBlocking: true,
		arises:
			/\b(?:near(?:by|est)?|near me|my (?:area|city|region|town|location|neighbou?rhood|country|state|place|current location|(?:local )?community)|of my home\b|local(?:ly)?|around me|where i live|closest|in the (?:city|area|region)|(?:trip|vacation|holiday|travel insurance|flights?|getaway|honeymoon|hotels?))\b/i,
		words:
			/\b(?:in|near|around|to|from|at|of|for|through|across) (?:the )?[A-Z][\p{L}]+|\b(?:trip|vacation|holiday|travel|visit|days?|weekends?|weeks?|itinerary|getaway|honeymoon|hotels?|flights?) (?:to|in|around|for|near) (?!(?:my|the|a|an|me|us|two|work|family)\b)\p{L}{3,}|\b(?!(?:day|week|weekend|business|family|school|road|fishing|hiking|camping|summer|winter|beach|international|upcoming|first|cheap|next|cheapest|the|a|an|my|our|return|round|field|boat|city|ski|plan|organise|organize|book|find|planning|perfect|short|long)\b)\p{L}{4,} (?:trip|itinerary|vacation|getaway|holiday)\b/u,
		modifier: (chosen) => chosen.targetContext !== null,
	},
	files: {
		label: 'File or folder',
		isBlocking: true,
		arises: /\b(?:files?|folders?|directory|directories|inbox)\b/i,
		facts: ['file', 'url', 'quote', 'placeholder'],
		words:
			/\b[\w-]+\.\w{2,4}\b|(?:^|\s)[~/][\w/.-]+|\b(?:current|root|home|working|desktop|downloads|documents) (?:directory|folder)\b|\bhow (?:do|to|can)\b|\b(?:pdf|png|jpe?g|zip|docx?|excel|word|text|markdown|latex|gmail|outlook) (?:files?|inbox)\b/i,
	},
	platform: {
		label: 'Device or system',
		isBlocking: true,
		arises:
			/\b(?:(?:the|my|a|your|this) (?:new )?(?:system|computer|laptop|pc|device|phone|machine|smartphone|operating system|router|printer|car|vehicle|bike|motorcycle)|operating system|install (?!\w+ on (?:windows|linux|ubuntu|macos))|software update|disk space|kernel)\b/i,
		words:
			/\b(?:windows(?: \d+)?|mac(?:os| os|book)?|linux|ubuntu|debian|fedora|centos|unix|bash|powershell|iphone|ipad|ios|android|raspberry pi|chromebook|google|gmail|excel|wordpress|docker|node|aws|azure|toyota|honda|ford|tesla|bmw)\b/i,
		modifier: (chosen) => chosen.targetContext !== null,
	},
	as_of: {
		label: 'As of',
		arises:
			/\b(?:current(?:ly)?|latest|newest|recent|today|now|this (?:week|month|year)|price|rate|news|weather|standings|ranking|population|best|top|ceo|president|version|record)\b/i,
		constraints: ['deadline'],
		facts: ['date'],
		words: /\b(?:(?:19|20)\d\d|today|now|this (?:week|month|year)|last (?:week|month|year|decade)|yesterday)\b/i,
	},
	health: {
		label: 'Diet or health needs',
		arises:
			/\b(?:meal|diet|dinner|lunch|breakfast|menu|recipes?|workout|exercise|fitness|training (?:plan|program|schedule)|marathon|lose weight|weight loss|calories|nutrition|skincare)\b/i,
		words:
			/\b(?:vegan|vegetarian|gluten|keto|paleo|halal|kosher|allerg\w+|lactose|dairy[- ]free|diabet\w+|low[- ](?:carb|fat|sodium)|nut[- ]free|injur\w+|pregnan\w+|sensitive|no equipment|mediterranean)\b/i,
	},
	duration: {
		label: 'Time available',
		arises:
			/\b(?:trip|travel|vacation|holiday|itinerary|study plan|learning plan|schedule|roadmap|course|programme|program|visit)\b/i,
		constraints: ['deadline'],
		facts: ['duration', 'date'],
		words: DURATION,
	},
	hours: {
		label: 'Hours available',
		arises: /\b(?:study|learn|train(?:ing)?|workouts?|exercises?|practi[cs]e|routine|course|revision|exam)\b/i,
		words: /\bhours?\b|\bminutes?\b|\bfull[- ]time\b/i,
	},
	time: { label: 'Time available', facts: ['duration', 'time'], words: DURATION },
	period: {
		label: 'Period',
		facts: ['date', 'duration'],
		words: /\b(?:(?:19|20)\d\d|latest|recent|last|since|century|decade)\b/i,
	},
	budget: {
		label: 'Budget',
		constraints: ['budget'],
		facts: ['money'],
		arises:
			/\b(?:trip|travel|vacation|holiday|buy|purchase|hotel|restaurant|laptop|phone|car|gift|party|wedding|gear|equipment|products?|furniture|decorate|renovat\w+|camera|courses?|flights?|rent|apartments?|supplies|kit|subscription|invest\w*|shopping)\b/i,
		words: /\b(?:budget|cheap(?:est)?|affordable|low[- ]cost|under [£$€]|free|luxury|inexpensive|cost[- ]effective)\b/i,
	},
	criteria: {
		label: 'Criteria',
		constraints: ['include', 'budget'],
		words:
			/\b(?:based on|criteria|in terms of|considering|by price|cheapest|fastest|for (?:beginners|privacy|gaming|work|families))\b/i,
	},
	ranking: {
		label: 'Criteria',
		arises:
			/\b(?:best|top (?:\d|ten|five|three|rated)|(?:the|your|my) top (?!of)|top-\w+|most (?:popular|effective|pressing|important|in-demand|common|efficient|cited)|popular|reputable|highly[- ]rated|well[- ]rated|essential|must-\w+|award-winning)\b/i,
		words: /\b(?:based on|in terms of|by (?:price|rating|population|revenue|sales)|according to)\b/i,
	},
	starting_level: {
		label: 'Level',
		arises:
			/\b(?:courses?|tutorials?|learn(?:ing)?|lessons?|workouts?|training|train|study|fitness|exercises?|marathon|practi[cs]e|fluen\w+|career)\b/i,
		words: LEVEL,
		modifier: (chosen) => chosen.readerLevel !== 'general',
	},
	resources: {
		label: 'Tools and materials',
		arises:
			/\b(?:make|making|build|building|fix|repair|clean|grow|paint|sew|knit|craft|diy|cook|bake|recipes?|install|assemble|remove|create|creating|workout|experiment)\b/i,
		words: /\b(?:using|with (?:only )?(?:household|basic|common|the)|ingredients|tools|materials|python|excel)\b/i,
		constraints: ['tool'],
		facts: ['tool'],
	},
	situation: { label: 'Situation' },
	purpose: { label: 'Purpose', isSubject: true },
	focus: { label: 'Focus' },
	sources: { label: 'Sources', modifier: (chosen) => chosen.citations !== 'off' },
	source_types: {
		label: 'Kinds of source',
		words: /\b(?:peer[- ]reviewed|journals?|papers?|articles?|news|wikipedia|books?|reports?)\b/i,
	},
	citation_style: {
		label: 'Citation style',
		words: /\b(?:apa|mla|harvard|chicago|footnotes?|citations?)\b/i,
		modifier: (chosen) => chosen.citations !== 'off',
	},
	options: {
		label: 'Things to compare',
		placeholder: '[the things to compare]',
		isSubject: true,
		isBlocking: true,
	},
	use: { label: 'Use', words: /\bfor (?!example|instance)\w+/i },
	weights: { label: 'Weighting' },
	taste: { label: 'Style', constraints: ['style', 'tone'] },
	people: { label: 'Number of people', words: /\b(?:\d+ people|for (?:two|me|us|my (?:family|partner|team)))\b/i },
	recipient: {
		label: 'Recipient',
		words:
			/\b(?:to|for|my|your|their|our|with|tell|ask(?:ing)?|inform(?:ing)?|convince) (?:a |an |the |all |my |our )?(?:\w+ ){0,2}(?:boss|manager|supervisor|colleagues?|team|client|clients|customers?|landlord|teacher|professor|friend|friends|mum|mom|dad|parents?|wife|husband|partner|employer|recruiter|neighbou?r|hr|bank|company|staff|employees?|everyone|students?|sister|brother|aunt|uncle|doctor|school|council|supplier|vendor|team ?mate|ex|group|members|subscribers|candidate|applicant|guest|guests|family|son|daughter|(?<=\b(?:e-?mail|letter|message|note|text|card|reply|complaint|write) to (?:a |an |the |all |my |our )?(?:\w+ ){0,2})\w{4,}|jefe|chef|chefin|capo|him|her|them)\b|\b(?:to|dear) [A-Z]\w+|(?:^|\s)(?:a|à|au|an|al|alla|para|pour|für) (?:mi|mon|ma|mes|mein(?:e|en|em|er)?|meu|minha|mio|mia|il mio|la mia|o meu|a minha|el|la|le|un|una|une|der|die|das|den) \p{L}{3,}|(?:^|\s)(?:al|aux?|alla|allo|ao|à la|aos?) (?!inglés|español|francés|anglais|sujet|moins)\p{L}{4,}/u,
	},
	recipient_name: {
		label: "Recipient's name",
		placeholder: "[recipient's name]",
		// "my sister emma": the word after the relation, unless it continues the sentence.
		words:
			/\b(?:to|dear|for|named|called) (?:mr\.? |ms\.? |mrs\.? |dr\.? )?[A-Z][a-z]+\b|\bmy (?:sister|brother|mum|mom|dad|son|daughter|friend|boss|wife|husband|partner|colleague|teacher|landlord|manager|aunt|uncle|cousin|neighbou?r|client|girlfriend|boyfriend) (?!(?:who|whos|that|is|was|and|or|but|so|for|to|on|in|at|of|with|about|because|as|if|when|from|after|before|by|she|shes|he|hes|they|has|had|will|would|asking|saying|telling|thanking|inviting|explaining|regarding|not|thx|thanks|please|pls|birthday|wedding|party|for|turning|just|the|a|an|her|his|their)\b)[a-z]{3,12}\b/,
		facts: ['name'],
	},
	deadline: { label: 'Deadline', constraints: ['deadline'], facts: ['date'], words: DURATION },
	role: {
		label: 'Target role',
		placeholder: '[target role]',
		words:
			/\b(?:for|as) (?:a|an|the|my) [\p{L}-]+|\b(?:engineer|developer|manager|nurse|teacher|designer|analyst|assistant|intern(?:ship)?|marketing|sales|accountant|data scientist|job as)\b/iu,
	},
	background: {
		label: 'Your experience',
		placeholder: '[your experience]',
		words: /\b(?:\d+ years?|experience|i (?:have|worked|am a|studied)|my background|degree|graduate)\b/i,
	},
	achievements: { label: 'Results', facts: ['number', 'money'] },
	subject: { label: 'Subject', isSubject: true },
	product: { label: 'Product or offer', placeholder: '[product]', isSubject: true },
	goal: { label: 'Goal', isSubject: true },
	sections: {
		label: 'Sections',
		constraints: ['include', 'order'],
		words: /\b(?:sections?|headings?|structure|including|covering|template)\b/i,
	},
	data: {
		label: 'Data',
		placeholder: '[data]',
		isBlocking: true,
		arises:
			/\b(?:dataset|data ?set|data|csv|spreadsheet|database|table|numbers?|reviews|records?|logs?|sales|census|survey|trends?|traffic|hashtags?|list of)\b/i,
		facts: ['file', 'url', 'placeholder'],
		words:
			/\b(?:[\w-]+\.(?:csv|xlsx?|json|txt|sql|db)|columns?|named|called|with (?:id|the columns)|pandas)\b|[:=]\s*-?\d|\d+, ?\d+/i,
	},
	question: { label: 'Question', isSubject: true },
	tool: {
		label: 'Tool',
		constraints: ['tool'],
		facts: ['tool'],
		words:
			/\b(?:excel|google sheets|sql|postgres\w*|mysql|sqlite|python|pandas|r|tableau|power bi|spss|stata|matlab)\b/i,
	},
	chart: { label: 'Chart', words: /\b(?:chart|graph|plot|histogram)\b/i },
	tone: { label: 'Tone', constraints: ['tone'], facts: ['tone'], modifier: (chosen) => chosen.tone !== 'friendly' },
	channel: {
		label: 'Channel',
		words:
			/\b(?:instagram|facebook|linkedin|twitter|tweets?|tiktok|youtube|website|landing page|email|newsletter|blog|radio|tv|poster|flyer|brochure|google ads?|amazon|etsy|shopify|press|billboard|sms|whatsapp|post)\b/i,
	},
	call_to_action: {
		label: 'Call to action',
		words: /\b(?:call to action|cta|buy|sign up|subscribe|visit|book|register|contact|click|donate|join|download)\b/i,
	},
	keywords: { label: 'Keywords', constraints: ['include', 'frequency'] },
	angle: {
		label: 'Position',
		words:
			/\b(?:argu\w+|persuasive|for and against|pros and cons|critical|balanced|opinion|against|in favou?r|why|benefits?|dangers?|advantages|compar\w+|impact|history|review)\b/i,
	},
	genre: {
		label: 'Genre or mood',
		constraints: ['style', 'tone'],
		facts: ['tone'],
		words:
			/\b(?:funny|humou?rous|scary|spooky|sad|romantic|sci-?fi|science fiction|fantasy|horror|mystery|thriller|comedy|dark|love|haiku|limerick|sonnet|rap|fairy ?tale|epic|satir\w+|weird|adventure|bedtime|upbeat|whimsical|dystopian|post-apocalyptic|metal|warm|style of)\b/i,
		modifier: (chosen) => chosen.tone !== 'friendly',
	},
	honouree: {
		label: 'Person it is for',
		isBlocking: true,
		arises:
			/\b(?:birthday|anniversary|wedding|farewell|retirement|valentine'?s?|mother'?s day|father'?s day|graduation|congratulat\w+|get[- ]well|condolence|eulogy|obituary)\b/i,
		words:
			/\b(?:for|to|about|from|of) (?:my |our |the |a |an |her |his |their )?(?!about|around|under|over|at|least)[\p{L}]+|\b(?:my|our) [\p{L}]+|[\p{L}]+'s (?:\d+\w* )?(?:birthday|wedding|farewell|retirement|graduation)/iu,
	},
	point_of_view: { label: 'Narrator', words: /\b(?:first|third|second)[- ]person|point of view|narrat\w+/i },
	names: { label: 'Names', facts: ['name'] },
	persona: { label: 'Role to play', isSubject: true, isBlocking: true },
	turn_length: { label: 'Length of a turn', constraints: ['length'], facts: ['length'] },
	stop_rule: { label: 'End', constraints: ['end'], words: /\buntil\b|\bstop\b|\bafter \d+/i },
	boundaries: { label: 'Boundaries', constraints: ['exclude'] },
	style: {
		label: 'Style',
		constraints: ['style', 'tone'],
		words:
			/\b(?:photo\w*|realistic|watercolou?r|minimal\w*|cartoon|anime|oil|pixel|3d|vintage|modern|flat|sketch|style|black and white|cyberpunk|line art)\b/i,
	},
	ratio: {
		label: 'Shape',
		words: /\b(?:square|landscape|portrait|\d+:\d+|wide|vertical|horizontal|wallpaper|icon)\b/i,
	},
	mood: { label: 'Mood', constraints: ['tone'] },
	lettering: { label: 'Lettering', facts: ['quote'] },
	material: { label: 'Text to work on', placeholder: '[paste the text here]' },
	change_list: { label: 'List of changes', words: /\b(?:list|show|track|explain) (?:the |all |your )?changes\b/i },
	target_language: {
		label: 'Target language',
		isBlocking: true,
		constraints: ['language'],
		facts: ['language'],
		words:
			/\b(?:in)?(?:to|al|en|ins|in|auf|para(?: o)?|vers) (?:the )?(?:l'|le |el )?(?:[a-z]+ )?(?:english|spanish|french|german|italian|portuguese|dutch|japanese|chinese|mandarin|korean|russian|arabic|hindi|turkish|polish|greek|hebrew|latin|swedish|ingl[eé]s|espa[nñ]ol|anglais|fran[cç]ais|espagnol|allemand|deutsch\w*|englisch\w*|spanisch\w*|inglese|francese|spagnolo|tedesco|franc[eê]s|alem[aã]o?|\p{Lu}\p{Ll}{3,})\b|[中英日法德韩俄]文|[英日法德韩俄]语|英語|日本語|中国語/iu,
	},
	register: {
		label: 'Register',
		constraints: ['tone'],
		facts: ['tone'],
		words: /\b(?:formal|informal|casual|polite|business)\b/i,
	},
	region: { label: 'Region' },
	glossary: { label: 'Terms' },
	fields: { label: 'Fields', isSubject: true },
	normalise: { label: 'Notation' },
	labels: {
		label: 'Labels',
		isBlocking: false,
		constraints: ['choice'],
		words: /\b(?:as|into|either|or|by|if|whether|which|positive|negative|categories|labels|types?|not)\b|:/i,
	},
	tie_rule: { label: 'Ties' },
	reasons: { label: 'Reasons', words: /\b(?:why|reasons?|explain|justif\w+)\b/i },
	programming_language: {
		label: 'Programming language',
		isBlocking: true,
		constraints: ['tool'],
		facts: ['tool'],
		words:
			/(?<![\p{L}\p{N}])(?:python|pandas|numpy|javascript|js|typescript|java|kotlin|scala|c\+\+|c#|cpp|c|r|golang|go|rust|php|perl|lua|ruby|haskell|elixir|zig|matlab|dart|vba|bash|shell|powershell|html|css|react|vue|angular|svelte|node(?:\.?js)?|django|flask|fastapi|laravel|spring|sql|mysql|postgres\w*|sqlite|docker\w*|kubernetes|k8s|terraform|ansible|regex|regular expression|excel|google sheets|apps script|arduino|unity|unreal|swift\w*|flutter|android|pytorch|tensorflow|latex|graphviz|nixos|linux|opencv|pygame|tkinter|selenium|discord|wordpress|git|bat|batch|command|commands|assembly|website|web ?page|landing page|browser|chrome)(?![\p{L}\p{N}])/iu,
	},
	behaviour: { label: 'Behaviour', isSubject: true },
	inputs: {
		label: 'Inputs',
		placeholder: '[input]',
		isBlocking: true,
		arises:
			/\b(?:files?|folders?|director(?:y|ies)|documents?|dataset|data ?set|logs?|inbox|e-?commerce|websites?|web ?pages?|database|spreadsheet|backup|system check|stock prices?|mundane|step count|reviews|resumes|images)\b/i,
		facts: ['file', 'url', 'quote', 'placeholder'],
		words:
			/\b[\w-]+\.(?:csv|xlsx?|json|txt|pdf|log|xml|db|html|md)\b|(?:^|\s)[~/][\w/.-]+|\b(?:current|root|home|working|desktop|downloads) (?:directory|folder)?|\bhtml\b|\bcss\b|\b(?:csv|json|xml|xlsx|pdf|txt|markdown|excel)\b/i,
	},
	version: {
		label: 'Version',
		arises: /\b(?:library|framework|sdk|api|upgrade|deprecated|version)\b/i,
		words: /\b(?:version|v)\s?\d|\d+\.\d+/i,
	},
	error_handling: {
		label: 'Errors',
		arises:
			/\b(?:scripts?|programs?|reads?|files?|inputs?|pars(?:e|er|ing)|download\w*|upload\w*|api|apis|fetch\w*|users?|requests?|server|bot|scrap\w+|import|json|csv|data|forms?|cli|command|automat\w+)\b/i,
		words: /\b(?:errors?|exceptions?|invalid|handle|validat\w+|retry)\b/i,
		modifier: (chosen) => chosen.codeRigor !== 'off',
	},
	tests: {
		label: 'Tests',
		words: /\btests?\b/i,
		modifier: (chosen) => chosen.codeRigor === 'production' || chosen.codeRigor === 'standard',
	},
	performance: { label: 'Size of input', facts: ['number'] },
	error: {
		label: 'Error',
		placeholder: '[error message]',
		facts: ['quote'],
		words:
			/\b(?:\w+(?:Error|Exception)|error:|line \d+|segfault|segmentation|undefined|null|crash\w*|wrong|instead of|fails?|throws?|hangs?|slow|doesn'?t|does not|isn'?t|not)\b/,
	},
	expected: { label: 'Expected result', words: /\b(?:should|expected|instead)\b/i },
	scope: { label: 'Scope of changes' },
	scale: {
		label: 'Scale',
		facts: ['number'],
		words: /\b(?:users?|requests|scale|large|small|million|thousand|enterprise|startup|team)\b/i,
	},
	stack: {
		label: 'Tools',
		constraints: ['tool'],
		facts: ['tool'],
		words: /\b(?:aws|azure|gcp|kafka|postgres\w*|redis|kubernetes|docker|python|java|node|react|mongodb|serverless)\b/i,
	},
	problem: { label: 'Problem', isSubject: true, facts: ['number'] },
	precision: {
		label: 'Precision',
		arises:
			/\b(?:estimat\w*|average|percent\w*|interest|speed|volume|area|radius|root|rates?|prices?|costs?|ratio|probability|mass|weight|velocity|density|temperature)\b|\d\.\d|%/i,
		words: /\b(?:decimals?|round\w*|exact\w*|approximat\w+|estimate|significant)\b/i,
	},
	method: { label: 'Method', words: /\b(?:using|by|with|without|via)\b/i },
	standard: { label: 'Curriculum', words: /\b(?:gcse|a-level|sat|act|common core|ielts|toefl|gre|curriculum)\b/i },
};
