import { expect, it } from 'vitest';
import { read } from '../read.ts';

it.each([
	'plan de estudio de quimica:\n- quedan 4 semanas\n- los lunes no puedo\n- maximo una hora al dia',
	'putzplan für die wg:\n- drei leute\n- jeder hasst das bad\n- als tabelle',
	'Pour le pot de départ de Luc il me faut :\n- un petit discours\n- une liste de courses\n- deux jeux\nTon drôle, pas trop long',
	'Necesito 2 cosas:\n1) un título para mi blog\n2) una descripción de 50 palabras\nTodo en español.',
	'cardápio da semana\n- 2 adultos e 1 bebê\n- nada de frituras\n- até 200 reais',
	'町内会のお知らせ\n・日時 7月3日 9時\n・草むしり\n・やわらかい口調で',
	'生日派对计划\n- 10个孩子，6岁\n- 有一个对花生过敏\n- 预算500以内',
])('a list under a heading is the request: %s', (text) => expect(read(text).material).toEqual([]));

it.each([
	'mach aus diesen notizen ein protokoll:\n- Beirat vertagt\n- Frau Klein kümmert sich um das Dach\n- nächster Termin offen',
	'convierte estas notas en un acta:\n- se aprueba el presupuesto\n- Ana llama al fontanero\n- sin fecha para la obra',
	'Corrige cette liste :\n- des pomme\n- du pin\n- deux litre de lait',
])('a list that the heading points at is a passage: %s', (text) => expect(read(text).material).toHaveLength(1));
