/** Words that name a manner of writing, not a property of the subject. */
export const TONES: readonly string[] =
	`formal informal semi-formal casual friendly warm polite courteous respectful firm assertive direct blunt diplomatic
	tactful professional businesslike business-like corporate conversational chatty upbeat cheerful enthusiastic excited passionate energetic
	playful humorous humourous funny witty sarcastic ironic satirical dry deadpan silly goofy whimsical quirky weird
	serious solemn sombre somber neutral objective impartial unbiased balanced factual matter-of-fact academic scholarly scientific technical
	plain simple straightforward accessible layman's jargon-free poetic lyrical romantic sentimental nostalgic dramatic epic suspenseful dark spooky
	inspiring inspirational motivational encouraging uplifting optimistic pessimistic hopeful empathetic empathic compassionate sympathetic supportive reassuring
	calm gentle kind caring urgent persuasive convincing confident authoritative commanding bold edgy provocative
	angry furious harsh critical apologetic humble modest grateful heartfelt sincere sad melancholic melancholy gloomy happy
	angrily politely formally informally casually professionally sarcastically humorously playfully poetically dramatically enthusiastically
	rude snarky cheeky flirty mysterious philosophical zen-like shakespearean old-fashioned modern youthful childlike mature
	catchy punchy snappy crisp concise clear engaging salesy luxurious elegant sophisticated down-to-earth relatable authentic human human-sounding natural`.split(
		/\s+/,
	);
