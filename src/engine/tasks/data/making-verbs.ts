const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Say only that something is to be made or handed over: what it is decides the type. */
export const MAKING_VERBS = words(`
	write draft compose create make build generate produce design develop prepare craft give provide construct do
	devise put set formulate show get propose suggest structure outline finish complete add organise organize modify
	establish compile offer supply return output print author pen invent implement convert assemble update edit send find search look
	recommend list automate code program script plan document define name type turn transform use
	escribe escribeme escribir redacta haz hazme crea creame genera prepara dame elabora disena desarrolla escriba
	ecris ecrivez ecris-moi redige redigez redige-moi fais fais-moi cree creez genere prepare donne donne-moi propose concois ecrire rediger
	schreibe schreib schreiben verfasse erstelle erstell mach mache generiere entwirf gib entwickle
	scrivi scrivimi scrivere crea creami fammi fai genera prepara dammi redigi realizza sviluppa
	escreva escreve crie cria faca faz gere prepare elabore desenvolva redija
	schrijf maak napisz stworz yaz olustur buat buatkan tulis viet`);

/** Stand before or after the verb without changing what is asked: "help me", "I need". */
export const HELPING_WORDS = words(`
	help me us assist i'm im i we need want looking for let's lets with some my
	necesito quiero ayudame quisiera me mi aide-moi j'aimerais je veux voudrais brauche ich mochte hilf mir vorrei aiutami voglio quero preciso ajude-me`);

/** Open a bare noun phrase: "a poem about autumn" asks for the poem. */
export const ARTICLES = words('a an the some one two three another my short un una uno une des ein eine einen um uma');
