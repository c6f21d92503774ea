/** An answer that is JSON text already, and complete: it is sent unchanged. */
export class JsonText<Answer> {
	readonly text: string;
	/** Type only: a route cannot return the text of another answer. */
	declare readonly answer?: Answer;

	constructor(text: string) {
		this.text = text;
	}
}
