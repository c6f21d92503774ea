/** By the verb that begins an instruction: the things that are asked for with it. */
export const NOUNS: Readonly<Record<string, RegExp>> = {
	'Write ':
		/^(?:bios?|letters?|e-?mails?|mails?|messages?|texts?|notes?|repl(?:y|ies)|responses?|posts?|captions?|bio|articles?|essays?|stor(?:y|ies)|poem|song|speech|toast|eulogy|obituary|reviews?|reports?|proposal|statement|reference|complaint|adverts?|ads?|descriptions?|newsletter|scripts?|dialogue|scene|haiku|limerick|slogans?|taglines?|headlines?|paragraphs?|invitations?|invite|apology|resignation|announcement|agenda|memo|policy|contract|cv|resume|résumé|formula|formulas|regex|macro|function|query|program|lyrics|sketch|monologue|blurb|listing|poster text|vows|blog|sop|minutes|greeting|testimonial|bedtime story|rhyme|code|sign|prompt|assessment|talk|piece|thank ?you|vote of thanks|word search|handover|summary|article|letter|signs?|flyers?|leaflets?|labels?|toasts|prayers?|icebreakers?)$/i,
	'Make ':
		/^(?:plan|menu|schedule|timetable|rota|checklist|lists?|quiz|worksheets?|table|chart|spreadsheet|budget|template|outline|calendar|flashcards|game|presentation|slides|deck|guide|routine|programme|itinerary|tracker|cheat ?sheet|crossword|swot|outline|syllabus)$/i,
	'Plan ':
		/^(?:trip|weekend|holiday|day out|party|workout|lesson|honeymoon|road ?trip|visit|getaway|training session|session|assembly|hen do|stag do|barbecue|bbq)$/i,
	'Design ': /^(?:logo|tattoo|poster|banner|business card|flyer design)$/i,
	'Suggest ': /^(?:gifts?|presents?|activity|activities|hobby|hobbies)$/i,
	'Create ': /^(?:image|picture|illustration|drawing|painting)$/i,
	'Give me ':
		/^(?:ideas?|names?|tips|options|suggestions?|recipes?|examples?|questions|advice|facts|synonyms|alternatives|exercises|prompts|jokes?|quotes|riddles?|dinners|lunches|things|ways|places|poems|songs)$/i,
};
/** Of these, those that take no "a": plurals, and words without one. */
export const MASS =
	/^(?:advice|code|feedback|lyrics|text|minutes|vows|slides|flashcards|presents|gifts|activities|hobbies|bios|ideas|names|tips|options|suggestions|recipes|examples|questions|facts|synonyms|alternatives|exercises|prompts|jokes|quotes|riddles|dinners|lunches|things|ways|places|signs|flyers|leaflets|labels|toasts|prayers|icebreakers|letters|emails|messages|texts|notes|replies|responses|posts|captions|articles|essays|stories|poems|songs|reviews|reports|adverts|ads|descriptions|scripts|slogans|taglines|headlines|paragraphs|invitations|formulas|lists|worksheets)$/i;
