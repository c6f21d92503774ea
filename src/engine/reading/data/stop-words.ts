import { words } from './word-set.ts';

/** English function words and the commonest verbs of requests; a text with several of them is English. */
export const ENGLISH_WORDS: ReadonlySet<string> =
	words(`the a an and or but if then than that this these those there here of to in on at by for with from into about over under
	after before between during without within through against as is are was were be been being am do does did done have has had having will would
	can could should shall may might must not no nor so too very just only also some any all each every both few more most many much other another such own same
	i me my mine we us our you your he him his she her it its they them their who whom whose which what when where why how
	please write make give tell explain create help need want show list find summarize summarise translate describe generate get use out up down off again me
	don't dont can't cant isn't i'm i've it's what's let's thanks hello hi hey using per because while until since`);

/** Function words and imperatives that mark one language, by code. Words shared with English are left out. */
export const FOREIGN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
	es: words(
		'hazlo corto corta ayuda continúa necesitamos sigue sea sean todos somos tengo nada muy texto artículo frase correo esto estos estas dónde cuándo corrige sugiere mejor el la los las un una unos unas de del y en que es por para con sin como más pero sobre mi mis tu su sus se lo le al este esta qué cómo cuál cuáles cuáles quién dónde puedes quiero necesito escribe haz crea dame explica resume traduce genera redacta describe hazme escríbeme ayúdame dime hola gracias',
	),
	fr: words(
		"aide moi court courte besoin faut cet leur leurs corrige propose-moi le la les un une des du de et en que qui est pour avec sans sur dans mon ma mes ton ta ses ce cette ces au aux ne pas plus mais ou où je tu il elle nous vous quel quelle quels quelles comment pourquoi écris écrivez rédige rédigez fais donne donnez explique expliquez résume traduis traduisez décris décrivez crée créez peux pouvez bonjour merci c'est s'il",
	),
	de: words(
		'hilfe bild mal weiter mach nur jahre zoll nach aus bei auch wenn dass hab habe hat noch ohne beim schon brauche brauch möchte diesen diese dieses diesem satz sätze verfasse wo wann wer mir uns der die das den dem des ein eine einen einem einer und oder aber ist sind nicht kein keine mit für von zu zum zur auf im in über ich mir mich du sie wir wie was warum bitte schreibe schreib erkläre erstelle gib fasse übersetze nenne hilf mach mein meine meinen meiner kannst welche welcher danke hallo',
	),
	it: words(
		'questo questa questi queste testo frase articolo riassumi correggi consigliami suggerisci quanto dove quando chi mi il lo la gli le un una uno di del della dei e è che per con senza su nel nella mio mia come cosa perché quali quale scrivi scrivimi spiega crea traduci riassumi dammi fammi descrivi puoi ciao grazie sono più ma non',
	),
	pt: words(
		'este esta isto texto artigo frase sugira monte corrija melhor onde quando quanto quem traduza o os as um uma uns umas de do da dos das e em que é por para com sem como mais mas sobre meu minha seu sua no na nos nas não qual quais escreva escreve crie faça explique resuma traduza descreva gere você quero preciso olá obrigado obrigada',
	),
	nl: words(
		'bedenk samen zin zinnen welke waar wanneer wie beschrijf de het een en van voor met zonder op naar niet geen maar ik jij wij zijn hoe wat waarom schrijf maak geef leg vertaal vat mijn deze dit kun je hallo bedankt alsjeblieft over aan',
	),
	sv: words(
		'och att det som en ett är för med utan på till inte men jag du vi hur vad varför skriv gör förklara översätt min mitt hej tack sammanfatta ge mig',
	),
	da: words(
		'og at det som en et er for med uden på til ikke men jeg du vi hvordan hvad hvorfor skriv lav forklar oversæt min mit hej tak',
	),
	no: words(
		'og at det som en et er for med uten på til ikke men jeg du vi hvordan hva hvorfor skriv lag forklar oversett min mitt hei takk',
	),
	pl: words(
		'pomoc pomóż mail maila zadaniem dalej kontynuuj potrzebuję potrzebuje chcę mam wszyscy nic bez oraz żeby ten tę tekst artykuł zdanie zdaniach zaproponuj ułóż streść jaki jaka jakie gdzie kiedy kto mi i w na z do nie jest się że jak co dla po od ale o ten ta to mój moja napisz stwórz wyjaśnij przetłumacz podaj opisz zrób czy dlaczego proszę dziękuję cześć',
	),
	tr: words(
		'şu metni cümleyi özetle ver hangi nerede kim kaç ve bir bu için ile de da ne nasıl neden değil olarak çok benim bana yaz açıkla çevir oluştur hazırla misin mısın merhaba teşekkürler lütfen hakkında',
	),
	id: words(
		'dan yang di ke dari untuk dengan tanpa ini itu adalah tidak saya kamu anda bagaimana apa mengapa tulis tuliskan buat buatkan jelaskan terjemahkan tentang halo terima kasih tolong',
	),
	ro: words(
		'și de la un o în pe cu fără este nu că pentru din despre scrie explică traduce fă creează cum ce care vreau te rog mulțumesc',
	),
	cs: words('a v na s z do je se že jak co pro ne ale napiš vytvoř vysvětli přelož popiš můj moje prosím děkuji ahoj'),
	fi: words(
		'ja on ei että se joka kun miten mikä mitä kirjoita selitä tee käännä anna kuvaile minun hei kiitos kanssa ilman',
	),
	hu: words(
		'a az és egy nem hogy van ez azt miért hogyan mi írj írjon magyarázd fordítsd készíts kérlek köszönöm szia nélkül',
	),
	ca: words(
		'el la els les un una i de del amb sense per què com és no que escriu explica fes tradueix resumeix sobre meu meva hola gràcies',
	),
	vi: words('và của là một cho với không trong các những viết hãy giải thích dịch tôi bạn như thế nào về tại sao'),
};
