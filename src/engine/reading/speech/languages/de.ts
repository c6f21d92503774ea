import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS = 'und|aber|auch|dann|also|jetzt|bitte|hallo|hi|hey|moin|servus|guten tag|so|danach|ausserdem|erstmal|mal';
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'schreibe?n?|schreibt|verfasse|erstelle?|mache?n?|macht|gib|gebt|erklare?|erklaren|fasse?|fass|ubersetze?n?|beschreibe?|nenne?|sage?|analysiere?|vergleiche?|korrigiere?n?|verbessere?|uberarbeite?|berechne?|lose|plane|entwirf|entwickle|liste|schlag(?:e)?|hilf|helft|formuliere?|erzahle?|erfinde|finde?|such(?:e)?(?= (?:mir|die|das|den|ein))|wahle?|sortiere?|addiere|zeige?|empfiehl|prufe?|pruf|kurze?(?= (?:den|das|die|mir|diesen))|antworte?|spiele?|stell(?:e)?|simuliere|bau(?:e)?|rechne|dichte|zeichne|gestalte|organisiere|bereite|wandle|mach(?:e)?|denk dir|uberleg(?:e)?|frag(?:e)? mich|ordne|bewerte|lies|formatiere?';
const QUESTIONS =
	'wie (?!gesagt|immer|besprochen|oben)|was (?!ich|er |sie |wir )|warum|wieso|weshalb|welche[rsnm]?|wo (?!ich|er |wir )|wann|wer|wieviel|wie viele?|kannst|konntest|konnen sie|konnten sie|konnt ihr|wurdest|lohnt|soll ich|darf ich|muss ich|gibt es|ist (?:es|das|ein)|stimmt (?:es|das)|was ist';

