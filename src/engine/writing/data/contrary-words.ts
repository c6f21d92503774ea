/** Pairs of patterns for qualities that exclude each other. A negated word counts for the other side. */
export const POLES: readonly (readonly [one: RegExp, other: RegExp])[] = [
	[
		/\b(?:formal(?:ly)?|businesslike|official)\b(?! (?:dress|wear|attire|clothes))/i,
		/\b(?:informal(?:ly)?|casual(?:ly)?|chatty|slang|relaxed|as i would (?:tell|say)|like (?:a|an old|my) (?:friend|mate))\b/i,
	],
	[
		/\b(?:serious(?:ly)?|solemn|sombre|dignified)\b(?! (?:issue|problem|injur))/i,
		/\b(?:funny|humou?r(?:ous)?|silly|playful|jokes?|witty|laugh|cheeky)\b/i,
	],
	[
		/\b(?:short|brief|briefly|concise|in a nutshell|one[- ]liner)\b/i,
		/\b(?:in (?:full |great |more )?detail|very detailed|at length|exhaustive|in[- ]depth|the full story|as long as possible|comprehensive)\b/i,
	],
	[
		/\b(?:beginners?|novices?|nothing at all about it|new to it)\b/i,
		/\b(?:experts?|specialists?|advanced readers?)\b/i,
	],
	[/\brhym(?:es?|ed|ing)\b/i, /\b(?:free verse|unrhymed)\b/i],
	[/\b(?:first person|as [“"]i[”"])/i, /\bthird person\b/i],
	[/\b(?:british english|uk spelling)\b/i, /\b(?:american english|us spelling)\b/i],
];

/** Patterns of ingredients, by the group that a person may refuse. */
export const MEMBERS: Readonly<Record<string, string>> = {
	meat: 'meat chicken beef pork lamb ham bacon turkey sausage steak mince duck veal burger brisket chorizo salami',
	fish: 'fish salmon tuna cod haddock mackerel sardine trout anchovy',
	seafood: 'seafood fish salmon tuna cod prawn shrimp crab mussel lobster squid',
	shellfish: 'shellfish prawn shrimp crab mussel lobster',
	dairy: 'dairy milk cheese cream butter yoghurt yogurt custard',
	nut: 'nut almond walnut peanut cashew hazelnut pecan pistachio praline marzipan',
	gluten: 'gluten bread pasta wheat flour couscous barley noodle',
	alcohol: 'alcohol wine beer gin vodka whisky rum prosecco champagne cocktail',
	egg: 'egg omelette mayonnaise',
	sugar: 'sugar syrup honey',
};

/** Diets with the things that they exclude. */
export const DIETS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/\b(?:vegetarian|veggie)\b/i, ['meat', 'fish', 'seafood']],
	[/\bvegan\b/i, ['meat', 'fish', 'seafood', 'dairy', 'egg']],
	[/\bgluten[- ]free\b/i, ['gluten']],
	[/\b(?:dairy|lactose)[- ]free\b/i, ['dairy']],
	[/\bnut[- ]free\b/i, ['nut']],
];

/** Features that a text may have or lack. */
export const FEATURES =
	'bullet table list emoji hashtag heading headline joke jargon swearing quote footnote example picture photo image rhyme music dancing game mushroom rice spice chilli garlic onion tomato potato museum beach car flight';
