/** An answer that was written as JSON where its fields were named one by one: it goes out as it is. */
export class JsonText<Answer> {
	readonly text: string;
	/** For the compiler alone: a route takes no text of another answer. */
	declare readonly answer?: Answer;

	constructor(text: string) {
		this.text = text;
	}
}