export const GERMAN: Speech = {
	orders: opens(`${MAKES}|${QUESTIONS}`),
	wants: opens(
		'(?:ich|wir) (?:brauche?n?|brauch|(?:will|wollen)(?! (?:ihn|sie|ihm|ihr|es|das)(?![\\p{L}]))|mochte|mochten|hatte gern|suche?n?|such|wurde gern|wunsche)|(?:ich )?(?:muss|soll) (?:ne|nen|eine?n?|in der|fur)|(?:brauche?|brauch|will|mochte|suche|such|wollen|hatte gern)',
	),
	names: opens(
		'(?:(?:eine?n?|ne|nen|paar|ein paar|\\d+) )?(?:(?:\\p{L}+-)?\\p{L}+ )?(?:\\p{L}*(?:ideen|plan|liste|mail|brief|nachricht|geschichte|gedicht|rede|text|post|anzeige|formel|skript|zusammenfassung|ubersetzung|tabelle|fragen|ubungen|quiz|aufgaben|blatt|rezepte?|menu|speiseplan|slogans?|namen|lebenslauf|anschreiben|bewerbung|bericht|artikel|aufsatz|vergleich|tipps|spiele?|einladung|vertrag|beschwerde|kundigung|widerspruch|plakat|beschreibung|witze|programm|ablauf|route|anleitung|vorschlage|gluckwunsch|zettel))',
	),
	wishes: opens(
		'lieber|am liebsten|max(?:imal|\\.)?|min(?:destens|\\.)?|mind\\.|hochstens|weniger als|mehr als|nicht mehr als|bis zu|hochst|unter \\d|ca\\.? \\d|etwa \\d|ungefahr|zwischen \\d|genau \\d|nur|budget|ton(?:fall)?|stil|format|als (?:tabelle|liste|stichpunkte|fliesstext|brief|json|markdown|pdf)|in (?:einer tabelle|tabellenform|stichpunkten|du-form|sie-form|form|einfacher|leichter|\\d+ (?:satzen|worten|punkten|zeilen))|auf (?:deutsch|englisch|eine|einem|einer|ein|hochstens|maximal)|mit (?:beispielen|uberschriften|emojis|reimen|quellen|humor)|(?:es |das |er |sie |der text )?(?:soll|sollte|sollen|sollten|muss|mussen|darf|durfen)|achte|am (?:ende|schluss|anfang)|zum schluss|losungen|antworten (?:am|ans|extra|unten)|termine (?:fett|in)|daten fett|verwende|benutze|nutze|nimm|erwahne|fuge|setz(?:e)?|zitiere|nenn(?:e)? (?:auch|dabei)|beende|beginne|fang|hor auf|halte|beachte|denk dran|vergiss nicht|stelle sicher|kurz(?:e|er|en|es)?|knapp|einfach|hoflich|bestimmt aber|freundlich|formell|formlich|locker|sachlich|herzlich|lustig|ehrlich|ruhig (?:schwer|etwas)|eine (?:seite|din)|\\d+ (?:worter|satze|zeilen|seiten|absatze|stichpunkte)|erklar\\p{L}* (?:es |das |mir |ihm |ihr )*(?:wie|als|so)|wie (?:einem|fur|wenn)|antworte (?:auf|nur|in|mit)|gro(?:ss|ß)e schrift|bitte (?:auf|in|als|mit|nur|kurz|jede[nrsm]?)|grosse',
	),
	bans: opening(
		'und|aber|bitte|also',
		'keine?[nmrs]?|kein|ohne|nichts|niemals|nie(?! (?:\\p{L}+ )?(?:gewesen|gemacht|gehabt|gelernt|gelaufen|gefahren|benutzt|gekocht|geschrieben|gesehen|probiert))|nicht|vermeide|verzichte|blo(?:ss|ß)|auf keinen|sinn nicht|erfinde? nichts|lass \\p{L}+ weg|(?:sag|schreib|verwend|benutz|nenn|erwahn|ander)\\p{L}* (?:(?:bitte|jetzt|mir|ihm|ihr|dabei|aber) )*(?:nicht|nichts|kein)',
	),
	tells: opens(
		'hier (?:ist|sind|kommt|meine)|mein(?:e[nrsm]?)?|unser(?:e[nrsm]?)?|ich (?:bin|hab|habe|hatte|fahre|zahle|verdiene|arbeite|wohne|mach|mache|war|kann|schaff|schaffe|hasse|mag|lauf|laufe|geh|gehe|muss|komme|heisse)|wir (?:wissen|sind|haben|waren|wollen|wohnen|fahren|machen|mussen|fliegen)|bin|hab|habe|haben|sind|verdiene|fahre|zahle|wohne|arbeite|er (?:ist|war|hat|hatte|mag|hasst|wird|kann|heisst|will)|sie (?:ist|war|hat|mag|hasst|wird|kann|heisst|will|sind|haben|horen?)|es (?:ist|sind|geht um|gibt)|das ist|ist (?:am|fur|im|eine?)|geht um|geboren|gestern|vorgestern|neulich|letzte[nrs]? (?:woche|mal|monat|jahr|sommer|winter)|seit|aktuell|zur zeit|bisher|schon|heizung|frau|herr|(?:schwieger)?(?:mutter|vater)|oma|opa|chef|chefin|freundin|tochter|sohn|nachbar(?:in)?|(?:der|die|das|den|dem|diese[rs]?) \\p{L}+ (?:ist|sind|hat|haben|war|geht|lauft|wird|kostet|kann|macht|will|mag)|(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags) (?:geht|kann|hab)',
	),
	backs: opens(
		'ach n(?:e|ee|ein|o)|nein|nee|quatsch|(?:doch )?lieber(?: doch)?(?= \\d)|sorry|warte|besser(?= \\d)|moment|stopp|ich meine?|bzw|beziehungsweise',
	),
	clings: NOTHING,
	links: linking(
		'dass|ob|weil|damit|der|die|das|den|dem|deren|dessen|welche[rsnm]?|wo|womit|wenn|um|da|sondern|obwohl|wobei|wie zum|zum beispiel|vor allem|so dass|sodass|z',
	),
	unfinished: ending(
		'der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|an|am|auf|aus|bei|mit|von|vom|zu|zum|zur|fur|für|uber|über|und|oder|als|wie|dass|wenn|weil|mein|meine|meinen|sehr|nicht|kein|keine|ohne|unter|ab|seit|nach|vor|bis|\\d{1,2}\\.|(?:z|b|z\\. ?b|d|h|d\\. ?h|u|a|o|ca|bzw|inkl|exkl|evtl|ggf|dr|prof|nr|\\p{L}*str|hr|fr|mind|std|tel|vgl|bspw|sog|gem|st|abs|art|kg|eur)\\.',
	),
	works:
		/^(?:\S+ ){0,4}?(?:ubersetz|korrigier|fass|zusammenfass|verbesser|umschreib|formulier|uberarbeit|antwort|kurz)/u,
	translates: /ubersetz/u,
};
