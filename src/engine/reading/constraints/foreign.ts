import { quantityOf } from '../quantities.ts';
import { NEGATION_ONLY, negationRules } from './foreign-negation.ts';
import { literalsIn } from './literals.ts';
import { type Rule, unicodeRule as rule } from './rule.ts';

const NAMED = { items: (match: RegExpExecArray) => literalsIn(match[0]) };
const BANNED = { ...NAMED, polarity: 'must_not' } as const;
/** "las palabras que contienen la ñ deben ser nueve": the verb says which words are meant, not what the answer contains. */
const NOT_OF_A_PART =
	'(?<!\\b(?:palabras|letras|nombres|frases|oraciones|mots|lettres|noms|phrases|lignes|Wörter|parole|lettere|nomi|frasi|palavras|nomes|linhas)(?: que|,? qui|,? che|, die) )';
const TAIL = '[^.;!?\\n]{1,240}';
const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';

interface Cues {
	readonly more: string;
	readonly less: string;
	readonly exactly: string;
	readonly units: string;
	readonly include: string;
	readonly form: string;
	readonly tone: string;
	readonly languages: string;
	readonly ends: string;
	readonly reader: string;
}

const CUES: Readonly<Record<string, Cues>> = {
	es: {
		less: 'menos de|máximo(?: de)?|como máximo|a lo sumo|no más de|hasta|por debajo de|un máximo de',
		more: 'más de|al menos|como mínimo|mínimo(?: de)?|por lo menos|un mínimo de',
		exactly: 'exactamente|solo|sólo|únicamente|de|en|unas|unos|alrededor de|aproximadamente',
		units:
			'palabras?|frases?|oraciones|oración|párrafos?|líneas?|caracteres|páginas?|puntos?|viñetas?|veces|vez|ejemplos?|secciones|sección|versos?|letras?|elementos?|partes?|apartados?|marcadores|palabras clave',
		include:
			'incluy\\p{L}*|incluir|menciona\\p{L}*|usa(?:r|ndo)?|utiliza\\p{L}*|añad\\p{L}*|agrega\\p{L}*|conten\\p{L}*|contien\\p{L}*|debe[ns]?|asegúrate|recuerda|escribe con|aparezca|emple\\p{L}*|responde|contesta|envuelve|separa\\p{L}*|resalta\\p{L}*|destaca\\p{L}*',
		form: 'tablas?|json|markdown|viñetas?|lista(?:s| numerada)?|mayúsculas?|minúsculas?|comillas|comas?|títulos?|negritas?|cursivas?|posdata|formato|corchetes|asteriscos?|tildes?|eñes?|signos? de (?:interrogación|exclamación)',
		tone: 'tono|estilo|formal|informal|cercano|profesional|divertido|humorístico|amable|cortés|breve|corto|corta|conciso|sencillo',
		languages:
			'español|inglés|francés|alemán|italiano|portugués|japonés|chino|catalán|gallego|euskera|ruso|árabe|coreano|hindi|finés|sueco|danés|neerlandés|polaco|turco|griego',
		ends: 'termina\\p{L}*|finaliza\\p{L}*|acaba\\p{L}*|empieza\\p{L}*|comienza\\p{L}*|al final|la última|la primera',
		reader:
			'para (?:niños|principiantes|estudiantes|adolescentes|clientes|mi (?:jefe|profesor\\p{L}*|madre|padre)|profesores|expertos|adultos|un público)|a mi (?:jefe|profesora?|amigo|amiga)|dirigid[oa]s? a',
	},
	fr: {
		less: "moins de|au plus|au maximum|maximum(?: de)?|pas plus de|jusqu'à|n'excède pas|ne dépasse pas|un maximum de",
		more: 'plus de|au moins|au minimum|minimum(?: de)?|pas moins de|un minimum de',
		exactly: 'exactement|seulement|uniquement|précisément|en|de|environ|à peu près',
		units:
			'mots?(?:[- ]clés?)?|phrases?|paragraphes?|lignes?|caractères|pages?|points?|puces?|fois|exemples?|sections?|vers|lettres?|éléments?|parties|espaces réservés|accents?',
		include:
			"inclu\\p{L}*|mentionne\\p{L}*|utilise\\p{L}*|ajoute\\p{L}*|contien\\p{L}*|contenir|doi(?:t|vent|s)|assure[-\\p{L}]*|n'oublie[-\\p{L}]*|veille[rz]|emploie\\p{L}*|employe\\p{L}*|fai(?:s|tes)|réponds|répondez|rédige\\p{L}*|sépare\\p{L}*|mets|mettez|entoure\\p{L}*|surligne\\p{L}*|int[èé]gr\\p{L}*|dépass\\p{L}*|figure[rz]?\\p{L}*|structur\\p{L}*|divis\\p{L}*|place[rz]?|apparai\\p{L}*|apparaî\\p{L}*|comporte\\p{L}*|comprend\\p{L}*|il faut",
		form: "tableaux?|json|markdown|puces?|listes?|majuscules?|minuscules?|guillemets|virgules?|titres?|gras|italiques?|post-scriptum|p\\.?s\\.?|format|crochets|astérisques?|accents?|ligatures?|points? d['e] ?(?:interrogation|exclamation)|chiffres?|lettres",
		tone: 'ton|style|formel|informel|professionnel|drôle|humoristique|poli|amical|bref|brève|court|courte|concis|simple',
		languages:
			'français|anglais|espagnol|allemand|italien|portugais|japonais|chinois|russe|arabe|coréen|hindi|finnois|suédois|danois|néerlandais|polonais|turc|grec|latin|thaï|vietnamien|bulgare|roumain|tamoul|ourdou|persan|marathi|népalais|télougou|kannada|gujarati|pendjabi|bengali|swahili',
		ends: 'termine\\p{L}*|finis\\p{L}*|conclu\\p{L}*|commence\\p{L}*|débute\\p{L}*|à la fin|la dernière|la première|le premier|le dernier|se termine',
		reader:
			'pour (?:les |des |un |une |mon |ma |mes )?(?:enfants?|débutants?|étudiants?|adolescents?|clients?|chef|professeure?s?|experts?|adultes|grand public|amis?|collègues?)|à mon (?:patron|chef|ami|professeur)|destinée? ?s? aux?',
	},
	de: {
		less: 'höchstens|maximal|weniger als|nicht mehr als|bis zu|unter',
		more: 'mindestens|mehr als|wenigstens|über|minimal',
		exactly: 'genau|exakt|nur|etwa|ungefähr|circa|ca\\.|in|mit',
		units: 'Wörtern?|Sätzen?|Absätzen?|Zeilen|Zeichen|Seiten?|Punkten?|Stichpunkten?|Beispielen?|Abschnitten?|mal',
		include:
			'erwähne\\p{L}*|verwende\\p{L}*|benutze\\p{L}*|enthalt\\p{L}*|enthält|füge|nenne|muss|müssen|soll(?:en|te)?|achte|stelle sicher|vergiss nicht',
		form: 'Tabelle|json|markdown|Stichpunkten?|Liste|Großbuchstaben|Kleinbuchstaben|Anführungszeichen|Kommas?|Überschrift(?:en)?|fett|kursiv',
		tone: '(?:\\p{L}{3,16}e[nmrs] )?(?:Ton|Tonfall|Stil)|formell|förmlich|informell|locker|freundlich|höflich|professionell|lustig|kurz|knapp|sachlich',
		languages: 'Deutsch|Englisch|Französisch|Spanisch|Italienisch|Portugiesisch|Japanisch|Chinesisch|Russisch',
		ends: 'beende\\p{L}*|schließe\\p{L}*|beginne\\p{L}*|am Ende|am Anfang',
		reader:
			'für (?:Kinder|Anfänger|Schüler|Studenten|Kunden|Jugendliche|Erwachsene|Experten|meinen? \\p{L}+)|an meinen? \\p{L}+',
	},
	it: {
		less: 'meno di|massimo(?: di)?|al massimo|non più di|fino a|entro',
		more: 'più di|almeno|minimo(?: di)?|come minimo',
		exactly: 'esattamente|solo|soltanto|circa|in|di',
		units: 'parole|frasi|frase|paragraf[oi]|righe|caratteri|pagine|punti|volte|esempi|sezioni',
		include:
			'includ\\p{L}*|menziona\\p{L}*|usa(?:re)?|utilizza\\p{L}*|aggiungi|deve|devono|assicurati|ricorda|contiene',
		form: 'tabella|json|markdown|elenco(?: puntato)?|maiuscol[eio]|minuscol[eio]|virgolette|virgole|titolo|grassetto|corsivo',
		tone: 'tono|stile|formale|informale|professionale|divertente|cortese|amichevole|breve|conciso|semplice',
		languages: 'italiano|inglese|francese|spagnolo|tedesco|portoghese|giapponese|cinese|russo',
		ends: 'termina|finisci|concludi|inizia|comincia|alla fine',
		reader: 'per (?:bambini|principianti|studenti|clienti|adulti|esperti|il mio \\p{L}+)|al mio \\p{L}+',
	},
	pt: {
		less: 'menos de|máximo(?: de)?|no máximo|até|não mais de',
		more: 'mais de|pelo menos|mínimo(?: de)?|no mínimo',
		exactly: 'exatamente|apenas|somente|só|cerca de|em|de',
		units: 'palavras|frases|parágrafos?|linhas|caracteres|páginas?|pontos|vezes|exemplos|seções',
		include: 'inclu\\p{L}*|mencione|use|utilize|adicione|deve|devem|certifique|lembre|contenha',
		form: 'tabela|json|markdown|lista|maiúsculas|minúsculas|aspas|vírgulas|título|negrito|itálico',
		tone: 'tom|estilo|formal|informal|profissional|divertido|educado|amigável|breve|curto|curta|conciso|simples',
		languages: 'português|inglês|francês|espanhol|alemão|italiano|japonês|chinês|russo',
		ends: 'termine|finalize|comece|no final',
		reader:
			'para (?:crianças|iniciantes|estudantes|clientes|adultos|especialistas|o meu \\p{L}+|meu \\p{L}+)|(?:ao meu|à minha) \\p{L}+',
	},
};

