const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Courtesies and openers in front of the real request: "hi, can you please ...". */
export const BEFORE = words(`
	hi hello hey dear please pls plz kindly can could would will you u just also now then so ok okay next first and to
	i'd like want if possible quickly simply also your task job goal
	por favor puedes podrias puede hola peux-tu pouvez-vous pourriez-vous bonjour merci kannst du konnen sie bitte mal hallo
	puoi potresti ciao per favore pode poderia voce ola`);

/** End the noun phrase that names what is to be made. */
export const STOPS = words(`
	that which who whose about on for to in with using from by explaining describing discussing where when because so if as
	into between against without based regarding during after before at of via over under through featuring comparing
	que para sobre con en por de del pour sur avec dans qui des du uber fur mit von das die der zu dass che su per com da do em di`);

/** "a list of ideas", "a couple of jokes": the thing comes after the "of". */
export const MEASURES = words(`
	list set series couple bunch number collection pair piece kind type sort lot few draft version paragraph page line outline one some each any
	lista serie liste reihe elenco`);

export const OF = words('of de des von di d du do da');

/** Open a clause that only leads up to the request after its comma. */
export const SUBORDINATORS = words(`
	given from in when if based without as using for after considering since because while with to on at assuming within imagine suppose let
	dado con en para si usando segun donne si pour avec dans selon gegeben wenn mit fur aus dato se con per dado se com para`);
