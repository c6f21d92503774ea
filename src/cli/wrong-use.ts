/** The person can put this right; the message is shown to them as it is. */
export class WrongUse extends Error {
	override readonly name = 'WrongUse';
}