const NUMBER =
	'(?:\\d[\\d.,]*\\d|\\d|un[oae]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix|quinze|vingt|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|due|tre|quattro|cinque|dieci|dois|três|dez)';

function latinRules(cues: Cues): Rule[] {
	return [
		rule(
			'length',
			`${B}(?:(${cues.less}|${cues.more}|${cues.exactly}) )?(${NUMBER})(?:\\s*(?:-|a|à|y|et|o|ou|bis)\\s*(${NUMBER}))? (?:[\\p{L}-]{2,16} ){0,2}?(${cues.units})${E}`,
			{
				quantity: (match) =>
					quantityOf({
						relation: match[1] ?? '',
						n: (match[2] ?? '').replace(/[.,](?=\d{3}\b)/g, ''),
						m: match[3],
						unit: match[4] ?? '',
					}),
			},
		),
		rule('include', `${NOT_OF_A_PART}${B}(?:${cues.include})${E}${TAIL}`, NAMED),
		rule('format', `${B}(?:${cues.form})${E}[^.;!?\\n]{0,120}`, NAMED),
		rule('tone', `${B}(?:${cues.tone})${E}[^.;,!?\\n]{0,40}`),
		rule(
			'language',
			`${B}(?:en|in|auf|em|al|au|a|ins?|le|la) (?:la |le |el |lengua |langue |idioma )*(?:${cues.languages})${E}`,
		),
		rule('end', `${B}(?:${cues.ends})${E}[^\\n;]{1,240}`, NAMED),
		rule('audience', `${B}(?:${cues.reader})${E}`),
	];
}

