import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS =
	'e|mas|tambem|depois|ai|entao|agora|bom|oi|ola|bom dia|boa tarde|boa noite|por favor|pfv|pf|so|primeiro|alem disso';
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'escrev(?:e|a|er|am)|redij(?:a|o)|redigir|cri(?:e|ar)|cria(?= )|fa(?:z|ca|zer)|faz(?:er)?|ger(?:e|ar)|expli(?:que|ca|car)|resum(?:a|e|ir)|tradu(?:za|z|zir)|descrev(?:a|e|er)|da(?=-me| uma| umas| um| pra)|de(?=-me)|diz(?:er)?|diga|fal(?:a|e)(?= (?:o que|como|qual|pra|se))|analis(?:e|a|ar)|compar(?:e|a|ar)|corr(?:ija|ige|igir)|melhor(?:e|ar|a (?:o|a|esse|este|meu))|reescrev(?:a|e|er)|calcul(?:e|a|ar)|resolv(?:a|e|er)|planej(?:e|a|ar)|list(?:e|ar)|propo(?:nha|e)|sugir(?:a|e)|suger(?:e|ir)|prepar(?:e|a|ar)|elabor(?:e|a|ar)|desenvolv(?:a|e|er)|respond(?:a|e|er)|ajud(?:a|e|ar|em)|me (?:ajud\\p{L}+|da|de|faz|faca|fala|diz|explica|explique|manda|passa|conta|sugere|recomenda|corrige|escreve|indica|ensina|monta)|cont(?:e|a)(?= (?:uma|um|a|pra))|invent(?:e|a)|mont(?:e|a|ar)|organiz(?:e|a)|transform(?:e|a)|classifi(?:que|ca)|busque|procur(?:e|a)(?= )|recomend(?:e|a)|mostr(?:e|a)|ensin(?:e|a)|revis(?:e|a|ar)|encurt(?:e|a)|adapt(?:e|a)|pergunt(?:e|a)(?= )|simul(?:e|a)|imagine que|atue|aja como|desenh(?:e|a)|escolh(?:e|a|er)|selecion(?:e|a)|orden(?:e|a)|som(?:e|a)(?= )|avali(?:e|a)|mand(?:e|a)|formul(?:e|a)r?(?= (?:um|uma|\\d))';
const QUESTIONS =
	'como (?!se\\b|no\\b|sou|tenho|ja\\b|sempre|de costume)|qual|quais|quant[oa]s?|por que|quem|o que (?!voce faria|eu\\b)|que (?:tal|tipo)|vale a pena|(?:voce|vc|tu|voces) (?:pode|consegue|poderia|sabe|podem)|pode(?:ria)?|da pra|compensa|e (?:verdade|possivel|melhor)';

