/** Words that are no subject: function words, verbs of making, empty nouns and plain adjectives. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
	`a an the some any one this that these those it its my me i we us our you your he she they them his her their is are was be been do does did have has had
	can could would will shall should may might must and or but if so then than as at by for from in into of off on onto out over to up with without about
	please pls kindly hi hello hey thanks thank help need want like get got give make made let lets let's i'm im i'd looking trying something anything someone thing things stuff
	what which who how why when where here there just also really very much more most some few lot good great nice best better cool simple short quick long small big new
	write draft create make generate compose craft prepare produce build develop design do show tell provide offer find search look send say explain describe discuss
	summarise summarize translate edit rewrite fix improve correct proofread rephrase paraphrase shorten analyse analyze calculate compute solve plan extract classify
	compare review debug refactor implement code program script recommend suggest brainstorm list advise teach draw act pretend
	text document content essay work task job project question problem answer advice information info help example assistance
	un una el la los las le les une des der die das ein eine il lo um uma o de por para pour fur per mi mon ma meu minha
	escribe haz crea ecris fais schreibe mache scrivi fai escreva faca`.split(/\s+/),
);
