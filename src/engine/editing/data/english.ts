import { MISSPELT } from './misspelt.ts';

/**
 * Everyday English shorthand with full forms. Contains only forms that are no other word or name: "were", "lets",
 * "its", "wont" and "ill" are not changed where they may be meant.
 */
const SHORTHAND =
	"u you|pls please|plz please|plss please|plzz please|thx thanks|thnx thanks|tnx thanks|bc because|bcs because|bcz because|bcoz because|coz because|cuz because|cos because|tho though|thru through|w/ with|w/o without|b4 before|gr8 great|tmrw tomorrow|tmr tomorrow|tmw tomorrow|2moro tomorrow|2nite tonight|2day today|tonite tonight|ppl people|msg message|msgs messages|abt about|smth something|sth something|smthg something|sb somebody|wanna want to|gonna going to|gimme give me|lemme let me|kinda kind of|sorta sort of|dunno don't know|outta out of|lotta lot of|hafta have to|shoulda should have|coulda could have|woulda would have|cant can't|dont don't|doesnt doesn't|didnt didn't|isnt isn't|arent aren't|wasnt wasn't|werent weren't|hasnt hasn't|havent haven't|hadnt hadn't|wouldnt wouldn't|couldnt couldn't|shouldnt shouldn't|mustnt mustn't|neednt needn't|aint ain't|im I'm|ive I've|id I'd|itll it'll|thats that's|theres there's|heres here's|whats what's|wheres where's|whos who's|hows how's|youre you're|youve you've|youll you'll|theyre they're|theyve they've|theyll they'll|weve we've|shes she's|hes he's|yall you all|yrs years|yr year|hrs hours|mins minutes|wks weeks|wk week|mths months|govt government|mgmt management|mtg meeting|appt appointment|appts appointments|prolly probably|rly really|nite night|alot a lot|aswell as well|infront in front|incase in case|atleast at least|eachother each other|noone no one|thankyou thank you|everytime every time";

/** Replacements by misspelt or shortened form, in lower case. */
export const ENGLISH: ReadonlyMap<string, string> = tableOf(`${SHORTHAND}|${MISSPELT}`);

/** @param list entries separated by bars, each with a form and its replacement */
export function tableOf(list: string): ReadonlyMap<string, string> {
	const entries = list.split('|').map((entry): [string, string] => {
		const at = entry.indexOf(' ');
		return [entry.slice(0, at), entry.slice(at + 1)];
	});
	return new Map(entries.filter(([form, meant]) => form !== meant));
}
