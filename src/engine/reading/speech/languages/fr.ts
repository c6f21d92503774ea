import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS =
	"et|mais|aussi|puis|ensuite|alors|donc|du coup|maintenant|bon|bonjour|salut|slt|bjr|coucou|hello|stp|svp|s'il te plait|s'il vous plait|merci de|de plus|veuillez|d'abord";
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'ecri(?:s|vez|re|vons)|redige[rz]?|fai(?:s|tes)|faire|cree[rz]?|genere[rz]?|explique[rz]?|resume[rz]?|tradui(?:s|sez|re)|decri(?:s|vez|re)|donne[rz]?|di(?:s|tes)(?=[ -])|analyse[rz]?|compare[rz]?|corrige[rz]?|ameliore[rz]?|reecri(?:s|vez|re)|calcule[rz]?|resou(?:s|dre)|planifie[rz]?|organise[rz]?|propose[rz]?|suggere[rz]?|trouve[rz]?|prepare[rz]?|elabore[rz]?|developpe[rz]?|identifie[rz]?|repond(?:s|ez|re)|aide[rz]?|raconte[rz]?|examine[rz]?|partage[rz]?|imagine[rz]?|compose[rz]?|invente[rz]?|presente[rz]?|liste[rz]?(?= (?:les|des|moi|tou|\\d))|enumere[rz]?|transforme[rz]?|converti[st]?|classe[rz]?|cherche[rz]?|conseille[rz]?|recommande[rz]?|montre[rz]?|apprend[sz]?|pose[rz]?(?=[- ])|note[rz]?(?=-)|choisi(?:s|ssez|r)|trie[rz]?|additionne[rz]?|detaille[rz]?|formule[rz]?|evalue[rz]?|envisage[rz]?|verifie[rz]?|relis(?:ez)?|raccourci[st]?|adapte[rz]?|simule[rz]?|joue[rz]?|reformule[rz]?|dessine[rz]?|concoi[st]|etabli[st]|monte(?=-moi)|sors(?=-moi)';
const QUESTIONS =
	"comment|c'est quoi|cest quoi|quelle?s?|qu'est[- ]ce|est[- ]ce|pourquoi|combien|qui (?:est|sont)|ou (?:puis|trouver|est)|que (?:faire|dois|puis|penses|signifie)|(?:tu|vous) (?:peux|pourrais|pouvez|pourriez|sais|as)|peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|peut[- ]on|puis[- ]je|dois[- ]je";

