import { describe, expect, it } from 'vitest';
import { STORED } from '#engine/knowledge/stored';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION } from '#engine/review-model';
import { GENRES_APART } from '../data/unfit-options.ts';

function write(text: string, modifiers: Partial<Modifiers>, answers: Readonly<Record<string, string>> = {}): Optimised {
	const wishes = {
		revision: NO_REVISION,
		asked: [],
		takesDefaults: true,
		given: { answers, accepted: [], skipped: [] },
	};
	return optimise(text, { ...DEFAULT_MODIFIERS, ...modifiers }, wishes) as Optimised;
}

const rulesOf = ({ provenance }: Optimised) => provenance.map(({ rule }) => rule);

describe('an option is overruled by typed words, and the result quotes them', () => {
	it.each([
		['write a formal apology to a customer in bullet points, 3 bullets', { tone: 'casual' }, 'formal'],
		['explain how interest rates work in bullet points, 3 bullets', { format: 'table' }, 'in bullet points'],
		[
			'write a formal apology to a customer in bullet points, for experts',
			{ readerLevel: 'beginner' },
			'to a customer',
		],
		['email to my landlord about the broken boiler, polite but firm', { tone: 'academic' }, 'polite but firm'],
		['blog post about composting at home, under 400 words, beginners', { readerLevel: 'expert' }, 'beginners'],
		['wedding speech, best man, some jokes but nothing rude', { tone: 'academic' }, 'some jokes but nothing rude'],
		['act as a career coach and tell me how to ask for a raise', { archetype: ['Chef'] }, 'act as a career coach'],
		['cover letter for a barista job, half a page', { length: 'long' }, 'half a page'],
		['give me 5 names for a dog grooming business in leeds', { variations: 'multiple' }, '5 names'],
		['essay on the causes of ww1, use harvard referencing', { citations: 'APA-lite' }, 'harvard referencing'],
		['work out 17% of 4350, just the answer', { reasoning: 'step-by-step' }, 'just the answer'],
		['quick and dirty python script to rename my photos', { codeRigor: 'production' }, 'quick and dirty'],
		['explain vaccines to my class, no examples', { examples: 'contextual' }, 'no examples'],
		['help me choose between two job offers, just be straight with me', { tone: 'casual' }, 'be straight'],
		['write a haiku for a retiring lollipop man', { length: 'long' }, 'haiku'],
		['summarise these minutes in 3 bullets for my director', { depth: 'detailed' }, '3 bullets'],
		['speech for my daughters birthday, 3 minutes, from dad', { length: 'long' }, '3 minutes'],
		['i have to give the vote of thanks on thursday. about 2 minutes. make it warm', { length: 'long' }, '2 minutes'],
		[
			'message the parents of my under 9s about shouting at the ref',
			{ readerLevel: 'beginner' },
			'message the parents',
		],
		["explain reverse charge vat like i'm a plasterer", { readerLevel: 'expert' }, "like i'm a plasterer"],
		['explain the clause about noise so tenants understand', { readerLevel: 'expert' }, 'so tenants understand'],
		[
			'three opening paragraphs for a crime novel, first person',
			{ variations: 'multiple' },
			'three opening paragraphs',
		],
		[
			"write me a report for execs. i don't want slides with bullet points",
			{ format: 'bullets' },
			'with bullet points',
		],
		['write a text the day before (short, they do not read) and one for no answer', { length: 'long' }, 'short'],
		['explain the new shifts in simple words', { tone: 'academic' }, 'in simple words'],
	] as const)('%s: %j', (text, choice, words) => {
		const [name = ''] = Object.keys(choice);
		const result = write(text, choice);
		expect(rulesOf(result)).not.toContain(`modifier.${name}`);
		const told = result.optionalRefinements.join('\n');
		if ('depth' in choice) expect(told).toContain(`Your words “${words}” set the size`);
		else expect(told).toContain(`was left out, because your text says “${words}”.`);
		expect(result.gaveWay, 'told apart from questions, to stand above the result').toEqual([
			expect.stringContaining(`“${words}”`),
		]);
	});

	it.each([
		['give me ideas for a dog grooming business in leeds', { readerLevel: 'expert' }],
		['press release for our charity fun run on 3 may, in bristol', { tone: 'academic' }],
		['press release for our charity fun run on 3 may, in bristol', { format: 'bullets' }],
		['design a quiz for a casual dining restaurant', { tone: 'academic' }],
		['my boss is very formal. write a toast for his party', { tone: 'casual' }],
		['choose between two jobs, one is a 20 min cycle away, the other 55 minutes by train', { length: 'long' }],
		['my script reads 400 csv files and takes 25 mins, how do i make it fast', { length: 'long' }],
		['turn these notes into minutes, action points in bold with initials', { tone: 'academic' }],
		['our sales fell and everyone has a theory. in what order do i check?', { structureLock: ['Hook', 'Offer'] }],
		['lesson plan on pitch for my class. i want them to write one proper scientific sentence', { length: 'long' }],
		['write a checklist for our narrowboat hirers. put a line at the bottom for signatures', { length: 'long' }],
		['what should we put in writing before we talk about money? england, will is simple', { tone: 'academic' }],
		['quick packed lunch ideas, no fridge, no sandwiches', { length: 'long' }],
		['help me review a paper. the implants were only 7 days in simple saline and no error bars', { tone: 'academic' }],
		['reply to this review: "waited 50 mins, keep it short next time"', { length: 'long' }],
	] as const)('and to nothing else: %s: %j', (text, choice) => {
		const [name = ''] = Object.keys(choice);
		const result = write(text, choice);
		expect(rulesOf(result)).toContain(`modifier.${name}`);
		expect(result.gaveWay).toEqual([]);
	});

	it.each([
		['summarise my notes in 3 bullets for my director', { format: 'bullets' }],
		['write a short scary story for brownies, told by torchlight', { length: 'short' }],
		['write a casual note to my team about the move', { tone: 'casual' }],
		['cut my bio down without it sounding robotic', { authentic: true }],
		['cut my bio down without it sounding robotic', { tone: 'authentic' }],
	] as const)('but stands once, with no sentence, where the text says the same: %s: %j', (text, choice) => {
		const [name = ''] = Object.keys(choice);
		const result = write(text, choice);
		expect(rulesOf(result)).not.toContain(`modifier.${name}`);
		expect(result.gaveWay).toEqual([]);
	});

	it('quotes no passage and no long sentence', () => {
		const text =
			'translate for the reviews page of our guesthouse, the guest wrote in german: "Sehr gemütliches Haus, die Wirtin ist eine Seele von Mensch. Wir kommen wieder!"';
		for (const said of write(text, { readerLevel: 'expert' }).gaveWay) {
			expect(said).not.toContain('Haus');
			expect(said.length).toBeLessThan(170);
		}
	});

	it('an answer beside the text overrules it too', () => {
		const answers = { 'blog-post.reader': 'Beginners', 'poem.mood': 'Funny' };
		const result = write('blog post about composting at home', { readerLevel: 'expert', tone: 'academic' }, answers);
		expect(rulesOf(result).filter((rule) => rule.startsWith('modifier'))).toEqual([]);
		expect(result.optionalRefinements).toEqual([
			'The option tone “academic” was left out, because you answered “It should be funny”.',
			'The option reader level “expert” was left out, because you answered “For people who are new to it”.',
		]);
	});

	it('an answer of another kind does not', () => {
		const answers = { 'short-story.voice': 'Letters or a diary' };
		expect(rulesOf(write('short story about a lighthouse', { tone: 'casual' }, answers))).toContain('modifier.tone');
	});
});

