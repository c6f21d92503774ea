/** One event of a stream, its data parsed. */
export interface ReadEvent {
	readonly name: string;
	// biome-ignore lint/suspicious/noExplicitAny: an event is JSON to be looked through
	readonly data: any;
}

/** The events in a text of server-sent events, without comments. */
export const eventsIn = (text: string): ReadEvent[] =>
	text.split('\n\n').flatMap((block) => {
		const name = /^event: (.*)$/m.exec(block)?.[1];
		const data = /^data: (.*)$/m.exec(block)?.[1];
		return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) }];
	});
