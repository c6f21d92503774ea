/** Kinds of detail by patterns for a short description; the first match counts. */
const KINDS: readonly (readonly [string, RegExp])[] = [
	['material', /\b(?:text|source|file|document|data(?:set)?|content|article|material|code|image|problem|input)s?\b/i],
	['health', /\b(?:diet\w*|health|allerg\w*|medical|nutrition\w*|calor\w*|physical|injur\w*)\b/i],
	['level', /\b(?:level|experience|skill\w*|expertise|knowledge|complexity|difficulty|proficiency)\b/i],
	['audience', /\b(?:audience|reader\w*|age|gender|recipient|who|whom|for whom|people it is for|learners?)\b/i],
	['budget', /\b(?:budget|price|cost|free|paid|afford\w*)\b/i],
	['place', /\b(?:locat\w*|region|city|country|place|where|destination|area)\b/i],
	[
		'platform',
		/\b(?:platform|operating system|device|software|tool|app|programming|browser|model|system|version|language)\b/i,
	],
	['quantity', /\b(?:number|quantity|count|how many|guests|size|group|people)\b/i],
	['time', /\b(?:time\w*|date|period|deadline|duration|frequency|schedule|when|long|days?|hours?|weeks?|as of)\b/i],
	['format', /\b(?:format|length|output|depth|detail|structure|presentation|chart)\b/i],
	['criteria', /\b(?:criteri\w*|features?|ranking|metrics?|requirements?|best|weight\w*|factors?)\b/i],
	['purpose', /\b(?:purpose|goals?|use|objective|intended|reason|occasion)\b/i],
	['resources', /\b(?:equipment|resources?|ingredients?|at hand|available)\b/i],
	['scope', /\b(?:scope|focus|aspects?|topics?|industry|sector|field|subject|side|specific)\b/i],
	['preference', /\b(?:prefer\w*|style|type|kind|genre|tone|taste|brand|colou?r|theme|mood)\b/i],
];

/** @returns the kind, or null if no pattern matches */
export function detailKind(description: string): string | null {
	return KINDS.find(([, pattern]) => pattern.test(description))?.[0] ?? null;
}
