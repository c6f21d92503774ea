export { CARDS } from '@ploop/stripe-emulator/test-cards';

/** A day in seconds, Stripe's unit of time. */
export const DAY = 24 * 60 * 60;
