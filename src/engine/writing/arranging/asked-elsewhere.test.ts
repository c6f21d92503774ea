import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const promptOf = (text: string): string => {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
};

it.each([
	'Went to see a man in Leeds about his roof, two days at £200 plus £90 for slates. He wants it in writing before Monday. Short.',
	"Forty people answered our advert and I can't ring each of them. A kind short note for those we turn down, no excuses.",
	'Got my aunt’s recipes, they are in Greek, my brother typed them. Want them in English. Keep her jokes. First one here soon.',
	'Standing for treasurer of the club, have to speak for two minutes on Friday. Say why me. The roof is the big issue.',
	'Taking my mum to see the gardens in Cornwall, 3 days by train, no car. Which order, where to stay?',
	'After a knee operation and a long winter, nothing is as it was. I hate gyms, can walk daily. Please make me a plan for eight weeks.',
	'Mobile dog grooming business, the van gets wrapped next week, want a few words for the doors that people remember. Bit silly is ok.',
	'I have to speak about my grandmother’s village, in front of my class. Six slides. I want food, a song and one story.',
	'Clerk is ill and I have to fill the agenda for the council: roads, bins, trees. Could you write three motions? Short ones.',
	'As a potter I show one bowl each week. Next is the blue one. Please 100 words, with a line on glaze and a price at the end.',
	'Mum and dad have been married 40 years on Sunday. 50 people in the hall. Funny but she will want to cry a bit.',
	'When I save an order in the shop, it saves it twice. Chrome 130, every time. I have to send this to the maker. Short.',
	'Room going in our house in York, 3 of us, a cat, £500 with bills. Want somebody quiet. For a website.',
	'Our clinic has to regrade the porter and the old document is from 2001. Please draft a current one: beds, post, phones, band 2.',
	'One of the boys backed the tractor into the gate this morning. One post bent. The boss says it must be in by six, no blame.',
	'New cook for the cafe, he is keen. What does he need on day one, week one, first month? The till, the keys. Keep it light.',
	'For our quiz evening at the home: ten on songs and films of the sixties. Put the answers on their own page. Big letters.',
	'I want to sell a course on bees, six modules, for people with small gardens. Give me the modules and a task for each.',
])('what was taken for the task only tells, so the request stays whole: %s', (text) => {
	expect(promptOf(text)).not.toContain('##');
});

it('a thing that the person has already is not to be made', () => {
	expect(promptOf('I have a table of readings every ten minutes and want the daily maximum, last month only.')).toMatch(
		/^I have a table/,
	);
	expect(promptOf('Got an email from my landlord and dont know how to answer it')).not.toContain('Write an email');
});

it('one item is not torn out of a list of contents', () => {
	expect(
		promptOf('Nobody finds my shop online. I need a page that says where we are, what it costs, and sounds human.'),
	).not.toContain('- What it costs');
});

it('a statement that leads up to a wish stays before it, and no rule is torn from the words it belongs to', () => {
	const talk = promptOf(
		"our four cousins need to talk about gran's house this sunday. make an agenda, 60 mins, with a break, repairs first, no blame",
	);
	expect(talk).not.toContain('- Our four cousins');
	expect(
		promptOf('need to tell my boss im not doing the roof without a harness. text, short, no attitude, polite'),
	).toContain('the roof without a harness.');
	expect(promptOf('how do i put 50 a month away and not dip into it')).toContain('away and not dip into it');
});
