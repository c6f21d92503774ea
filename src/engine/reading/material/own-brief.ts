/** Names of sections in prompts that people lay out themselves. */
const SECTION =
	/^[ \t]{0,4}(?:#{1,6} ?|\*\*|<)(?:your )?(?:role|persona|task|goals?|objectives?|intent|instructions?|rules?|constraints?|requirements?|context|background|audience|tone|style|(?:output )?format|output|deliverables?|examples?)\b/gim;
const LEAST = 3;

/** Whether a text is a prompt with sections of its own: it opens with one and has at least three. */
export function isOwnBrief(text: string): boolean {
	const starts = [...text.matchAll(SECTION)].map(({ index }) => index);
	return starts.length >= LEAST && text.slice(0, starts[0]).trim() === '';
}
