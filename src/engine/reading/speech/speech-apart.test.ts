import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';
import { read } from '../read.ts';

const partsOf = (text: string) => read(text).clauses.map(({ part, span }) => `${part}: ${span.text}`);
const tasksOf = (text: string) =>
	read(text)
		.clauses.filter(({ part }) => part === 'task')
		.map(({ span }) => span.text);

describe('the task', () => {
	it.each([
		['Oye, tengo una entrevista el jueves. Hazme preguntas de una en una. Al final dame una nota del 1 al 10', 'Hazme'],
		['Mon chef veut un compte rendu. Il veut que les dates soient en gras. Rédige le compte rendu.', 'Rédige'],
		['Unsere Nachbarin Frau Dr. Meier macht jeden Abend Lärm. Schreib einen netten Zettel, keine Drohung.', 'Schreib'],
		['Meu chefe só lê no celular. Ele odeia email longo. Escreva um email pedindo home office.', 'Escreva'],
		['La vicina di sopra fa rumore ogni sera. Scrivi un biglietto, gentile. Quindi frasi brevi.', 'Scrivi'],
		['W czwartek mam rozmowę o pracę. Zadawaj mi pytania po jednym. Na koniec oceń mnie.', 'Zadawaj'],
		['私は教師です。水の循環のプリントを作ってください。解答は別にしてください。', '水の循環'],
		['我是小学老师，班上26个孩子。做一份水循环的练习。答案另外给。', '做一份'],
	])('is the order, neither the statement nor the rule: %s', (text, opens) => {
		const [task, ...others] = tasksOf(text);
		expect(task).toMatch(new RegExp(`^${opens}`));
		expect(others).toEqual([]);
	});

	it.each([
		['Muszę powiedzieć mowę jako świadek, 3 minuty. Żart o aucie.', ['Muszę powiedzieć mowę jako świadek,']],
		['Explícame la regla y dame el código corregido.', ['Explícame la regla y dame el código corregido.']],
		['Nomme-le bien. Explique chaque partie.', ['Explique chaque partie.']],
	])('may be several things: %s', (text, tasks) => {
		expect(tasksOf(text)).toEqual(tasks);
	});

	it('is the opening of the request where it names a thing', () => {
		expect(tasksOf('ideas de regalo para mi novia, le gusta la ceramica, nada de ropa, 50 euros')).toEqual([
			'ideas de regalo para mi novia,',
		]);
	});
});

describe('a sentence', () => {
	it.each([
		['ends at no short form', 'Schreib einen Post. Wir haben ab 5. Mai auch sonntags auf.', 'Wir haben ab 5. Mai'],
		['ends at no short form', 'Napisz ofertę. Mam ok. 150 tys. obrotu rocznie.', 'Mam ok. 150 tys. obrotu rocznie.'],
		['ends at no short form', 'Écris-lui un mot. M. Petit passera le 25. Sans les noms.', 'M. Petit passera le 25.'],
		['keeps who is spoken of', 'La vicina, la sig.ra Bianchi, fa rumore. Scrivi un biglietto.', 'La vicina, la sig.ra'],
		['keeps what hangs on it', 'Schreib ihm, dass ich freitags zu Hause arbeite. Keine Floskeln.', 'Schreib ihm, dass'],
		[
			'keeps the things of a row',
			'Haz una tabla con producto, precio, cantidad. Sin colores.',
			'Haz una tabla con producto, pre',
		],
		['keeps what takes back', 'Gib mir Tipps. 15 Fragen mit je 4 Antworten, ach ne lieber 20.', '15 Fragen mit je 4'],
		['keeps where before what', 'Crea un plan. En tu respuesta, usa mayúsculas. Sin comas.', 'En tu respuesta, usa'],
		['keeps what needs the words behind it', 'Crea un poema. Asegúrate de no usar comas.', 'Asegúrate de no usar'],
		[
			'keeps the stop behind a quotation',
			'Écris un conte. Conclus avec la phrase exacte : "Que puis-je faire ?". Ne rajoute rien.',
			'Conclus avec la phrase exacte : "Que puis-je faire ?".',
		],
		['goes on behind また', '詩を書いて。また、最後に一言を入れてください。短く。', 'また、最後に一言'],
		['goes on behind て', '大家さんにメールを書いて。暖房が壊れていて、赤ちゃんがいます。', '暖房が壊れていて、赤'],
	])('%s: %s', (_, text, opens) => {
		expect(partsOf(text).filter((part) => part.includes(`: ${opens}`))).toHaveLength(1);
	});

	it('is cut before an order behind a statement', () => {
		expect(partsOf('mon ex ne paie plus la pension, écris-lui un sms court')).toEqual([
			'background: mon ex ne paie plus la pension,',
			'task: écris-lui un sms court',
		]);
	});
});

