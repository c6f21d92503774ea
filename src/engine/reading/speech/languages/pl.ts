import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS =
	'i|a|ale|oraz|tez|takze|potem|teraz|wiec|no|hej|czesc|siema|witam|dzien dobry|prosze|poprosze|najpierw|dodatkowo|plus';
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'napisz(?:cie)?|pisz|stworz|utworz|zrob(?:cie)?|wygeneruj|wyjasnij|wytlumacz|stresc|podsumuj|przetlumacz|tlumacz|opisz|podaj|daj|powiedz|przeanalizuj|porownaj|popraw(?:iaj)?|ulepsz|przepisz|oblicz|policz|rozwiaz|zaplanuj|zaprojektuj|wymien|wypisz|zaproponuj|przygotuj|opracuj|odpowiedz|odpisz|pomoz|opowiedz|wymysl|uloz|znajdz|poszukaj|polec|pokaz|naucz|sprawdz|skroc|zamien|przerob|zadawaj|zadaj|ocen|udawaj|zagraj|badz|rozpisz|zorganizuj|sformuluj|zredaguj|narysuj|doradz|dobierz|rozwin|posortuj|wybierz|zsumuj|podlicz';
const QUESTIONS =
	'jak (?!najbardziej|zwykle|dla|15|\\d|najkrocej|wyzej)|jaki(?:e|m|ch)?|jaka|co (?!drugi|tydzien|roku|dzien)|czym|czy|dlaczego|czemu|ile|ktor[yae]|kto|gdzie|kiedy(?=.*[?])|mozesz|moglbys|moglabys|mozecie|da sie|warto';

