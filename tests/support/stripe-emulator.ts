export { CARDS } from '@ploop/stripe-emulator/test-cards';

/** In seconds, as Stripe counts time. */
export const DAY = 24 * 60 * 60;
