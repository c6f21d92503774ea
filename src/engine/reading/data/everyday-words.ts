import { words } from './word-set.ts';

/**
 * Words of everyday requests by code of their language, small letters; a short request often has no other sign of it. None is an English
 * word, and of the related languages each has its own spelling here.
 */
export const EVERYDAY_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
	es: words(
		'viaje viajes regalo regalos cumpleaños boda discurso carta reclamación queja casero casera alquiler jefe jefa trabajo entrevista semana semanal semanas días día meses cena cenas comida receta recetas cuento niños niñas niño niña hijo hija madre padre mamá papá abuela abuelo suegra suegro hermano hermana mujer marido novio novia amigo amiga anuncio vender comprar ejercicio ejercicios rutina entrenamiento examen exámenes deberes clase profesor profesora traducir traducción inglés vacaciones presupuesto estudiar aprender consejos pidiendo dormir barato fácil tres cuatro cinco coche bici perro gato vecino vecina hay cuando porque nuevo nueva casi poco mucho mucha tiene está están hacer puedo debo nos vivir escribir hermosa zapatos piso vendo vender nuestra nuestro',
	),
	fr: words(
		"lettre lettres cadeau cadeaux anniversaire mariage discours réclamation plainte propriétaire loyer travail emploi entretien semaine semaines jours jour mois repas recette recettes dîner histoire conte enfants enfant fils fille mère père maman papa frère soeur sœur mari ami amie annonce vendre acheter vélo voiture maison examen devoirs cours traduire traduction anglais congé congés vacances voyage apprendre idées débutant débutante famille trois quatre cinq chien voisin voisine travailler soir d'anniversaire d'un d'une j'ai l'école pas vends quasi neuf neuve presque chez très peu cher faire dois veux suis voudrais aussi poussette appartement chaussures bébé elles ils",
	),
	de: words(
		'bewerbung bewerbungsschreiben anschreiben motivationsschreiben lebenslauf geschenk geschenke geschenkidee geburtstag hochzeit hochzeitsrede trauerrede beschwerde vermieter vermieterin chefin urlaub kündigung arbeit woche wochen tage wochenplan essen rezept rezepte abendessen mittagessen geschichte gutenachtgeschichte kinder kindern sohn tochter mutter vater oma opa schwiegermutter bruder schwester frau freund freundin anzeige kleinanzeige kleinanzeigen verkaufen kaufen fahrrad trainingsplan übungen prüfung hausaufgaben unterricht lehrer lehrerin übersetzung englisch reise lernen lernplan ideen anfänger wegen altes neues nachbar nachbarin hund katze zuhause wohnung drei vier fünf schule sehr jede jeden kann soll schon teuer zweit nacht machen ihr euch unsere unser geburtstagskind möbel schuhe kinderwagen wohnzimmer gedicht werden würde',
	),
	it: words(
		'viaggio regalo regali compleanno matrimonio discorso lettera reclamo padrone affitto capo lavoro colloquio settimana settimanale giorni giorno mesi cena pranzo ricetta ricette favola storia bambini bambino bambina figlio figlia madre padre nonna nonno suocera fratello sorella moglie marito amico amica annuncio vendere comprare bici bicicletta allenamento esercizi esame compiti lezione professoressa insegnante traduzione inglese ferie vacanze imparare idee principiante buonanotte attrezzi tre quattro cinque macchina gatto vicino famiglia scuola poco molto molta quasi nuovo nuova devo voglio fare posso anche hai spendendo vendo notti notte nostra nostro festa scarpe passeggino divano',
	),
	pt: words(
		'viagem presente presentes aniversário casamento discurso carta reclamação proprietário senhorio aluguel renda chefe trabalho emprego entrevista currículo semana semanas dias dia meses jantar almoço receita receitas cardápio ementa história crianças criança filho filha mãe pai avó avô sogra irmão irmã esposa marido namorado namorada amigo amiga anúncio vender comprar bicicleta treino exercícios prova aula professora tradução inglês férias contra orçamento aprender ideias iniciante pedindo dormir três quatro cinco carro cachorro vizinho família escola quase novo nova muito muita pouco fazer posso tenho está também já pra noite toda nossa nosso festa vendo apartamento bebê sapatos gastar',
	),
	pl: words(
		'motywacyjny prezent prezenty urodziny ślub ślubie wesele wesela przemowa przemówienie reklamacja reklamacji skarga skargi szefa szefowej wynajmującego właściciela praca pracy pracę stanowisko tydzień dni dzień miesiąc jadłospis obiad obiady kolacja kolację przepis przepisy bajka bajkę opowiadanie dzieci dziecka dziećmi syna córki córka mamy taty babci babcia dziadka teściowej teściowa brata siostry żony żona męża mąż ogłoszenie sprzedaż sprzedam roweru rower trening treningowy ćwiczenia domu egzamin egzaminu lekcja lekcji nauczyciel nauczycielki tłumaczenie angielski angielskiego urlop wakacje wycieczka podróż pomysły życzenia dobranoc trzy cztery pięć samochód kota sąsiad sąsiada można której godziny kupić wybrać prawie nowy nowa niedrogo bardzo każdej robić są będzie we dwoje moim mojej była umowy napisać wózek sprzedać wierszyk zaproszenie mieszkanie buty',
	),
};

/** English words of everyday requests beside the function words; another language's word in the same spelling is in neither list. */
export const ENGLISH_EVERYDAY: ReadonlySet<string> = words(
	'recipe recipes letter gift gifts story poem speech toast eulogy wedding birthday weekend days week weekly meal dinner lunch breakfast workout routine kids kid children daughter mum mom dad nan gran wife husband brother sister uncle aunt friend boss landlord teacher work school homework essay cheap best old cover food flights playlist review funny short easy quick good first year years time money house home dog cat people english pls plz thx',
);
