import type { Clause } from '#engine/types';

const GREETING =
	/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there| all| everyone)?(?:\s{0,3}[,!.:-]{1,3}|(?= (?:please|pls|plz|can|could|would|will) ))\s{1,4}/i;
const PLEASE = /^(?:please|pls|plz|kindly|ok(?:ay)?,?|so,)\s{1,4}/i;
const REQUEST =
	/^(?:(?:i was|i am|i'm|im) (?:just )?(?:wondering|hoping) (?:if|whether) )?(?:(?:can|could|would|will) (?:you|u)(?: please| pls| plz| kindly| maybe| possibly)?|you could)\s{1,4}/i;
/** "Would you consider yourself smart?" is a question about the one who is asked, not a request to consider. */
const ASKS_OPINION =
	/^(?:can|could|would|will) (?:you|u) (?:consider|say|agree|be|like|prefer|rather|think|believe|call|want|mind)\b/i;
const THANKS =
	/[\s,.]{0,4}\b(?:please|pls|plz|thanks|thank you|thx|cheers)(?: in advance| so much| a lot)?\s{0,3}[.!?]{0,3}$/i;

/**
 * Drops courtesy words from a request ("pls", "could you"): they carry nothing a model should act on. "Can you …" goes
 * only when the words after it are the request itself; a real question keeps its words.
 */
export function withoutCourtesy(text: string, clause: Clause): string {
	const opened = text.trim().replace(GREETING, '').replace(PLEASE, '');
	const request = REQUEST.exec(opened);
	const rest = request ? opened.slice(request[0].length).replace(PLEASE, '') : '';
	const isCommand = clause.verb !== null && rest.toLowerCase().startsWith(clause.verb) && !ASKS_OPINION.test(opened);
	const kept = isCommand ? rest : opened;
	const closed = kept.slice(0, -60) + kept.slice(-60).replace(THANKS, '');
	const asked = isCommand ? closed.replace(/\s{0,2}\?{1,3}$/, '') : closed;
	return asked.trim() === '' ? text : asked;
}