describe('the text behind a colon in the line of the request', () => {
	it.each([
		'traduce al ingles, es para un cliente: Buenas tardes, le adjunto el presupuesto.',
		'przetłumacz na angielski, ma brzmieć naturalnie: Dzień dobry, w załączniku oferta.',
		'英語に訳して。自然な感じで、お客様あてです：先週お話しした見積書をお送りします。',
		'翻译成英文，要自然，给客户看的：附件是上周我们谈到的报价单。',
		'übersetze ins englische, locker, für eine freundin: Ich bin am Freitag da. Kannst du mich abholen? Der Koffer ist klein.',
	])('is a passage: %s', (text) => {
		expect(read(text).material.map(({ span }) => span.text)).toEqual([text.split(/[:：]\s*/)[1]]);
	});

	it.each([
		[
			'Relis ce paragraphe : « L’échantillon est composé de 120 élève. » Orthographe seulement, ne reformule pas.',
			'Orthographe',
		],
		[
			'Lies diesen Absatz: "Die Stichprobe besteht aus 120 Schüler." Nur Grammatik, nicht umformulieren.',
			'Nur Grammatik',
		],
	])('ends with its quotation: %s', (text, opens) => {
		expect(partsOf(text).some((part) => part.includes(`: ${opens}`))).toBe(true);
		expect(read(text).material.map(({ span }) => span.text.includes(opens))).toEqual([false]);
	});

	it('is a letter where it opens with a salutation, whatever it asks of its reader', () => {
		const letter =
			'Liebe Nachbarn, am Samstag wird es lauter. Wer mag, klingelt einfach auf ein Getränk. Eure Neuen aus dem dritten Stock';
		expect(read(`Kürze den Text, Ton soll bleiben: ${letter}`).material.map(({ span }) => span.text)).toEqual([letter]);
	});

	it('is no passage where it is a rule for the answer', () => {
		const text = 'Migliora il mio cv: cassiera alla Coop, poi a casa con mio padre. Non nascondere il buco.';
		expect(read(text).material).toEqual([]);
		expect(partsOf(text)).toContain('ban: Non nascondere il buco.');
	});

	it('stays with the request where the end of a translation is not known', () => {
		const text = 'Traduce al francés: Hola Ana. No olvides traer el pan. Un beso';
		expect(partsOf(text)).toEqual([`task: ${text}`]);
	});

	it('may be a quotation that is a sentence of its own', () => {
		const text = 'この文章を直してください。「報告書は私たちによって作られた。」意味は変えないで';
		expect(read(text).material.map(({ span }) => span.text)).toEqual(['「報告書は私たちによって作られた。」']);
		expect(read(text).lacksMaterial).toBe(false);
	});
});

