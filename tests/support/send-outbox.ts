import '#server/yaml-modules';
import { openDatabase } from '#db/client';

/** Program: `send-outbox.ts <database url> <relay url> [seconds ahead]` sends due mails like a server until SIGTERM. */
const { startSender } = await import('#server/mail/sender');
const { smtpTransport } = await import('#server/mail/smtp-transport');
const [url = '', relay = '', secondsAhead = '0'] = process.argv.slice(2);

const db = await openDatabase({ url });
const sender = startSender({
	db,
	now: () => new Date(Date.now() + Number(secondsAhead) * 1000),
	send: smtpTransport(relay, 'PLOOP <hello@ploop.test>'),
	keepsText: false,
	log: (event) => console.log(event),
});
// Keeps the process alive, as a listening server would.
const up = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
	clearInterval(up);
	await sender.stop();
	db.close();
});
// Printed when everything is set up, because a test that reads it may stop the process at once.
console.log('sending');
