import type { Modifiers } from '#engine/modifiers';

/** By option and value, words that say the same. When typed words match, no sentence reports the option as left out. */
export const SAME_POINT: Readonly<Partial<Record<keyof Modifiers, Readonly<Record<string, RegExp>>>>> = {
	tone: {
		executive: /\b(?:business-?like|to the point)\b/i,
		academic: /\b(?:academic|scholarly)\b/i,
		casual: /\b(?:casual|informal|chatty|conversational)\b/i,
		persuasive: /\b(?:persuasive|convincing)/i,
		neutral: /\b(?:neutral|objective|unbiased|impartial)\b/i,
		authentic: /\b(?:authentic|natural|human|like (?:me|i)|my (?:own )?voice|robot\w*|cringe\w*|salesy|corporate)\b/i,
	},
	format: {
		bullets: /\bbullet/i,
		table: /\b(?:tables?|columns?)\b/i,
		narrative: /\b(?:narrative|prose|story)\b/i,
	},
	length: {
		short: /\b(?:short|shortish|shorter|brief|briefly|concise|quick|shorten|condense|cut|trim)\b/i,
		long: /\b(?:long|longer|lengthy|at length)\b/i,
	},
	readerLevel: {
		beginner:
			/\b(?:beginners?|novices?|lay\w*['’]?s? terms|simple (?:words|terms|english|language)|plain english|non[- ]?technical\w*|eli5)\b|\blike i['’]?m\b/i,
		expert: /\b(?:experts?|specialists?|professionals)\b/i,
	},
	reasoning: { 'step-by-step': /\b(?:show|step[- ]by[- ]step)\b/i },
	creativity: {
		low: /\b(?:conventional|by the book)\b/i,
		high: /\b(?:creative|original|unusual|quirky|unexpected|outside the box)\b/i,
	},
	citations: { Links: /\blinks?\b/i, 'APA-lite': /\bapa\b/i, Footnotes: /\bfootnotes?\b/i },
	authentic: { true: /\w/ },
};

/** Manners that people mention only to refuse them. */
export const ARTIFICIAL = /\b(?:robot\w*|cringe\w*|salesy|corporate)\b/i;

/** "Not too formal", "without links": words that negate what they name. */
export const REFUSES = /\b(?:not?|nothing|never|without|skip|avoid|less|don['’]?t|isn['’]?t)\b/i;