const CJK_NUMBER = '(?:[\\d０-９][\\d０-９,]*|[一二三四五六七八九十百千万两]+)';
const CJK_TAIL = '(?:「[^」\\n]{1,120}」|[^。！？;；\\n]){0,200}';

/** Japanese rules. The negation comes last, so everything up to it is the ban. */
const japanese: readonly Rule[] = [
	rule(
		'length',
		`(?:(?:少なくとも|最低でも?|最大でも?|ちょうど|約|合計|全部で))?(${CJK_NUMBER})(?:文字|字|語|単語|文|段落|行|ページ|個|つ|回|点|箇所|項目|セクション|パラグラフ|句|例|冊|度|種類|人|名|本|枚|曲|編|通り|パターン|ステップ|段落|か条|カ条)(?:以上|以下|以内|未満|程度|前後|まで|ちょうど|を超え\\p{L}*)?[^。、！？\\n]{0,30}`,
		{
			quantity: (match) => quantityOf({ relation: match[0], n: (match[1] ?? '').replaceAll(',', ''), unit: '' }),
		},
	),
	rule(
		'exclude',
		`[^。！？\\n]{1,160}(?:ないで(?:ください)?|しないこと|なしで|禁止|避けて|避け|使わず|使用せず|含めず|入れず|ではなく|使わない|含めない|含まない|用いず|せずに|ないように|ずに|べからず|てはいけ|てはなら)[^。！？\\n]{0,60}`,
		BANNED,
	),
	rule(
		'include',
		`[^。！？\\n]{0,160}(?:含め|含む|入れて|使って|使用して|使い|用いて|必ず|加えて|追加して|書いて|回答して|答えて|してください|お願いします|こと)${CJK_TAIL}`,
		NAMED,
	),
	rule(
		'format',
		`[^。、！？\\n]{0,80}(?:表形式|表で|箇条書き|マークダウン|markdown|json|タイトル|見出し|改行|かっこ|括弧|句読点|ひらがな|カタカナ|漢字|敬体|常体|です・ます|である調|体言止め|番号)[^。！？\\n]{0,80}`,
		NAMED,
	),
	rule(
		'language',
		`(?:日本語|英語|フランス語|スペイン語|ドイツ語|中国語|韓国語|[\\p{Script=Katakana}ー]{2,12}語)(?:のみ|だけ)?(?:で|に)[^。！？\\n]{0,20}`,
	),
	// A quotation and a verb that says that the answer ends or begins with it.
	rule(
		'end',
		`「[^」\\n]{1,120}」(?:と(?:いう|の)?\\p{L}{0,8})?(?:で|と|を|に)?[^。！？\\n]{0,12}(?:締め|終わ|終え|結ん|最後)\\p{L}{0,6}`,
		NAMED,
	),
	rule(
		'start',
		`「[^」\\n]{1,120}」(?:と(?:いう|の)?\\p{L}{0,8})?(?:で|と|から|を)?[^。！？\\n]{0,12}(?:始め|始ま|書き出)\\p{L}{0,6}`,
		NAMED,
	),
	rule('audience', `[^。、！？\\n]{1,30}(?:向け(?:に|の)?|対象(?:に|の)?|にもわかる|でもわかる)`),
	rule('tone', `[^。、！？\\n]{1,20}(?:口調|文体|トーン|スタイル)(?:で)?`),
	rule('tone', `(?:簡潔|丁寧|敬語|カジュアル|フォーマル|わかりやす|分かりやす|親しみやす|やさし|くだけ)\\p{L}{0,4}`),
];