export const FRENCH: Speech = {
	orders: opens(`${MAKES}|${QUESTIONS}|merci de (?:me )?\\p{L}+r\\b`),
	wants: opens(
		"(?:moi )?(?:je|j'|on|nous) ?(?:veux|voudrais|veut|voulons|voudrions|ai besoin|aurais besoin|aimerais|aimerait|cherche|souhaite|souhaiterais|a besoin|dois (?:ecrire|faire|rediger|preparer|donner|presenter|organiser|parler|dire))|besoin d|il me faut(?:drait)?|il nous faut|cherche",
	),
	names: opens(
		'(?:(?:une?|des|quelques|\\d+) )?(?:(?:petite?s?|jolie?s?|courte?s?) )?(?:idees?|plan|programme|menu|recettes?|liste|mails?|e-?mails?|courriel|lettre|message|sms|histoire|poeme|conte|post|texte|discours|toast|itineraire|scenario|formule|code|script|presentation|resume|traduction|tableau|questionnaire|questions|qcm|exercices|quiz|fiche|planning|calendrier|slogans?|noms|logo|annonce|cv|rapport|article|dissertation|comparatif|conseils|astuces|activites|jeux?|invitation|reclamation|contrat|affiche|description|bio|titres|blagues|regime|entrainement|guide|tuto|lettre)',
	),
	wishes: opens(
		"(?:je (?:veux|voudrais) |j'aimerais )(?:rester|etre|garder|que (?:ce|ca|le ton)) |plutot(?! \\d)|de preference|max(?:imum|i)?|min(?:imum)?|moins de|plus de \\d|pas plus de|jusqu'a|environ|entre \\d|avec (?:une?|des|les|la|le)|exactement|seulement|uniquement|que (?:des|les|le|la|du|en)|au (?:moins|plus|maximum)|budget|ton|style|format|en (?:tableau|francais|anglais|gras|liste|une page|puces|vers|json|markdown|\\d+ (?:mots|lignes|phrases|points|pages))|sous (?:forme|format)|avec (?:un ton|des (?:exemples|titres|emojis|rimes))|(?:il (?:faut|faudrait)|faut|faudrait) (?:que (?:ca|ce|la|le|les|tout|il)|pas|garder|mettre|inclure|eviter|utiliser)|(?:je (?:veux|voudrais|prefere)|il veut|elle veut|ils veulent|on veut) (?:que (?:ca|ce|la|le|les|il|elle)|pas|un truc|quelque chose)|ca doit|qu'elles?|qu'ils?|que ca|que ce soit|(?:les )?(?:reponses?|corriges?|solutions)|(?:les )?(?:dates|titres|prix|noms) en|utilise[rz]?|inclus|incluez|inclure|mentionne[rz]?|ajoute[rz]?|met(?:s|tez|tre)|cite[rz]?|termine[rz]?|fini[st]|commence[rz]?|garde[rz]?|respecte[rz]?|pense[rz]? a|conclu(?:s|ez|re)|structure[rz]?|repete[rz]?|separe[rz]?|limite[rz]?|(?:toute? |l'ensemble de )?(?:votre|ta|ton) (?:reponse|texte|recit|redaction|histoire|analyse|lettre|essai)|redige[rz]? (?:l'integralite|toute|votre reponse)|(?:le|chaque|les) (?:\\p{L}+ )?paragraphes?|en conclusion|pour conclure|il ne (?:doit|faut|devra)|n'oublie|assure|veille[rz]?|a la fin|au debut|formel|informel|courte?s?|bref|breve|simples?|gentil(?:le)?|polie?|ferme|drole|chaleureu|une page|deux pages|\\d+ (?:mots|lignes|phrases|pages|lignes|paragraphes)|explique[rz]?(?:[- ](?:moi|le|la|lui))* comme|comme si|reponds (?:en|par|avec|seulement)|phrases (?:courtes|simples)|imprimable",
	),
	bans: opening(
		"et|mais|ah et|svp|stp|s'il te plait",
		"sans|pas (?!mal|encore|sur de)|ne (?!(?:le|un|en|a) \\d)|n'(?!ai|est|a\\b|avons|ont)|evite[rz]?|aucune?|jamais(?! (?:fait|ete|eu|couru|essaye|appris|vu|pris|utilise|ecrit))|rien de|surtout pas|change(?:z)? pas|(?:mets|met|dis|fais|parle|utilise|ecris|invente|touche|repete)[sz]? pas",
	),
	tells: opens(
		"voici|voila|mon|ma|mes|notre|nos|je (?:suis|peux|dois|vis|pars|pense|fais|gagne|travaille|cours|vis|paie|paye|depense|l'ai|n'ai|ne|t'|m'|habite|demande|sais|vais)|j'(?:ai|habite|etais|avais|aime|adore)|jai|nous (?:sommes|avons|etions|habitons)|on (?:est|a|habite|ouvre|etait|va|part|fait|s')|il (?:est|a|y a|n'|ne|s'appelle|aime|deteste|adore|fait|parle|boit)|elle (?:est|a|n'|ne|s'appelle|aime|deteste|adore|fait|entend|parle|veut pas)|ils|elles|son|sa|ses|leur|c'est (?:le meme|la meme|mon|ma|son|sa|pour|un|une|le|la)|ce sont|y a|il y a|deja|la je|moi je|ne(?= (?:le|un|en|a) \\d)|nee?s?|hier|avant-hier|la derniere fois|l'an dernier|la semaine derniere|le mois dernier|depuis|ca fait|(?:le|la|les|cet?|cette|l')\\s?\\p{L}+ (?:ne |n')?(?:est|sont|a|marche|dure|va|fait|veut|coute|commence|se)|m\\.|mme|monsieur|madame|nous",
	),
	backs: opens(
		'plutot(?= \\d)|ou non|ou plutot|finalement|non,? (?:pardon|plutot|attends|en fait)|pardon|enfin,? non|euh|attends|en fait non|ah non',
	),
	clings: NOTHING,
	links: linking(
		'que|qui|dont|ou|parce|car|pour que|pour|afin|quand|puisque|alors que|ce qui|ce que|notamment|comme par exemple|sauf',
	),
	unfinished: ending(
		"par exemple|tel que|telle que|comme suit|de|du|des|d'|le|la|les|l'|un|une|a|au|aux|en|avec|par|pour|que|qu'|qui|et|ou|mon|ma|mes|son|sa|ses|leur|sans|sur|entre|depuis|dans|tres|plus|moins|comme|si|chaque|ce|cette|est|(?:m|mm|mme|mlle|dr|pr|st|ste|p\\. ?ex|ex|env|art|av|bd|tel)\\.",
	),
	works:
		/^(?:\S+ ){0,4}?(?:tradui|corrig|resume|amelior|rend(?:s|re|ez)(?= .*plus)|reecri|reformul|relis|relire|repond|raccourci)/u,
	translates: /tradu/u,
};
