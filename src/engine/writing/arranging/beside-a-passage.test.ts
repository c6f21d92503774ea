import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}
const CODE =
	"const box = document.querySelector('#box');\nlet open = false;\nbox.addEventListener('click', () => {\n  open = !open;\n});";

it('"Here" before a passage is no rule, and a statement continued after it joins the one above', () => {
	const prompt = promptOf(
		`I'm trying to make a menu that remembers if it is open and it forgets when I reload. Here\n\n${CODE}\n\nit's for my shop page. It did work once but then it was always open even when I closed it?`,
	);
	expect(prompt).not.toContain('- Here');
	expect(prompt).toMatch(/## Intent\n\nI'm trying to make a menu .* It's for my shop page\./);
});

it('a recipe below its request is the passage, and not the task', () => {
	const prompt = promptOf(
		'my aunt’s jam recipe in cups & "a low oven", convert to grams and celsius\n\n3 c plums, 2 c sugar, pinch salt, 1 tsp lemon juice, half c water about. stir as little as you can. low oven 20 min. NOT hot i read it wrong',
	);
	expect(prompt).toMatch(/## Intent\n\nMy aunt’s jam recipe in cups/);
	expect(prompt).toMatch(/```\n3 c plums/);
});

it('after an error below its code each wish has a line of its own', () => {
	const prompt = promptOf(
		'```python\ntotal = 0\nfor row in rows:\n    total += row[2]\n```\nTypeError: unsupported operand. The file has like 3 million rows so it needs to be fast, no numpy, python 3.9. also skip empty rows',
	);
	for (const line of ['- No numpy.', '- Python 3.9.', '- Skip empty rows.']) expect(prompt).toContain(line);
});
