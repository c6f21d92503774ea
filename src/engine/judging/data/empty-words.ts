const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs that ask for something without naming the work, or only limit it, so that their object must name it. */
export const GENERAL_VERBS = words(`
	make do tell help give get have let show provide offer talk speak say act be behave become work use take put go run try
	please include mention avoid keep ensure add end start finish cover focus limit follow
	pretend play assist want need think consider know understand think's improve optimise optimize enhance better
	haz hazme dame ayudame dime fais donne aide dis mach mache gib hilf sag fai fammi dammi aiutami faca ajude diga`);

/** Words about prompts and answers as such: a text of nothing else has no subject. */
export const PROMPT_WORDS = words(`
	prompt prompts prompting engineer engineering engineered role roles persona task tasks context contexts background constraint constraints format formats formatted
	formatting tone tones audience audiences style styles output outputs input inputs example examples instruction instructions step steps
	detail details detailed clear clearly concise comprehensive thorough professional expert experts expertise specific precise accurate
	structure structured section sections bullet bullets point points json markdown table list lists heading headings ai assistant model llm
	gpt chatgpt claude gemini llama response respond responses answer answers reply quality result results goal goals objective objectives requirement requirements
	best better good great high top world class ultimate perfect amazing awesome advanced professional-grade world-class high-quality
	reasoning think thinking breath deep fluff bot system user message temperature token tokens must should always never ensure
	important critical max min maximum minimum words word length limit criteria success deliverable deliverables scope guidelines guideline rules rule`);

/** Buzzwords, which name no subject. */
export const FASHION_WORDS = words(`
	synergy synergies synergistic synergise synergize paradigm paradigms holistic holistically leverage leveraging leveraged ecosystem ecosystems
	disruptive disruption disrupt innovation innovative innovate scalable scalability actionable insight insights stakeholder stakeholders
	bandwidth cutting-edge bleeding-edge game-changing game-changer next-gen next-generation transformative transformation transform
	empower empowering empowerment robust seamless seamlessly agile agility proactive proactively dynamic mission-critical value-added
	value proposition alignment align vertical verticals horizontal deliver delivering framework frameworks solution solutions optimise optimize optimised optimized
	optimisation optimization streamline streamlined strategic strategically strategy core competency competencies deep dive circle
	low-hanging fruit move needle thought leadership best-in-class world-class turnkey end-to-end impactful impact growth hacking
	blockchain metaverse web3 ai-powered data-driven customer-centric user-centric future-proof omnichannel gamification
	mindset journey narrative unlock unlocking unleash supercharge revolutionise revolutionize revolutionary elevate elevating excellence
	drive driving enable enabling enablement maximise maximize facilitate monetise monetize operationalise operationalize roi kpis kpi utilise utilize
	ideate ideation iterate pivot granular tapestry realm landscape multifaceted pivotal testament quantum meta visionary visioneering
	velocity touchpoint touchpoints learnings offline sync mindshare capability capabilities integrated integration`);

/** The filler text of printers. */
export const LOREM_WORDS = words(`
	lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam
	quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat
	nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum`);
