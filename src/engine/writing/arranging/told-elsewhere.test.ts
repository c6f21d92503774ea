import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}

const requestOf = (text: string): string => promptOf(text).split('\n\n')[1] ?? '';

it.each([
	[
		'necesito una carta para el seguro, se rompió una tubería el lunes. Que suene seria, máximo una página, sin tecnicismos',
		'Escribe una carta para el seguro, se rompió una tubería el lunes.',
	],
	[
		'il me faut un mail pour la crèche, mon fils a la varicelle depuis hier. Poli, pas plus de 80 mots',
		'Écris un mail pour la crèche, mon fils a la varicelle depuis hier.',
	],
	[
		'brauche eine mail an den vermieter, die klingel geht seit ostern nicht und ich höre den paketboten nie. freundlich, max 90 wörter',
		'Schreibe eine mail an den vermieter, die klingel geht seit ostern nicht und ich höre den paketboten nie.',
	],
	[
		'mi serve una mail per la maestra, lunedì mia figlia ha il dentista e arriva dopo le undici. breve, niente scuse',
		'Scrivi una mail per la maestra, lunedì mia figlia ha il dentista e arriva dopo le undici.',
	],
	[
		'potrzebuję maila do spółdzielni, winda stoi od tygodnia a mama ma wózek i trzecie piętro. Stanowczo, do 90 słów',
		'Napisz maila do spółdzielni, winda stoi od tygodnia a mama ma wózek i trzecie piętro.',
	],
	[
		'帮我写个通知给邻居 楼道灯坏了半个月 物业一直没来修 语气客气一点 不要点名 100字以内',
		'帮我写个通知给邻居 楼道灯坏了半个月 物业一直没来修。',
	],
	[
		'メルカリの説明文つくって 子ども用の自転車 一年間だけ公園で使った 後輪に少し傷あり 値下げなし 短く',
		'メルカリの説明文つくって 子ども用の自転車 一年間だけ公園で使った 後輪に少し傷あり。',
	],
])('what is told stays in the running text: %s', (text, request) => expect(requestOf(text)).toBe(request));

it('statements before the order stay before it, and wishes get their own lines', () => {
	const text =
		'Tengo una tienda de lanas y en agosto no entra nadie. Dame ideas para atraer clientes. Que sean baratas, en una tabla, nada de redes sociales.';
	expect(requestOf(text)).toBe(
		'Tengo una tienda de lanas y en agosto no entra nadie. Dame ideas para atraer clientes.',
	);
	expect(promptOf(text)).toContain('\n- Que sean baratas.\n- En una tabla.\n- Nada de redes sociales.');
});

it('an age counts as a statement, an amount as a wish', () => {
	const prompt = promptOf(
		'ideas de regalo para mi abuelo, 82 años, le gusta pescar y leer novelas de barcos, 30 euros, nada de colonias, en una lista corta',
	);
	expect(prompt).toContain('82 años');
	expect(prompt).not.toContain('- 82 años');
	expect(prompt).toContain('- 30 euros.');
});

it.each([
	[
		'Il me faut un texte pour le faire-part de notre fils Émile, né le 4 mai à Nantes, 3,4 kg. Simple, pas de rimes, quatre lignes max',
		'né le 4 mai à Nantes, 3,4 kg.',
	],
	[
		'Schreib einen Aufruf für unser Vereinsblatt, wir suchen jemanden für die Kasse. Aufwand sind ca. 3 Stunden im Monat. Humorvoll. Höchstens eine halbe Seite.',
		'3 Stunden im Monat.',
	],
	[
		'Napisz odwołanie do spółdzielni w imieniu mojej babci. Nie wiemy czy mogą podnieść czynsz od stycznia. Grzecznie, bez gróźb, najwyżej 80 słów.',
		'podnieść czynsz od stycznia.',
	],
])('a stated measure or amount, and what somebody does not know, are told: %s', (text, said) =>
	expect(requestOf(text)).toContain(said),
);

it.each([
	'preciso de um email pro meu professor pedindo mais prazo, fiquei doente semana passada, tenho atestado. ele odeia email longo',
	'大家さんにメールを書きたい。給湯器が3日前から壊れていて電話しても出ない。200字以内で',
])('a request with one wish beside what is told stays whole: %s', (text) =>
	expect(promptOf(text)).not.toContain('## '),
);

it('a wish right before its order stays with it', () => {
	const prompt = promptOf('Vorrei cambiare turno con una collega. Scrivimi cosa dirle, due frasi, senza supplicare.');
	expect(prompt).not.toContain('1. ');
	expect(prompt).toContain('Vorrei cambiare turno con una collega. Scrivimi cosa dirle');
});

it('a long request gets a new paragraph where statements end and the order begins', () => {
	expect(
		promptOf(
			'Meine Tochter ist 14 und will seit drei Wochen nicht mehr zum Schwimmen gehen. Früher war sie jeden Tag im Becken, jetzt liegt sie nur noch im Bett und redet kaum mit uns. Gib mir Sätze, mit denen ich das Gespräch anfangen kann, ohne dass sie gleich die Tür zumacht.',
		),
	).toMatch(/ mit uns\.\n\nGib mir Sätze/);
});

it('a wish behind the order stays in its paragraph', () => {
	expect(
		promptOf(
			'Moja babcia dostała pismo ze spółdzielni, że podnoszą czynsz o 180 zł od stycznia, a ona ma 1900 emerytury. Nie wiemy czy mogą tak zrobić. Napisz odwołanie w jej imieniu, które nikogo nie urazi i wszystko wyjaśni. Niech poproszą o wyliczenie kosztów na piśmie.',
		),
	).toMatch(/ tak zrobić\.\n\nNapisz odwołanie [^\n]+ Niech poproszą/);
});

it('the person’s own list keeps its lines', () => {
	const text = 'Per la cena di sabato:\n- un menu di tre portate\n- mia suocera è celiaca\n- niente pesce';
	expect(promptOf(text).startsWith(`${text}\n`)).toBe(true);
});
