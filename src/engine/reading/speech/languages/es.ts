import { ending, linking, NOTHING, opening, type Speech } from '../speech.ts';

const LEADS =
	'y|pero|tambien|ademas|luego|despues|entonces|ahora|pues|bueno|por favor|porfa|xfa|hola|buenas|oye|solo|primero';
const opens = (words: string): RegExp => opening(LEADS, words);

const MAKES =
	'escrib(?:e|eme|enos|ele|elo|ela|ir|irle|a|i|ime)|redact(?:a|ame|ar|e)|haz(?:me|nos|le|lo|la)?|hac(?:eme|er|e un[ao]?)|cre(?:a|ame|ar)|gener(?:a|ame|ar|e)|explic(?:a|ame|anos|amelo|ar|arme|que|ale)|resum(?:e|eme|ir|a|elo)|traduc(?:e|eme|elo|ela|ir|irlo|irla|i)|traduzca|describ(?:e|eme|ir|a)|da(?:me|nos)|deme|di(?:me|nos)|analiz(?:a|ar|ame|e)|compar(?:a|ar|ame)|corrig(?:e|eme|elo|ela)|corr(?:egir|ija)|mejor(?:ar|ame|alo|a (?:est|el|la|mi))|reescrib(?:e|ir|elo|a)|calcul(?:a|ar|ame|e)|resuelv(?:e|eme|a)|planific(?:a|ar|ame)|plane(?:a|ame)|organiz(?:a|ame)|disen(?:a|ar|ame|e)|enumera|lista(?:me)?(?= (?:los|las|todos|\\d))|prop(?:on|onme|onga|oner)|sugier(?:e|eme)|prepar(?:a|ame|ar|e)|elabor(?:a|ar|ame|e)|desarroll(?:a|ar|e)|identific(?:a|ar)|respond(?:e|er|eme|ele|a)|contest(?:a|ar|ale)|ayud(?:a|ame|enos|eme)|cuent(?:a|ame)|invent(?:a|ame)|compon|convi(?:erte|ertelo)|transforma|clasifica|extrae|busca(?:me)?|recomiend(?:a|ame)|ensen(?:ame|a)|arma(?:me)?|monta(?:me)?|revis(?:a|ar|ame|e)|acort(?:a|ar|alo)|adapt(?:a|ar)|ponme|dibuja|elige|elegir|escoge|selecciona|ordena(?:r|lo|la)?|suma(?:r)?|evalua|proporcion(?:a|e|ar)|simula|actua|imagina(?:te)? que eres|conviertete';
const QUESTIONS =
	'como (?!si\\b|es\\b|mucho|maxim|minim|tope|no\\b|ya\\b|siempre|soy|tengo)|que (?:diferencia|es\\b|son\\b|significa|puedo|podria|hago|tal\\b|debo|opinas|tengo que|pasa|hay\\b|me recomiendas|le (?:digo|regalo|puedo))|cual(?:es)?|cuanto|cuanta|cuantos|por que|quien|merece la pena|vale la pena|me conviene|es (?:verdad|cierto|posible|mejor)';