const chinese: readonly Rule[] = [
	rule(
		'length',
		`(?:不超过|不多于|不少于|不低于|至少|最多|最少|约|大约|左右|控制在|限制在|少于|多于|超过|共|正好|恰好|[用以](?=一))?\\s?(${CJK_NUMBER})(?:\\s?[-到至]\\s?(${CJK_NUMBER}))?\\s?(?:个字|字|词|句话|句|段话|段|行|页|条|个?(?:要点|例子|方面|步骤|问题|理由|原因|标题|建议|选项|版本|部分|点子|想法|名字|单词|句子|段落|故事|关键词|小节)|点(?!钟|半|前|后|之)|次|篇|种|项)(?:以内|以下|以上|左右|之内)?`,
		{
			// "一个", "一篇" mean only "a": "one" is an amount where it is tied to the answer, as in "用一句话".
			isMeant: (_, match) =>
				match[1] !== '一' || match[2] !== undefined || /^(?:不|至|最|控|限|共|正|恰|[用以])/.test(match[0].trim()),
			quantity: (match) =>
				quantityOf({ relation: match[0], n: (match[1] ?? '').replaceAll(',', ''), m: match[2], unit: '' }),
		},
	),
	rule(
		'exclude',
		`(?:请?不要|请?勿|请?别|不能|不得|不可以?|不许|禁止|避免|无需|不用|切勿|不使用|不包含|不包括|不需要|除了)(?:超过|多于|少于)?[^，,。！？;；\\n]{1,60}`,
		{ ...BANNED, isMeant: (_, match) => !/^不(?:能|得|可以?)(?:超过|少于|多于)/.test(match[0]) },
	),
	rule(
		'include',
		`(?:包括|包含|提到|提及|加上|加入|附上|使用|必须|需要?|务必|要求|确保|注明|列出|突出|体现|结合)${CJK_TAIL}`,
		NAMED,
	),
	rule(
		'format',
		`[^，,。！？\\n]{0,20}(?:表格|列表|要点|分点|markdown|json|标题|小标题|编号|代码块|格式|分段|大纲|思维导图)[^。！？\\n]{0,40}`,
		NAMED,
	),
	rule(
		'language',
		`(?:用|以|使用|翻译成|译成|译为|改成)(?:中文|英文|英语|法语|日语|德语|西班牙语|韩语|俄语|简体中文|繁体中文)`,
	),
	rule('audience', `(?:面向|针对|给(?!我|出|你)|写给|适合|对象是|受众(?:是|为)?)[^，,。！？\\n的]{1,20}`),
	rule('tone', `(?:语气|风格|口吻|语调|文风)[^，,。！？\\n]{0,20}|[^，,。！？\\n]{1,10}(?:的语气|的风格|的口吻)`),
	rule('end', `(?:结尾|开头|最后|首先|末尾|以)[^。！？\\n]{1,80}`, NAMED),
];

/** Rules by language code; the English rules run beside them. */
export const FOREIGN_RULES: Readonly<Record<string, readonly Rule[]>> = {
	...Object.fromEntries(
		Object.entries(CUES).map(([code, cues]) => [code, [...negationRules(code), ...latinRules(cues)]]),
	),
	...Object.fromEntries(NEGATION_ONLY.map((code) => [code, negationRules(code)])),
	ja: japanese,
	zh: chinese,
};
