/** What the sections of a prompt are called by those who write prompts. */
const SECTION =
	/^[ \t]{0,4}(?:#{1,6} ?|\*\*|<)(?:your )?(?:role|persona|task|goals?|objectives?|intent|instructions?|rules?|constraints?|requirements?|context|background|audience|tone|style|(?:output )?format|output|deliverables?|examples?)\b/gim;
const LEAST = 3;

/** Whether a text was laid out for a model by whoever sends it: it opens with a section of a prompt and has several. */
export function isOwnBrief(text: string): boolean {
	const starts = [...text.matchAll(SECTION)].map(({ index }) => index);
	return starts.length >= LEAST && text.slice(0, starts[0]).trim() === '';
}
