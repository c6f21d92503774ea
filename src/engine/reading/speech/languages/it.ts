import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS =
	'e|ma|anche|poi|allora|adesso|ora|quindi|ciao|salve|buongiorno|buonasera|per favore|perfavore|per piacere|prima|inoltre|senti|scusa';
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'scriv(?:i|a|ere|imi|ine|igli|ile|ici|ete)|scrivi(?:mi|ne|gli|le)\\p{L}*|redig(?:i|ere)|cre(?:a|ami|are)|fa(?:i|mmi|cci|re|rmi|nne|tti)|gener(?:a|are|ami)|spieg(?:a|ami|amelo|are|hi)|riassum(?:i|ere|imi|ilo)|tradu(?:ci|rre|cimi|cilo|cila)|descriv(?:i|ere|imi)|da(?:i|mmi|cci)|di(?:mmi|cci)|analizz(?:a|are|ami)|confront(?:a|are|ami)|correg(?:gi|gere|gimi|gilo)|miglior(?:a|are|ami)|riscriv(?:i|ere|ilo)|calcol(?:a|are|ami)|risolv(?:i|ere)|pianific(?:a|are)|organizz(?:a|ami)|progett(?:a|are)|elenc(?:a|are|ami)|propon(?:i|imi)|sugger(?:isci|iscimi|ire)|consigli(?:a|ami|are)|prepar(?:a|ami|are)|elabor(?:a|are)|svilupp(?:a|are)|rispond(?:i|ere|igli)|aiut(?:a|ami|aci|are)|raccont(?:a|ami|are)|invent(?:a|ami|are)|compon(?:i|imi)|trov(?:a|ami|are)|trasform(?:a|are|alo)|classific(?:a|are)|cerc(?:a|ami)|mostr(?:a|ami)|insegn(?:a|ami)|rived(?:i|ere)|accorc(?:ia|iare)|adatt(?:a|are)|simul(?:a|are)|immagina di|recita|disegn(?:a|ami)|valut(?:a|ami)|scegli(?:ere|mi)?|seleziona|somma|controll(?:a|ami)|buttami|ordina|stendi|metti(?:mi)? giu';
const QUESTIONS =
	"come (?!se\\b|al\\b|sono|sempre|minimo|massimo)|che (?:differenza|cosa|cos'e|vuol|significa|ne pensi|faccio|tipo)|cosa (?!faresti tu)|cos'e|qual[ei]?|qual e|quant[oaie]|chi (?:e|sono)|puoi|potresti|potete|potreste|mi (?:puoi|potresti|aiuti|fai|scrivi|spieghi|dici|dai|sai)|conviene|vale la pena|e (?:vero|possibile|meglio)";