describe('depth beside a size that was given', () => {
	it('adds steps and checks but does not ask for a longer answer, and says so', () => {
		const result = write('explain photosynthesis to my 8 year old, keep it short', { depth: 'detailed' });
		expect(rulesOf(result)).not.toContain('modifier.depth');
		expect(rulesOf(result).some((rule) => rule.endsWith('.step'))).toBe(true);
		expect(result.optionalRefinements.join('\n')).toContain('“keep it short” set the size');
	});

	it('is left out, and promises nothing, if it adds no step or check', () => {
		const result = write('i must tell the parish two things about the bench and the hedge, one page', {
			depth: 'detailed',
		});
		expect(rulesOf(result).some((rule) => rule.endsWith('.step') || rule === 'test.own')).toBe(false);
		expect(result.gaveWay).toEqual(['The option depth “detailed” was left out, because your text says “one page”.']);
	});

	it('asks a picture for detail, not for the reasons behind it', () => {
		const { prompt } = write('pls make logo prompt for midjourney, dentist for horses', { depth: 'detailed' });
		expect(prompt).toContain('Go into detail where it helps.');
	});
});

describe('an option that makes no sense for the work', () => {
	it.each([
		['funny poem for my nans 80th, 12 lines', { citations: 'Links' }, 'citations', 'a poem'],
		['python script to rename all my photos by date', { tone: 'casual' }, 'tone', 'a script'],
		['sql query to find duplicate emails in the users table', { format: 'table' }, 'format', 'an SQL query'],
		['bedtime story for my 4 year old about a digger', { format: 'table' }, 'format', 'a bedtime story'],
		['text my boss im ill today, cant come in', { format: 'table' }, 'format', 'a message about being off or late'],
		['what is the boiling point of ethanol', { variations: 'multiple' }, 'variations', 'a question of fact'],
		['funny poem for my nans 80th, 12 lines', { tone: 'executive' }, 'tone', 'a poem'],
		['funny poem for my nans 80th, 12 lines', { examples: 'contextual' }, 'examples', 'a poem'],
		['funny poem for my nans 80th, 12 lines', { structureLock: ['Hook', 'Offer'] }, 'structure lock', 'a poem'],
		['sql query to find duplicate emails in the users table', { length: 'long' }, 'length', 'an SQL query'],
		[
			'write a linkedin post about our apprentice passing her gas exams',
			{ citations: 'Links' },
			'citations',
			'a LinkedIn post',
		],
		[
			'text my boss im ill today, cant come in',
			{ safetyTone: 'advisory' },
			'safety tone',
			'a message about being off or late',
		],
		[
			'text my boss im ill today, cant come in',
			{ readerLevel: 'expert' },
			'reader level',
			'a message about being off or late',
		],
		[
			'why does my washing machine smell of eggs',
			{ creativity: 'high' },
			'creativity',
			'a question about the household',
		],
	] as const)('is left out and told: %s: %j', (text, choice, name, work) => {
		const result = write(text, choice);
		expect(rulesOf(result)).not.toContain(`modifier.${name}`);
		expect(result.optionalRefinements.join('\n')).toContain(
			`The option ${name} was left out: it does not apply to ${work}.`,
		);
	});

	it('is left out for one line of code, whose genre is sure, but not for a script, whose genre is not', () => {
		const rigour = { codeRigor: 'production' } as const;
		const regex = write('regex to match uk vehicle reg plates', rigour);
		expect(rulesOf(regex)).not.toContain('modifier.codeRigor');
		expect(regex.optionalRefinements.join('\n')).toContain('does not apply to a regular expression');
		const script =
			'my R script reads 400 csv files with read.csv in a for loop and rbind each time. how do i make it fast';
		expect(rulesOf(write(script, rigour))).toContain('modifier.codeRigor');
		expect(rulesOf(write(script, { tone: 'casual' }))).not.toContain('modifier.tone');
	});

	it('names only existing genres', () => {
		const ids = STORED.genres.map(({ id }) => id);
		expect(GENRES_APART.filter((id) => !ids.includes(id))).toEqual([]);
	});

	it('of several checks keeps those that make sense', () => {
		const { prompt, optionalRefinements } = write('press release for our charity fun run on 3 may, in bristol', {
			outputChecks: ['facts', 'edgeCases'],
		});
		expect(prompt).toContain('Every factual claim is given here');
		expect(prompt).not.toContain('Edge cases');
		expect(optionalRefinements.join('\n')).toContain('check for edge cases was left out');
	});
});
