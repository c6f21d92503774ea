/** The options of the text under `ploop:insert-template`, as JSON (sessionStorage). */
export const TEMPLATE_OPTIONS_KEY = 'ploop:template-options';