export const ITALIAN: Speech = {
	orders: opens(`${MAKES}|${QUESTIONS}`),
	wants: opens(
		'(?:io )?(?:voglio|vorrei|vogliamo|vorremmo|cerco|cerchiamo|desidero|devo (?:fare|scrivere|preparare|tenere|dare|parlare|presentare|organizzare))|(?:mi|ci) (?:serve|servono|servirebbe|servirebbero|piacerebbe)|(?:ho|abbiamo|avrei) bisogno',
	),
	names: opens(
		"(?:(?:una?|un'|dei|delle|qualche|\\d+) ?)?(?:(?:breve|piccol[oa]) )?(?:idee|idea|piano|programma|menu|ricett[ae]|lista|e-?mail|mail|letter[ae]|messaggio|storia|favola|fiaba|poesia|post|testo|discorso|brindisi|itinerario|copione|formula|codice|script|presentazione|riassunto|traduzione|tabella|questionario|domande|esercizi|verifica|quiz|scheda|calendario|slogan|nomi|logo|annuncio|cv|curriculum|relazione|articolo|tema|saggio|confronto|consigli|trucchi|attivita|giochi|invito|reclamo|contratto|locandina|descrizione|bio|titoli|barzellette|dieta|allenamento|viaggio|guida|tutorial|proposta|biglietto)",
	),
	wishes: opens(
		'max(?:imo)?|massimo|minimo|al massimo|come minimo|meno di|piu di \\d|non piu di|fino a|entro|tra \\d|circa \\d|esattamente|sol[oa]|soltanto|almeno|meglio (?:qualcosa|se|un)|preferisco|budget|tono|stile|formato|in (?:tabella|una tabella|formato|italiano|inglese|punti|elenco|grassetto|markdown|json|rima|una (?:sola )?pagina)|con (?:tono|emoji|esempi|titoli|fonti|umorismo|rime)|che (?:sia|siano|non|abbia|suoni|finisca|inizi|stia|includa|sembri|duri|costi|faccia|si (?:possa|capisca|legga))|(?:voglio|vorrei) che (?:sia|suoni|abbia|sembri|non|finisca|includa|stia|si)|deve (?:essere|sembrare|suonare|avere|stare|finire|contenere)|(?:le )?(?:risposte|soluzioni)|(?:le |i )?(?:date|titoli|prezzi|nomi) in|usa|utilizza|includ(?:i|ere|endo)|inserisci|menziona|aggiungi|mett[ia]|cita|finisci|termina|concludi|inizia|comincia|mantieni|rispetta|ricorda|tieni conto|assicurati|cerca di|alla fine|in fondo|all.inizio|formale|informale|cort[oaie]|breve|brevi|semplic[ei]|decis[oa]|educat[oa]|gentile|divertente|difficil[ei]|facil[ei]|caldo|una pagina|\\d+ (?:parole|frasi|righe|pagine|paragrafi)|spieg\\p{L}+ come se|come se|rispond\\p{L}+ (?:in|con|solo)|frasi (?:brevi|corte)|stampabile',
	),
	bans: opening(
		'e|ma|ah e|per favore',
		'senza|niente|nessun[oa]?|non (?!\\p{L}+iamo(?![\\p{L}])|so\\b|posso|ho\\b|abbiamo|sono|siamo|riesco|mi (?:piace|ricordo|funziona)|le |gli |ci |capisco|vuole|e\\b|era|mangia|beve|sa\\b)|mai(?! (?:fatto|stat[oaie]|avuto|andat[oaie]|vist[oaie]|provato|usato|corso|scritto))|evita(?:re)?|nemmeno|neanche',
	),
	tells: opens(
		"ecco|mi[oa]|miei|mie|il mio|la mia|i miei|le mie|nostr[oaie]|il nostro|la nostra|ho|abbiamo|sono|siamo|eravamo|abito|abitiamo|lavoro|guadagno|spendo|pago|fatturo|vado|uso|posso|possiamo|gia|l'ho|viene|vengono|arriva|adesso|attualmente|io|lui|lei|loro|suo|sua|gli (?:piace|piacciono)|le (?:piace|piacciono)|mi (?:piace|piacciono|alzo|stanco|fa male|chiamo)|odio|odia|ha|e (?:lo stesso|la stessa|per |un |una |mio |mia |il |la )|c'e|ci sono|dal \\d|non (?:ho|posso|sono|vuole|le|gli|riesco|mangia)|chiedo|volo|\\p{L}{2,}(?:iamo)|(?:il|la|lo|i|gli|le|quest[oa]) \\p{L}+ (?:non )?(?:e|sono|ha|hanno|fa|vuole|va|si|funziona|costa|ci)|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|nat[oaie]|non \\p{L}+iamo|ieri|l'altro ieri|l'ultima volta|l'anno scorso|la settimana scorsa|il mese scorso|da (?:ieri|mesi|anni|giorni|un|due|tre)",
	),
	backs: opens('anzi|no,? (?:scusa|aspetta|meglio|anzi)|scusa|volevo dire|cioe no|aspetta|meglio(?= \\d)|o meglio|ops'),
	clings: NOTHING,
	links: linking(
		'che|chi|cui|dove|perche|siccome|per|affinche|anche se|quando|o|cioe|ad esempio|soprattutto|quindi|il che',
	),
	unfinished: ending(
		"di|del|dello|della|dei|degli|delle|dell'|il|lo|la|i|gli|le|l'|un|una|uno|a|al|alla|ai|in|nel|nella|con|per|da|dal|dalla|che|e|o|mio|mia|suo|sua|senza|su|sul|sulla|tra|fra|molto|piu|più|meno|come|se|perche|ogni|quest[oa]|(?:sig|sig\\.ra|sigg|dott|dott\\.ssa|prof|ing|avv|art|p\\. ?es|es|tel|ca)\\.",
	),
	works:
		/^(?:\S+ ){0,4}?(?:tradu|corregg|riassum|miglior|rend(?:i|ere)(?= .*piu)|riscriv|riformul|rispond|accorcia|controlla)/u,
	translates: /tradu/u,
};
