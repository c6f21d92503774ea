const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Dated {
	readonly created_at: string;
}

export interface Day<Item> {
	/** "Wednesday 18 November 2026", or a word such as "Today". */
	readonly name: string;
	readonly items: readonly Item[];
}

/** Groups entries, newest first, by the day they were made on in the reader's time zone. */
export function byDay<Item extends Dated>(
	items: readonly Item[],
	now: Date,
	words: { readonly today: string; readonly yesterday: string },
): readonly Day<Item>[] {
	const yesterday = new Date(now);
	yesterday.setDate(now.getDate() - 1);
	const special = new Map([
		[DAY.format(yesterday), words.yesterday],
		[DAY.format(now), words.today],
	]);
	const groups = Map.groupBy(items, ({ created_at: at }) => DAY.format(new Date(at)));
	return [...groups].map(([day, own]) => ({ name: special.get(day) ?? day, items: own }));
}

/** "14:05", in the reader's time zone. */
export const timeOfDay = (at: string): string => TIME.format(new Date(at));
