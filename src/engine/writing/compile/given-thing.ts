const GIVEN =
	/\byou (?:are|will be|have been) (?:given|provided with|shown|presented with) ((?:an?|one|two|three|four|some|several|the) [^.,;:!?\n]{2,60}?)(?=[.,;:!?\n]|,? and (?:you|your|asked)\b)/i;
const JOINT = /^(?:,? and|,)\s{1,4}/i;

/** "You are given two questions": "the two questions". Null where nothing is said to be given. */
export function findGivenThing(text: string): string | null {
	const thing = GIVEN.exec(text)?.[1];
	if (thing === undefined) return null;
	return `the ${thing.replace(/^(?:an?|one|some|several|the) /i, '')}`;
}

/** A request without the words that hand the thing over: "You are given a tweet and you should …". */
export function afterGiven(request: string): string {
	const given = GIVEN.exec(request);
	const rest = given?.index === 0 ? request.slice(given[0].length) : '';
	return JOINT.test(rest) ? rest.replace(JOINT, '') : request;
}

/** Says outright what an opening pronoun means: "it to another style", "whether it's kind". */
export function withThing(object: string, thing: string | null): string {
	if (thing === null) return object;
	return object.replace(/^((?:(?:if|whether) )?)(?:it|they|them)\b/i, (_, joint: string) => `${joint}${thing}`);
}
