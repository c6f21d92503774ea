/** Text of the prompt box, kept between visits (localStorage). */
export const DRAFT_KEY = 'ploop:draft';
/** Left by the templates screen for the prompt box to pick up once (sessionStorage). */
export const INSERT_TEMPLATE_KEY = 'ploop:insert-template';
/** Options of the account that wants them remembered (localStorage). */
export const REMEMBERED_KEY = 'ploop:options';

/** A guest's result, for when they are signed in (localStorage). */
export const PARKED_KEY = 'ploop:parked';
