import { readFile } from 'node:fs/promises';
import { countSubscribers, countWithoutNote } from '#db/updates';
import { keptSecret } from '#server/secret';
import { type Note, readNote } from '#server/updates/read-note';
import { nameOfNote, sendNote } from '#server/updates/send-note';
import { WrongUse } from '../wrong-use.ts';
import { changed, refused } from './account-named.ts';
import type { Command, Operator, Order, Outcome } from './command.ts';

export const updates: Command = {
	usage: 'updates [send <file.md>]',
	about: [
		'counts who wants news of the roadmap, and sends them a note',
		'',
		'The first line of the file is the subject, "# ..."; then paragraphs, "## " headings, "- " lists, **bold** and',
		'[links](https://...). It goes to confirmed addresses only, each time with a link that ends the subscription. The same',
		'text goes to nobody twice: a run that was cut off can simply be repeated.',
	],
	changes: true,
	async run(operator, order) {
		const [action, file, ...rest] = order.words;
		if (action === undefined) return count(operator);
		if (action !== 'send' || file === undefined || rest.length > 0)
			throw new WrongUse(`Usage: ploop-admin ${updates.usage}`);
		if (operator.config.mail.kind === 'off') return refused('Email is not configured: set SMTP_URL.');
		return send(operator, order, await noteIn(file));
	},
};

async function count({ db }: Operator): Promise<Outcome> {
	const counts = await countSubscribers(db);
	return { value: counts, lines: [`confirmed  ${counts.confirmed}`, `waiting    ${counts.waiting}`] };
}

async function noteIn(file: string): Promise<Note> {
	const markdown = await readFile(file, 'utf8').catch(() => {
		throw new WrongUse(`There is no file ${file}.`);
	});
	const note = readNote(markdown);
	if (note === null)
		throw new WrongUse(`${file} must begin with "# " and a subject of up to 78 characters, and then say something.`);
	return note;
}

async function send({ db, config, now }: Operator, order: Order, note: Note): Promise<Outcome> {
	const secret = config.authSecret ?? (await keptSecret(config.dataFolder));
	const from = { db, secret, publicOrigin: config.publicOrigin, now: () => now };
	const mails = order.isDryRun ? await countWithoutNote(db, nameOfNote(note)) : await sendNote(from, note);
	const told = mails === 1 ? 'goes to 1 subscriber' : `goes to ${mails} subscribers`;
	return changed(order, `"${note.subject}" ${told}.`, { subject: note.subject, mails });
}
