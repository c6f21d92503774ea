import { hashText } from './hash.ts';

/** Classes of words that play the same part in a request, in all languages read. What a class means is learnt. */
const CLASSES: readonly string[] = [
	// units of an answer
	'word words line lines page pages sentence sentences paragraph paragraphs bullet bullets slide slides point points item items option options idea ideas example examples step steps question questions version versions verse verses row rows column columns character characters tweet tweets palabras palabra lineas líneas paginas páginas frases parrafos párrafos opciones ideas ejemplos pasos preguntas mots lignes pages phrases paragraphes exemples étapes wörter zeilen seiten sätze absätze punkte beispiele schritte fragen parole righe pagine frasi paragrafi punti esempi passi domande palavras linhas parágrafos opções exemplos passos perguntas słów slow linijek stron zdań zdan akapitów punktów przykładów kroków pytań 字 个 個 行 页 段 句 条 点 つ 文',
	// units of the world
	'min mins minute minutes hour hours hr hrs day days week weeks month months year years yrs euro euros eur quid pound pounds gbp dollar dollars usd km kg g ml cm m miles people persons kids adults times minutos horas dias días semanas meses años personas heures jours semaines mois ans personnes minuten stunden tage tagen wochen monate jahre personen leute ore giorni settimane mesi anni persone reais pessoas godzin dni tygodni miesięcy lat osób zł zl zloty 分钟 天 元 岁 人 年 時間 日 円 歳',
	// forms
	'table tables list lists numbered bulleted json csv markdown html xml yaml heading headings subject title email mail letter diagram checklist chart chronological alphabetical order columns tabla lista numerada tableau liste tabelle stichpunkte tabella elenco tabela lista 表格 列表 表 箇条書き',
	// manners
	'formal informal friendly polite professional casual funny serious simple warm firm calm cheerful tone style language english british american plain clear honest persuasive academic rhyming humorous sarcastic sentimental cheesy corny stiff preachy tono formal amable cercano ton amical poli sympa förmlich freundlich locker sachlich höflich formale amichevole gentile cortese educado simpático formalny miły uprzejmy luźny 语气 口语 正式 礼貌 丁寧 敬語 カジュアル',
	// no
	"no not dont don't never without avoid nothing none nor cant can't wont won't isnt isn't doesnt doesn't neither except skip leave omit sin nunca nada ningún ninguna non sans pas jamais rien aucun aucune kein keine keinen nicht ohne nie nichts bloß senza niente nessun nessuna sem nunca nada nenhum não nao bez nie żadnych zadnych 不 不要 别 没有 没 なし ない 抜き",
	// I and we
	"i im i'm ive i've id i'd ill i'll me my mine we were we're weve we've us our yo mi mis me nosotros nuestro tengo soy je j'ai mon ma mes moi nous notre ich mein meine mir mich wir unser uns io mio mia miei ho sono noi eu meu minha tenho sou nós ja mój moja moje mam jestem my nasz 我 我们 我的 私 僕 俺 うち",
	// others
	"he hes he's she shes she's they theyre they're his her their it its it's him them who someone everyone ella él ellos ellas su sus il elle ils elles son sa ses leur er sie es ihr ihre lui lei loro suo sua ele ela eles seu sua on ona oni jego jej ich 他 她 他们 彼 彼女",
	// orders
	'write make give create draft plan explain tell help list find rewrite translate summarise summarize fix check compare suggest show turn build design prepare reply describe calculate come generate compose escribe escribeme haz hazme dame explica explicame traduce resume corrige écris ecris fais donne explique traduis résume corrige schreib schreibe mach erstelle gib erkläre übersetze fasse korrigier scrivi scrivimi fai dammi spiega traduci riassumi correggi escreve escreva faz faça me explica traduz resume corrige napisz zrób zrob daj wyjaśnij przetłumacz streść popraw 写 帮 给 做 翻译 解释 总结 書いて 作って 教えて 訳して 考えて',
	// wishes about the answer
	'include mention use keep add start end begin put say write add also must should needs need make sure please cover focus only just always each every incluye menciona usa pon añade empieza termina inclure mentionne mets ajoute commence termine utilise erwähne nimm schreib füge fang ende benutze includi menziona usa metti aggiungi inizia finisci inclua mencione use coloque comece termine dodaj użyj wspomnij zacznij zakończ 加 要 用 包括 入れて 使って',
	// reasons
	'because bc cos cuz since so as why porque pq ya que parce car comme weil da denn perché perche siccome porque pois bo ponieważ gdyż 因为 所以 から ので',
	// limits
	'budget max maximum min minimum under over below above least most only up about around roughly total less more than between within by until before after presupuesto máximo maximo menos hasta como budget moins environ höchstens maximal unter bis etwa massimo meno entro fino máximo até menos budżet maks do poniżej około 预算 最多 以内 左右 まで 以内 以下 くらい',
	// people
	'mum mom dad mother father wife husband son daughter kid kids child children baby boss manager landlord neighbour neighbor teacher customer client clients colleague colleagues team friend friends gran grandma grandad uncle aunt sister brother partner boyfriend girlfriend students pupils parents madre padre hijo hija jefe jefa casero vecino profesor cliente amigos mère père fils fille chef patron voisin prof client amis mutter vater sohn tochter chef vermieter nachbar lehrer kunde freunde madre padre figlio figlia capo padrone vicino professore cliente amici mãe pai filho filha chefe vizinho professor cliente amigos mama tata syn córka szef sąsiad nauczyciel klient 妈 爸 老板 老师 房东 孩子 客户 母 父 上司 先生 子供 友達 妻 夫',
	// is and has
	"is are was were be been am has have had got gets there theres es son está esta están hay era tiene tienen est sont était a ont y ist sind war hat haben gibt è é sono era ha hanno c'è são tem têm está są jest był ma mają 是 有 在 です ます います あります",
	// chatter
	'hi hello hey please pls plz thanks thank thx ta cheers lol haha ok okay hola gracias porfa bonjour salut merci svp stp hallo bitte danke ciao grazie olá oi obrigado obrigada cześć czesc proszę prosze dzięki dzieki 你好 谢谢 请 お願いします よろしく ありがとう すみません',
	// taking back
	'wait sorry actually scratch instead mean meant forget oops rather correction perdón digo mejor espera pardon plutôt enfin attends nein quatsch moment scusa anzi aspetta desculpa aliás melhor sorki znaczy czekaj 不对 算了 いや 違う やっぱ',
	// conditions
	'if when unless otherwise else case whenever where si cuando sino quand sinon wenn falls sonst se quando altrimenti senão jeśli jezeli jeżeli gdy 如果 要是 もし なら',
	// importance
	'important importantly priority first main mainly especially above key crucial matters number importante prioridad sobre todo surtout important priorité wichtig vor allem hauptsache soprattutto importante priorità principal najważniejsze przede wszystkim 最重要 重点 一番 大事',
	// joints of a task
	'for to about on with of from in at para sobre con de pour sur avec de für über mit von zu per su con di da para sobre com de do dla o na z od 关于 给 について 用',
];

const CLASS_OF = new Map<number, number>();
CLASSES.forEach((words, at) => {
	for (const word of words.split(' ')) {
		const hash = hashText(word.replace(/['’]/g, ''));
		CLASS_OF.set(hash, (CLASS_OF.get(hash) ?? 0) | (1 << at));
	}
});

/**
 * The classes of a word, a bit for each; 0 for most words.
 *
 * @param hash of the word in lower case
 */
export const classesOf = (hash: number): number => CLASS_OF.get(hash) ?? 0;
