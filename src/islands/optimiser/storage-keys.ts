/** Text of the prompt box, kept between visits (localStorage). */
export const DRAFT_KEY = 'ploop:draft';
/** Left by the templates screen for the prompt box to pick up once (sessionStorage). */
export const INSERT_TEMPLATE_KEY = 'ploop:insert-template';
