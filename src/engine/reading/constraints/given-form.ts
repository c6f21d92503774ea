/** Verbs whose object exists already: "parse the JSON", "review a slide deck", "takes as input a CSV". */
const HANDLES =
	/\b(?:read(?:s|ing)?|open(?:s|ing)?|pars(?:e|es|ing)|convert(?:s|ing)?|turn(?:s|ing)?|chang(?:e|es|ing)|transform(?:s|ing)?|translat(?:e|es|ing)|review(?:s|ing)?|summari[sz](?:e|es|ing)|load(?:s|ing)?|import(?:s|ing)?|process(?:es|ing)?|continu(?:e|es|ing)|edit(?:s|ing)?|fix(?:es|ing)?|proofread|rewrit(?:e|es|ing)|analy[sz](?:e|es|ing)|explain(?:s|ing)?|upload(?:s|ing)?|receiv(?:e|es|ing)|accept(?:s|ing)?|tak(?:e|es|ing)|us(?:e|es|ing)|given|have|has|got|from|of|scrap(?:e|es|ing)|extract(?:s|ing)?|input(?: is| as|:)?) (?:(?:as )?(?:input|an? input) )?(?:(?:an?|the|this|that|my|our|his|her|their|your|some|any|following|given|these|above|attached|existing|long|short|two|all|multiple) ){0,3}$/i;
const HANDED_OVER = /^(?:in|as|into|to|return|output|give|produce|format)\b/i;
const POINTED_AT = /^(?:in |as |into |to |with |using )?the /i;
const STORED =
	/^ (?:files?|data|documents?|dumps?|exports?|strings?|responses?|feeds?|payloads?|between|above|below)\b/i;

/** Whether a format's name ("the JSON") means something given, not the format of the answer. */
export function isGivenForm(before: string, match: RegExpExecArray): boolean {
	const said = match[0].trim();
	const after = match.input.slice(match.index + match[0].trimEnd().length, match.index + match[0].length + 12);
	if (POINTED_AT.test(said) && !/\b(?:format|form|syntax|style|with|per)\b/i.test(said.slice(4))) return true;
	if (/\b(?:this|that|these|those|given|following|my|our|his|her|their|existing)\s+$/i.test(before)) return true;
	if (HANDED_OVER.test(said)) return false;
	return HANDLES.test(before.slice(-90)) || STORED.test(after);
}
