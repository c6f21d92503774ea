/** A complete answer that is JSON text already and is sent unchanged. */
export class JsonText<Answer> {
	readonly text: string;
	/** Exists in the type only, so that a route cannot return the text of another answer. */
	declare readonly answer?: Answer;

	constructor(text: string) {
		this.text = text;
	}
}