export const SPANISH: Speech = {
	orders: opens(
		`${MAKES}|${QUESTIONS}|(?:me |nos )?(?:puedes|podrias|podriais|podeis|puede|podria|podrian|pueden)|me (?:ayudas|haces|escribes|explicas|dices|das|pasas)`,
	),
	wants: opens(
		'(?:yo )?(?:quiero|quisiera|quiera|queremos|querria|necesito|necesitamos|necesitaria|busco|buscamos|estoy buscando)|(?:tengo|tenemos) que (?:hacer|escribir|dar|preparar|redactar|presentar|montar|organizar|hablar)|me gustaria|nos gustaria|me hace falta',
	),
	names: opens(
		'(?:(?:una?|unos|unas|algun[ao]s?|\\d+) )?(?:ideas?|plan|rutina|menu|recetas?|lista|correo|e-?mail|mail|carta|mensaje|whatsapp|cuento|poema|historia|post|texto|discurso|brindis|itinerario|guion|formula|codigo|script|presentacion|resumen|traduccion|tabla|cuestionario|preguntas|ejercicios|examen|test|ficha|horario|calendario|eslogan|slogan|nombres|logo|anuncio|cv|curriculum|informe|articulo|ensayo|comparativa|consejos|trucos|actividades|juegos?|felicitacion|invitacion|reclamacion|queja|contrato|cartel|descripcion|bio|titulos|chistes|dieta|entrenamiento|ruta|guia|tutorial|propuesta)',
	),
	wishes: opens(
		`max(?:imo)?|min(?:imo)?|como (?:maximo|minimo|mucho|si)|menos de|mas de \\d|hasta \\d|entre \\d|un[ao]s \\d+|alrededor de|mejor (?:algo|si|que|un)|prefiero|exactamente|al menos|por lo menos|presupuesto(?! para)|tono|estilo|formato|en (?:tabla|una tabla|formato|espanol|ingles|vinetas|una lista|negrita|tono|un tono|markdown|json|verso|plan |una? (?:sola )?(?:pagina|hoja|parrafo))|con (?:tono|un tono|emojis|ejemplos|titulos|fuentes|humor)|que (?:sea|sean|no|tenga|tengan|suene|quede|quepa|termine|acabe|empiece|comience|se (?:pueda|note|entienda|vea|llame|lea|parezca)|incluya|parezca|salga|este|esten|dure|cueste|haya|lleve|rime|ocupe|use|mencione|diga|vaya|la|el|los|las)|(?:quiero|quisiera|necesito|me gustaria) que (?:sea|sean|suene|tenga|quede|parezca|no|se|termine|incluya|quepa|este|la|el)|(?:las? )?(?:respuestas|soluciones)|(?:las |los )?(?:fechas|titulos|precios|nombres) en|usa|use|utiliza|incluye|inclu(?:ya|ir|yendo)|menciona|anade|agrega|pon(?!me)|cita|termina|acaba|empieza|comienza|manten|respeta|recuerda|resalta|destaca|envuelve|encierra|finaliza|repite|(?:en )?(?:toda )?(?:tu|la) respuesta|escrib\\p{L}* (?:toda )?(?:tu|la) respuesta|no se (?:permit|admit|deb)\\p{L}+|ningun otro|ten en cuenta|asegurate|procura|intenta que|al final|al principio|formal|informal|cort[oa]s?|breve|sencill[oa]s?|firme|educad[oa]|cercan[oa]|divertid[oa]|una? (?:sola )?(?:pagina|hoja|parrafo|frase)|\\d+ (?:palabras|frases|lineas|paginas|parrafos)|explic\\p{L}* como si|(?:respond|contest)\\p{L}* (?:en|con|solo)|solo (?=\\p{L})`,
	),
	bans: opening(
		'y|pero|ah y|por favor|porfa',
		'sin|nada (?:de|en|que|con)|ningun[ao]?|no (?!\\p{L}+mos(?![\\p{L}])|se\\b|puedo|tengo|tenemos|tiene|tienen|soy|estoy|hay|entiendo|sabe|quiere\\b|le\\b|es\\b|me (?:gusta|acuerdo|sale|funciona|deja))|nunca(?! (?:he|hemos|ha|han|me (?:ha|han)|fui|hice|tuve|pude))|jamas|evita|evite|tampoco',
	),
	tells: opens(
		'aqui (?:tienes|te|van|esta)|est[oa]s? (?:es|son)|mis?|nuestr[oa]s?|tengo|tenemos|tiene|tienen|soy|somos|eramos|estoy|estamos|vivo|vivimos|trabajo|gano|ganamos|gasto|gastamos|pago|llevo|llevamos|voy|vamos|uso|facturo|he|hemos|yo|ell[ao]s?|ella|su|sus|me (?:ha|han|he)|les? (?:gusta|gustan|encanta|encantan|duele|da|dan|llame)|me (?:gusta|gustan|duele|canso|cuesta|encanta|llamo|dedico)|ya|ahora|actualmente|es (?:el mismo|la misma|su|mi|para|una?|alergic[oa]|que)|puedo|podemos|hay|cumple|odio|odia|no (?:tengo|tenemos|puedo|soy|le|me gusta|quiere|hay|se)|\\p{L}{2,}(?:amos|emos|imos)|(?:el|la|los|las|est[ae]) \\p{L}+ (?:no )?(?:es|esta|estan|lleva|llevan|tiene|hace|quiere|va|son|fue|se|ha)|nacid[oa]s?|nacio|no \\p{L}+mos|ayer|anoche|la ultima vez|el ano pasado|la semana pasada|el mes pasado|desde (?!\\d)|lleva|llevan|falt[oa]|compre|don|dona|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)',
	),
	backs: opens(
		'mejor(?: dicho| \\d)|no,? (?:perdon|mejor|espera)|perdon|digo(?=,| \\d)|espera|bueno,? (?:no|mejor)|ay no',
	),
	clings: NOTHING,
	links: linking(
		'que|quien|donde|cuyo|porque|ya que|para que|para|aunque|cuando|o|ni|como por ejemplo|sobre todo|tal como|asi que|por lo que|lo que|con lo que',
	),
	unfinished: ending(
		'por ejemplo|de|del|el|la|los|las|un|una|unos|unas|a|al|en|con|por|para|pa|que|y|e|o|u|mi|tu|su|sin|sobre|entre|desde|hasta|muy|mas|menos|como|si|porque|cada|este|esta|(?:sra?|srta|dra?|prof|avd?a?|num|p\\. ?ej?|ej|aprox|tel|pag|art)\\.',
	),
	works:
		/^(?:\S+ ){0,4}?(?:traduc|traduz|corrig|corrij|resum|mejora|reescrib|revis|respond|contest|acort|pasa (?:esto )?a)/u,
	translates: /tradu/u,
};
