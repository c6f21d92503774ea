/** A greeting with those it is said to, in the languages in which chatter is known. */
export const GREETING =
	'(?:hi+|hiya+|he+y+a?|hello+|yo+|greetings|good (?:morning|afternoon|evening|day)|hola|bonjour|salut|hallo|ciao|olá)(?:,? (?:there|all|everyone|team|guys|folks|mate|hun|hon|again|chatgpt|chat gpt|claude|gemini|gpt|ai|bot))?';