describe('where a line ends in another language', () => {
	const promptOf = (text: string) => {
		const result = optimise(text);
		return result.outcome === 'optimised' ? result.prompt : '';
	};

	it.each([
		[
			'Écris un mail de refus. On me propose la nuit, 250 euros de plus, sans fermer la porte. Vouvoiement.',
			'250 euros de plus',
		],
		['Escribe un mail. Pagan 250 mas, sin cerrar puertas. Tono serio. Una pagina.', '250 mas'],
	])('no word of amount is lost: %s', (text, said) => {
		expect(promptOf(text)).toContain(said);
	});

	it('a list in a task stays as typed', () => {
		const text =
			'Il me faut :\n- un nom\n- une devise marrante\n- la liste des achats, 20 euros par tête maxi\nRien de vulgaire.';
		expect(promptOf(text)).toContain(text);
	});

	it.each([
		['mi hijo Leo', 'Escribe una carta de mi hijo Leo, 5 años, a los Reyes. Que suene a niño. Sin promesas.'],
		['Sohn Leo', 'Schreib einen Brief für meinen Sohn Leo, 5 Jahre. Soll nach Kind klingen. Keine Versprechen.'],
	])('an age stays with its person: %s', (whom, text) => {
		expect(promptOf(text)).toMatch(new RegExp(`${whom}, 5 \\p{L}+`, 'u'));
	});
});

describe('beside the task', () => {
	it.each([
		[
			'Ich brauche eine Absage an einen Bewerber, freundlich, er war der zweite auf der Liste. Keine Floskeln.',
			'freundlich,',
		],
		['Escribe un correo para mi jefa, corto, ella es muy formal con todos, sin emojis. Firma Ana.', 'corto,'],
	])('a wish is cut off from a statement behind a comma: %s', (text, wish) => {
		expect(partsOf(text).some((part) => part.endsWith(`: ${wish}`))).toBe(true);
	});
});

const promptRules = (text: string) => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? result.prompt.split('\n').filter((line) => line.startsWith('- ')) : [];
};

describe('what is said of somebody', () => {
	it.each([
		['never happened, and is no ban', 'Hazme un plan de natación. Nunca he nadado. Sin material.', 'Nunca he nadado.'],
		[
			'never happened, and is no ban',
			'Plane mein Training. Nie im Studio gewesen. Ohne Geräte.',
			'Nie im Studio gewesen.',
		],
	])('%s: %s', (_, text, said) => {
		expect(promptRules(text)).not.toContain(`- ${said}`);
	});

	it('keeps the words without a comma before them', () => {
		expect(
			partsOf('Escribe una nota para el vecino, lleva un mes sin recoger la basura. Corta.').some((part) =>
				part.endsWith('lleva un mes sin recoger la basura.'),
			),
		).toBe(true);
	});

	it('is no question where it gives a reason', () => {
		expect(tasksOf('Vamos fechar às segundas, porque ninguém aguenta mais. Escreva um aviso pra vitrine.')).toEqual([
			'Escreva um aviso pra vitrine.',
		]);
	});

	it('is not asked for where it leads to a passage', () => {
		const text =
			'Diese Nachricht hab ich vom Amt bekommen:\n\nSehr geehrter Herr Aydin, Ihr Antrag ist unvollständig. Bitte reichen Sie den Mietvertrag nach.\n\nbitte antworte höflich, zwei Sätze';
		expect(tasksOf(text)).toEqual([expect.stringMatching(/^bitte antworte/)]);
	});
});

it.each([
	['写个周报 这周修了登录页 对接了支付 别超过150字 不要写 赋能 闭环 抓手', '不要写 赋能 闭环 抓手'],
	['年会小游戏想几个 60人 没有舞台 不要喝酒类 每个写 道具 规则', '每个写 道具 规则'],
])('what a ban or wish names stays with it: %s', (text, said) => {
	expect(partsOf(text).some((part) => part.endsWith(`: ${said}`))).toBe(true);
});

it('a quotation with spaces inside its marks ends the passage', () => {
	const text =
		'Rends cette phrase plus simple : « Il convient de procéder à la vérification du dossier. » Une seule phrase.';
	expect(read(text).material.map(({ span }) => span.text)).toEqual([
		'« Il convient de procéder à la vérification du dossier. »',
	]);
});

describe('greetings and thanks', () => {
	it.each(['Buenos días. ', 'Guten Tag! ', 'Olá! ', 'Dzień dobry. ', '您好。'])(
		'are no part of a request: %s',
		(greeting) => {
			expect(partsOf(`${greeting}Necesito una carta para el ayuntamiento sobre el ruido.`)[0]).toMatch(/^chatter/);
		},
	);
});
