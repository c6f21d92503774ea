/** Words that a language happens to share with English, by code. */
export const COGNATES: Readonly<Record<string, ReadonlySet<string>>> = {
	es: new Set(["Romance", "Formal", "Informal", "Error"]),
	fr: new Set(["Format", "Budget", "Sources", "Expert", "15 minutes", "Situation", "Style", "5 pages", "Sections", "Position", "Long", "Photo", "Illustration", "Portrait", "5 points", "Europe", "Dates", "Notation", "Version", "Tests", "Question", "[question]"]),
	de: new Set(["Format", "Budget", "Links", "Online", "Website", "Illustration", "Warm", "Neutral", "Region", "Version", "Tests", "Text"]),
};
