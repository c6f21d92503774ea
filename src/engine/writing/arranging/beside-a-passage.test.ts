import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}
const CODE =
	"const box = document.querySelector('#box');\nlet open = false;\nbox.addEventListener('click', () => {\n  open = !open;\n});";

it('"Here" before a passage is no rule, and a statement that continues after the passage joins the one before it', () => {
	const prompt = promptOf(
		`I'm trying to make a menu that remembers if it is open and it forgets when I reload. Here\n\n${CODE}\n\nit's for my shop page. It did work once but then it was always open even when I closed it?`,
	);
	expect(prompt).not.toContain('- Here');
	expect(prompt).toMatch(/## Intent\n\nI'm trying to make a menu .* It's for my shop page\./);
});

it('a colon becomes a full stop when the passage after it is moved', () => {
	const prompt = promptOf(
		"Convert recipe to US cups: 225g self raising flour, 175g caster sugar, 150g butter, 3 medium eggs. Gas mark 4. I'm in Ohio and my oven is small.",
	);
	expect(prompt).toContain('Convert recipe to US cups. I');
});

it('words that introduce a passage keep the sentence with the task', () => {
	const prompt = promptOf(
		'Here\'s the abstract of my paper, 247 words, the journal wants 150. Please cut it without losing the numbers.\n\n"Background: Sleep is short among shift workers and leads to errors. Methods: We allocated 64 paramedics to four sessions. Results: Retention was 81%."',
	);
	expect(prompt).toContain("Here's the abstract of my paper, 247 words, the journal wants 150. Please cut it");
});

it('a quotation within a sentence stays in it', () => {
	const text =
		'A publisher has sent me a contract, 4,500 for a picture book, "all rights in all territories for the full term of copyright", half on signature, no royalty. Can you explain what I am looking at?';
	expect(promptOf(text)).toContain('"all rights in all territories for the full term of copyright", half on signature');
	expect(promptOf(text)).not.toContain('## Source');
});

it('a recipe below its request is the passage, and not the task', () => {
	const prompt = promptOf(
		'my aunt’s jam recipe in cups & "a low oven", convert to grams and celsius\n\n3 c plums, 2 c sugar, pinch salt, 1 tsp lemon juice, half c water about. stir as little as you can. low oven 20 min. NOT hot i read it wrong',
	);
	expect(prompt).toMatch(/## Intent\n\nMy aunt’s jam recipe in cups/);
	expect(prompt).toMatch(/```\n3 c plums/);
});

it('with code and its error message pasted, each wish has a line of its own', () => {
	const prompt = promptOf(
		'```python\ntotal = 0\nfor row in rows:\n    total += row[2]\n```\nTypeError: unsupported operand. The file has like 3 million rows so it needs to be fast, no numpy, python 3.9. also skip empty rows',
	);
	for (const line of ['- No numpy.', '- Python 3.9.', '- Skip empty rows.']) expect(prompt).toContain(line);
});
