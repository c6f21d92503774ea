import { AppError } from '../errors.ts';
import type { Mailer } from './mailer.ts';

/** For calls that are useless without mail, such as a sign-up. Throws `email_disabled`. */
export function requireMail(mailer: Mailer): void {
	if (!mailer.isOn) throw new AppError('email_disabled');
}
