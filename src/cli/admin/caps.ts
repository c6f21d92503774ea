import { readCaps } from '#server/caps';
import { WrongUse } from '../wrong-use.ts';
import type { Command } from './command.ts';

export const caps: Command = {
	usage: 'caps',
	about: [
		'shows how much of the limits on what all visitors send is used',
		'',
		'A reserve is for networks that asked for little, when the limit itself is used up. One that is met was told in the log',
		'and by mail; it opens again when its time is over.',
	],
	changes: false,
	async run({ db, now }, { words }) {
		if (words.length > 0) throw new WrongUse(`Usage: ploop-admin ${caps.usage}`);
		const states = await readCaps(db, now);
		const lines = states.map(({ name, used, most, hours, isMet }) => {
			const time = hours === 1 ? 'an hour' : `${hours} hours`;
			return `${name.padEnd(18)}${String(used).padStart(5)} of ${String(most).padStart(5)} in ${time}${isMet ? '  met' : ''}`;
		});
		return { value: states, lines };
	},
};
