import { backup } from './backup.ts';
import { caps } from './caps.ts';
import type { Command } from './command.ts';
import { endSessions } from './end-sessions.ts';
import { events } from './events.ts';
import { find } from './find.ts';
import { messages } from './messages.ts';
import { models } from './models.ts';
import { outbox } from './outbox.ts';
import { plan } from './plan.ts';
import { reconcile } from './reconcile.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { retention } from './retention.ts';
import { reviews } from './reviews.ts';
import { secondFactorOff } from './second-factor-off.ts';
import { updates } from './updates.ts';

/** Every command by its name, in the order of the help. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
	['find', find],
	['plan', plan],
	['resend', resend],
	['end-sessions', endSessions],
	['second-factor-off', secondFactorOff],
	['reviews', reviews],
	['messages', messages],
	['outbox', outbox],
	['caps', caps],
	['updates', updates],
	['reconcile', reconcile],
	['retention', retention],
	['events', events],
	['models', models],
	['backup', backup],
	['restore', restore],
]);