export const PORTUGUESE: Speech = {
	orders: opens(`${MAKES}|${QUESTIONS}`),
	wants: opens(
		'(?:eu )?(?:quero|queria|gostaria|preciso|precisava|precisamos|queremos|procuro|(?:tenho|temos) que (?:fazer|escrever|dar|preparar|falar|apresentar|montar)|estou procurando|to procurando|tava querendo)',
	),
	names: opens(
		'(?:(?:uma?|umas?|uns|algumas?|\\d+) )?(?:ideias?|plano|treino|cardapio|menu|receitas?|lista|e-?mail|carta|mensagem|mensagens|historinha|historia|conto|poema|post|texto|legenda|discurso|roteiro|formula|codigo|script|apresentacao|resumo|traducao|tabela|questionario|perguntas|questoes|exercicios|prova|quiz|atividade|cronograma|calendario|slogan|nomes|logo|anuncio|curriculo|relatorio|artigo|redacao|comparativo|dicas|atividades|brincadeiras|convite|reclamacao|contrato|cartaz|descricao|bio|titulos|piadas|dieta|viagem|guia|tutorial|proposta|bilhete)',
	),
	wishes: opens(
		`max(?:imo)?|min(?:imo)?|no (?:maximo|minimo)|menos de|mais de \\d|ate \\d|um(?:as|ns) \\d+|melhor (?:algo|se|que|um)|prefiro|cerca de|entre \\d|mais ou menos \\d|exatamente|so (?:com|em|uma?|os|as|o|a|\\p{L}+s\\b)|apenas|somente|pelo menos|ao menos|orcamento(?! para)|tom|estilo|formato|em (?:tabela|uma tabela|formato|portugues|ingles|topicos|lista|negrito|tom|markdown|json|verso|uma (?:pagina|folha))|com (?:tom|emojis|exemplos|titulos|fontes|humor|gabarito)|que (?:seja|sejam|nao|tenha|tenham|soe|fique|caiba|termine|comece|de pra|inclua|pareca|apareca|esteja|dure|custe|rime|use|fale|va|o|a)|(?:quero|queria|preciso|gostaria) que (?:seja|soe|tenha|fique|pareca|nao|termine|inclua|caiba|o|a)|tem que (?:ser|soar|ter|caber|parecer|ficar|terminar)|(?:as |o )?(?:respostas|solucoes|gabarito)|(?:as |os )?(?:datas|titulos|precos|nomes) em|use|usa|utilize|inclu(?:a|i|ir|indo)|mencion(?:e|a)|adicion(?:e|a)|coloqu?(?:e|a)|bot(?:e|a)|ponha|cit(?:e|a)|termin(?:e|a)|comec(?:e|a)|mantenha|mantem|respeite|lembr(?:e|a)|leve em conta|certifique|tente|no (?:final|fim|comeco)|formal|informal|curt[oa]s?|breve|simples|firme|educad[oa]|gentil|divertid[oa]|pode ser|uma (?:pagina|folha|frase)|\\d+ (?:palavras|frases|linhas|paginas|paragrafos)|expli\\p{L}+ como se|respond\\p{L}+ (?:em|com|so|apenas)|letra grande|frases? curtas?`,
	),
	bans: opening(
		'e|mas|ah e|por favor|pfv',
		'sem|nada (?:de|que|em|com)|nenhum[a]?|nao (?!\\p{L}+mos(?![\\p{L}])|sei|posso|tenho|temos|sou|estou|to\\b|tem\\b|consigo|gosto|gosta|da pra|entendo|entendi|lembro|sabe|e\\b|era|foi|quer\\b)|nunca(?! (?:fui|fiz|tive|vi|ouvi|soube|consegui|\\p{L}+ei)(?![\\p{L}]))|jamais|evite|evita|nem (?!sei)',
	),
	tells: opens(
		'segue(?:m)?|aqui (?:esta|estao|vai)|meus?|minhas?|nossos?|nossas?|tenho|temos|sou|somos|eramos|estou|to|estamos|moro|moramos|trabalho|ganho|gasto|pago|faturo|vou|vamos|posso|podemos|uso|ja|hoje|atualmente|eu|el[ae]s?|seu|sua|dela|(?:ela|ele) |a gente|gosto|gosta|odeio|odeia|e (?:no mesmo|na mesma|o mesmo|a mesma|pra|para|um|uma|meu|minha|dia)|tem (?:um|uma|dois|duas|\\d)|atrasou|perdemos|voo|nao (?:tenho|posso|sou|gosto|sei|consigo|quer)|\\p{L}{2,}(?:amos|emos|imos)|(?:o|a|os|as|ess[ea]|est[ea]) \\p{L}+ (?:nao )?(?:e|esta|ta|estao|tem|faz|quer|vai|sao|foi|se|quebrou|custa)|nascid[oa]s?|nasceu|nao \\p{L}+mos|ontem|anteontem|(?:da |na )?ultima vez|semana passada|(?:no )?(?:mes|ano) passado|desde (?!\\d)|faz \\d|fiquei|comprei|recebi|fui|fiz|tive|dona|seu|dona|terca|segunda|quarta|quinta|sexta',
	),
	backs: opens(
		'alias|quer dizer|ou melhor|melhor(?: nao|(?= \\d))|ah nao|poe mais|na verdade|nao,? (?:espera|perai|desculpa|pera|melhor)|desculpa|digo|perai|pera|espera|opa',
	),
	clings: NOTHING,
	links: linking(
		'que|quem|onde|cujo|porque|pois|ja que|para que|para|pra|embora|quando|ou|nem|por exemplo|principalmente|entao|o que',
	),
	unfinished: ending(
		'de|do|da|dos|das|o|a|os|as|um|uma|uns|umas|ao|à|em|no|na|nos|nas|num|numa|com|por|pelo|pela|para|pra|pro|pras|pros|que|e|ou|meu|minha|seu|sua|sem|sobre|entre|desde|ate|até|muito|mais|menos|como|se|porque|cada|este|esta|esse|essa|(?:sra?|dra?|profa?|av|num|p\\. ?ex|ex|aprox|tel|pag|art)\\.',
	),
	works: /^(?:\S+ ){0,4}?(?:tradu|corrig|corrij|resum|melhor|reescrev|revis|respond|encurt)/u,
	translates: /tradu/u,
};