export const POLISH: Speech = {
	orders: opens(`${MAKES}|${QUESTIONS}`),
	wants: opens(
		'(?:ja )?(?:chce|chcialbym|chcialabym|chcemy|chcielibysmy|potrzebuje|potrzebujemy|potrzebny|potrzebna|potrzebne|szukam|szukamy|prosze o|poprosze o|przydalby|przydalaby|(?:musze|mam) (?:napisac|zrobic|przygotowac|powiedziec|wyglosic|opowiedziec|przez \\d))',
	),
	names: opens(
		'(?:(?:kilka|pare|\\d+) )?(?:(?:krotk[iae]|lad\\p{L}+|mil\\p{L}+|prost\\p{L}+) )?(?:pomysl\\p{L}*|plan|jadlospis|menu|przepis\\p{L}*|lista|list|mail|e-?mail|wiadomosc|sms|bajka|historia|opowiadanie|wiersz|wierszyk|post|tekst|przemowa|przemowienie|toast|trasa|scenariusz|formula|kod|skrypt|prezentacja|streszczenie|tlumaczenie|tabela|tabelka|ankieta|pytan\\p{L}*|cwiczen\\p{L}*|test|quiz|karta|harmonogram|kalendarz|slogan|haslo|hasla|nazw\\p{L}*|logo|ogloszenie|cv|raport|artykul|wypracowanie|rozprawka|porownanie|porady|rady|zabawy|gry|zaproszenie|reklamacja|skarga|umowa|plakat|opis|tytul\\p{L}*|zarty|zartow|dieta|trening|poradnik|instrukcja|propozycj\\p{L}*|zyczenia|kartka|karteczka|wypowiedzenie)',
	),
	wishes: opens(
		'lepiej|najlepiej|wole|max(?:imum|\\.)?|maks\\p{L}*\\.?|min(?:imum|\\.)?|minimum|najwyzej|mniej niz|wiecej niz|nie wiecej niz|do \\d|okolo \\d|miedzy \\d|ok\\.? \\d|jakies \\d|dokladnie|tylko|wylacznie|co najmniej|przynajmniej|budzet|ton(?:em)?|styl(?:em)?|format|w (?:tabeli|tabelce|formie|punktach|formacie|jednym|jednej|\\d+ (?:zdaniach|punktach|slowach))|po (?:polsku|angielsku|niemiecku|\\d)|z (?:przykladami|tytulami|emotkami|rymami|humorem)|zeby (?:byl\\p{L}{0,2}|nie|sie|zmiesci\\p{L}*|brzmia\\p{L}*|pasowa\\p{L}*|dalo|mia\\p{L}*|wyglada\\p{L}*|konczy\\p{L}*|bohater\\p{L}*)|ma (?:byc|brzmiec|miec|zawierac|sie|pasowac|zmiescic)|maja byc|moga byc|moze byc|musi (?:byc|brzmiec|zawierac|miec|sie)|niech|(?:te )?(?:odpowiedzi|rozwiazania)(?= (?:na|osobno|pod|oddzielnie))|(?:terminy|daty|tytuly|ceny) (?:pogrub|wytlusz|w)|uzyj|uzywaj|dodaj|wspomnij|uwzglednij|zawrzyj|zacznij|zakoncz|skoncz|powolaj sie|zacytuj|zachowaj|pamietaj|zadbaj|upewnij|na (?:koncu|koniec|poczatku|poczatek)|formalni?e?|nieformalni?e?|krotk[oia]e?|zwiezle|prost[oey]m?|prostym|stanowcz[oy]|grzeczni?[ey]|mil[eoy]|uprzejmi?e?|ciepl[oey]|zabawni?e?|jedna strona|\\d+ (?:slow|zdan|linijek|stron|akapitow|punktow)|wytlumacz\\p{L}* jak|wyjasnij\\p{L}* jak|jak (?:dla )?\\d+|odpowiadaj|krotkie zdania',
	),
	bans: opening(
		'i|a|ale|prosze|tylko',
		'bez|zadn\\p{L}+|nic|w tygodniu nic|nigdy(?! (?:tego |wczesniej )?(?:nie )?\\p{L}+(?:lam|lem|lismy)(?![\\p{L}]))|unikaj|ani|nie (?!\\p{L}+(?:my|am|em)(?![\\p{L}])|wiem|moge|mam|mamy|jestem|umiem|lubi|znosi|znosze|stac|dziala|ma\\b|jest|chce\\b(?! zeby)|potrafi|rozumiem|pamietam|dostal|je\\b|pije|odpisuje|slyszy|bylo)',
	),
	tells: opens(
		'oto|tu (?:sa|jest)|moj\\p{L}{0,3}|moja|moje|moi|nasz\\p{L}*|mam|mamy|nie \\p{L}+(?:my|am|em)|jestem|jestesmy|mieszkam|mieszkamy|pracuje|zarabiam|wydaje|place|dojezdzam|biegam|uzywam|moge|mozemy|teraz|obecnie|juz|dzwonil\\p{L}*|tesciowa|tesc|babcia|dziadek|ciocia|wujek|kolega|kolezanka|chlopak|dziewczyna|brat|siostra|syn|corka|zona|maz|mama|tata|szef|partner(?:ka)?|dzieci|on|ona|oni|lubi|lubie|nie (?:znosze|znosi|lubi|lubie|mam|moge|stac|jestem|umiem|chce niesp|je)|to (?:ten sam|ta sama|dla|moj|moja|jest|na)|bylo nas|bedzie|beda|jest|sa|lot|stracilismy|urodziny|ma (?:\\d|na imie|alergi)|od (?:\\d|wczoraj|roku|miesiaca|tygodnia|dwoch|lat)|wczoraj|przedwczoraj|ostatnio|w zeszlym|ogrzewanie|sasiad(?:ka)?|pani?|angielski|\\p{L}{3,}(?:ilismy|alismy|elismy|amy|imy|emy)|w (?:poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele) (?:mam|mamy|jest|jade)',
	),
	backs: opens('albo nie|a nie|nie,? (?:czekaj|sorki|sorry|jednak)|czekaj|znaczy|jednak|sorki|sorry|przepraszam|wroc'),
	clings: NOTHING,
	links: linking(
		'ktor\\p{L}{1,4}|ze|bo|poniewaz|gdyz|gdzie|jesli|kiedy|aby|albo|lub|czyli|wiec|dlatego|np|choc|chociaz|co',
	),
	unfinished: ending(
		'w|we|z|ze|na|do|od|dla|o|u|po|za|przed|przez|pod|nad|bez|i|a|oraz|lub|albo|ze|że|zeby|żeby|ktory|która|ktora|które|ktore|który|niz|niż|jak|co|moj|mój|moja|moje|nie|bardzo|kazdy|każdy|ten|ta|to|czy|przy|miedzy|między|około|okolo|(?:ok|np|tys|mln|ul|godz|nr|dr|prof|tzn|tj|wg|zob|mies|św|sw|m\\.in|o\\.o|r|str|pn|tel|al|os|ew|itp)\\.',
	),
	works:
		/^(?:\S+ ){0,4}?(?:przetlumacz|tlumacz|popraw|stresc|podsumuj|ulepsz|przepisz|przeredaguj|odpowiedz|odpisz|skroc|sprawdz)/u,
	translates: /tlumacz/u,
};
