/** Words that often have a capital and are no names: emphasis, and labels within prompts. */
export const CAPITALISED_WORDS: ReadonlySet<string> = new Set(
	`not must only never always all any each every both none yes no true false ok note important please thanks part section chapter step
	question answer option example task input output context format tone style audience length rules rule goal role text title
	subject summary response result requirements requirement constraints constraint instructions instruction notes topic plan list table column
	monday am pm etc vs`.split(/\s+/),
);

/** Words that often open a sentence, where their capital is no sign of a name. */
export const OPENERS: ReadonlySet<string> = new Set(
	`additionally furthermore moreover also then next first firstly second secondly third finally lastly however therefore thus hence meanwhile
	otherwise instead besides although though when while where after before during once since because as if unless given based assuming
	assume suppose imagine consider note remember today tomorrow yesterday here there now maybe perhaps sometimes usually often
	specifically especially generally basically currently recently similarly ideally optionally alternatively one two three four five six
	seven eight nine ten another other others someone everyone people using looking trying thinking working oh ah aye yeah hey yo huh wow`.split(
		/\s+/,
	),
);
