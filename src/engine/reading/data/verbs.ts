/** Verbs that open a piece of work: "write", "summarise". Base form, both spellings where they differ. */
export const TASK_VERBS: ReadonlySet<string> = new Set(
	`write draft compose create make build generate produce design develop prepare plan organise organize schedule outline
	explain describe define clarify illustrate elaborate expand discuss tell teach show demonstrate interpret present introduce
	summarise summarize condense shorten abridge recap paraphrase rewrite reword rephrase edit proofread revise improve polish
	correct fix repair debug refactor optimise optimize review critique criticise criticize assess evaluate rate grade judge rank score compare contrast
	analyse analyze examine investigate explore research study inspect audit check verify validate test diagnose troubleshoot
	translate convert transform transcribe localise localize adapt port migrate restructure reformat transpose
	extract identify find list enumerate name pick choose select suggest recommend propose advise brainstorm imagine invent devise
	classify categorise categorize label tag sort group cluster filter match map order arrange separate split merge combine join
	calculate compute solve prove derive simplify evaluate estimate predict forecast model simulate count convert measure
	implement code program script deploy install configure set setup automate integrate scrape parse render plot draw sketch paint
	chart visualise visualize graph animate illustrate compile collect gather curate assemble fill complete finish continue extend
	answer respond reply act pretend roleplay role-play play be become behave talk chat speak interview argue debate defend persuade convince
	help assist educate inform enlighten guide walk coach mentor tutor quiz ask recite sing rap narrate announce promote advertise pitch sell market
	give provide offer supply return output print display get fetch look search read scan open load save store export import upload download
	send email message text tweet post publish share invite apologise apologize thank congratulate request book order buy
	assign allocate determine decide detect distinguish differentiate infer deduce conclude reflect consider think
	rearrange replace remove delete update modify change adjust customise customize tailor personalise personalize add insert append
	use take put turn go start begin run execute perform conduct do apply turn craft formulate construct structure lay
	specify state justify support refute trace track monitor document annotate comment cite reference quote verbalise
	unpack uncover reveal highlight emphasise emphasize note point spell rhyme expound synthesise synthesize consolidate roast brief
	establish hide appoint designate locate eliminate format separate tabulate diagram storyboard role reverse encode decode encrypt decrypt`.split(
		/\s+/,
	),
);

/** Verbs that limit the work instead of asking for it: "include", "avoid", "keep it short". */
export const RULE_VERBS: ReadonlySet<string> = new Set(
	`include mention avoid keep use ensure limit stick follow end finish conclude close start begin open wrap enclose surround highlight
	add contain exclude omit skip leave refrain restrict maintain preserve retain respect obey adhere remember assume aim target
	cover focus emphasise emphasize stress feature incorporate insert put place separate mark indicate format capitalise capitalize
	bold italicise italicize underline number respond reply save sign address cite quote reference note let repeat copy
	specify allocate assign appoint designate label structure hide establish tailor write answer be do try never always only please have has don't dont`.split(
		/\s+/,
	),
);

/** Rule verbs that almost never stand as nouns, so a comma before them opens a new clause. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
	`include mention avoid keep ensure make use add write explain give provide describe tell ask save be exclude omit refrain
	end start begin finish wrap remember don't dont never do put suggest recommend create highlight translate summarise summarize
	respond reply return send convert calculate identify generate list show compare separate leave let then also please have
	print store export sort find choose pick rewrite follow stick limit focus cite quote repeat answer
	designate allocate assign specify indicate incorporate establish define`.split(/\s+/),
);

/** Words that ask: a clause that opens with one is a question even without its mark. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
	`what what's whats which who who's whom whose when where where's why how how's is are am was were does did do can could would
	should shall will may might has have had isn't aren't doesn't don't didn't can't won't whether`.split(/\s+/),
);
