import { tableOf } from './english.ts';

/** Texting shorthand in other languages: only forms that are not a word of the language. */
export const OTHER_LANGUAGES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
	es: tableOf(
		'q que|xq porque|pq porque|xque porque|tb también|tmb también|tbn también|dnd donde|xfa por favor|xfavor por favor|porfa por favor|pls por favor|pf por favor|msj mensaje|msjs mensajes|xa para|bn bien|kiero quiero|nesesito necesito|nececito necesito|ablar hablar|aser hacer|desir decir|grasias gracias|tambien también|ademas además|asi así|aqui aquí|despues después|dia día|dias días|facil fácil|rapido rápido|numero número|numeros números|pagina página|paginas páginas|codigo código|informacion información|presentacion presentación|reunion reunión|educacion educación|atencion atención|direccion dirección|habitacion habitación|vacaciones vacaciones|cumpleanos cumpleaños|espanol español|manana mañana|nino niño|ninos niños|ano año|anos años',
	),
	fr: tableOf(
		"stp s'il te plaît|svp s'il vous plaît|bcp beaucoup|tjs toujours|tjrs toujours|qd quand|qqch quelque chose|qqn quelqu'un|qq quelques|mtn maintenant|rdv rendez-vous|dsl désolé|slt salut|bjr bonjour|pcq parce que|pck parce que|parceque parce que|jai j'ai|jsuis je suis|jveux je veux|jpeux je peux|cest c'est|ya il y a|yavait il y avait|ajd aujourd'hui|auj aujourd'hui|aujourdhui aujourd'hui|ptit petit|tt tout|tlm tout le monde|we week-end|nimporte n'importe|quelquun quelqu'un|jusqua jusqu'à|tres très|apres après|meme même|etre être|tete tête|fete fête|ecole école|etudes études|eviter éviter|annee année|annees années|developper développer|voila voilà|deja déjà|bientot bientôt|plutot plutôt|probleme problème|problemes problèmes|systeme système|matiere matière|premiere première|derniere dernière|regle règle|regles règles|francais français|lecon leçon|garcon garçon",
	),
	pt: tableOf(
		'vc você|vcs vocês|pq porque|tb também|tbm também|q que|qdo quando|qnd quando|qto quanto|mto muito|mt muito|mta muita|obg obrigado|blz beleza|pfv por favor|pf por favor|pfvr por favor|hj hoje|amanha amanhã|nao não|voce você|voces vocês|tambem também|ja já|ate até|entao então|estao estão|sao são|mae mãe|irmao irmão|irma irmã|atencao atenção|reuniao reunião|informacao informação|informacoes informações|apresentacao apresentação|educacao educação|facil fácil|rapido rápido|numero número|pagina página|paginas páginas|codigo código|portugues português|ingles inglês|gratis grátis|possivel possível|dificil difícil|ultimo último|ultima última|proximo próximo|proxima próxima|cafe café|medico médico|onibus ônibus|agua água|tres três|mes mês|experiencia experiência|relatorio relatório',
	),
	it: tableOf(
		"xke perché|xché perché|xche perché|perche perché|nn non|cmq comunque|qlc qualcosa|qlcs qualcosa|qcs qualcosa|qlcn qualcuno|anke anche|ke che|tt tutto|dv dove|qnd quando|grz grazie|pf per favore|pls per favore|piu più|gia già|cosi così|puo può|pero però|citta città|perchè perché|poichè poiché|affinchè affinché|finchè finché|qual'è qual è|un'pò un po'|pò po'|lunedi lunedì|martedi martedì|mercoledi mercoledì|giovedi giovedì|venerdi venerdì|universita università|qualita qualità|attivita attività|caffe caffè",
	),
	de: tableOf(
		'vllt vielleicht|vlt vielleicht|iwie irgendwie|iwas irgendwas|bzgl bezüglich|nich nicht|aufn auf den|fürn für den|evtl eventuell|ggf gegebenenfalls|mfg Mit freundlichen Grüßen|biite bitte|bite bitte|warscheinlich wahrscheinlich|vorraus voraus|vorraussetzung Voraussetzung|wiederspruch Widerspruch|seperat separat|ausserdem außerdem|gruesse Grüße|strasse Straße|agressiv aggressiv|addresse Adresse|rythmus Rhythmus|intresse Interesse|interressant interessant|entgültig endgültig',
	),
	pl: tableOf(
		'prosze proszę|dziekuje dziękuję|dzieki dzięki|sie się|zeby żeby|bede będę|bedzie będzie|moge mogę|moze może|mozna można|tez też|juz już|sa są|jesc jeść|byc być|zrobic zrobić|napisac napisać|duzo dużo|troche trochę|tydzien tydzień|dzien dzień|miesiac miesiąc|miesiecy miesięcy|zlotych złotych|zl zł|dziecko dziecko|wiadomosc wiadomość|krotko krótko|krotki krótki|krotka krótka|latwy łatwy|latwe łatwe|prosty prosty|piatek piątek|sroda środa|czesc cześć|pozniej później|wiecej więcej|sasiad sąsiad|sasiada sąsiada|wlasciciel właściciel|wlasciciela właściciela|wgl w ogóle|narazie na razie|wogole w ogóle|wziasc wziąć|poprostu po prostu',
	),
};
