/** An answer that is JSON text already, written where each field was named: it is sent as it is. */
export class JsonText<Answer> {
	readonly text: string;
	/** For the compiler alone: a route cannot return the text of another answer. */
	declare readonly answer?: Answer;

	constructor(text: string) {
		this.text = text;
	}
}
