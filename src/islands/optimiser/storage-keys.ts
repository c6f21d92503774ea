/** Text of the prompt box, kept between visits (localStorage). */
export const DRAFT_KEY = 'ploop:draft';
/** Left by the templates screen for the prompt box to pick up once (sessionStorage). */
export const INSERT_TEMPLATE_KEY = 'ploop:insert-template';
/** Options of the account that wants them remembered (localStorage). */
export const REMEMBERED_KEY = 'ploop:options';

/** What a person leaves on the device they sign in on: taken away when they log out. */
export const PERSONAL_KEYS: readonly string[] = [DRAFT_KEY, INSERT_TEMPLATE_KEY, REMEMBERED_KEY];
