import { expect, test } from 'vitest';
import { type Exported, fileOf } from './export-file.ts';

const exportedWith = (intent: string): Exported => ({
	sent: 'rough',
	answer: {
		optimised_prompt: '## Intent\n\nA poem.',
		intent,
		ledger: [],
		operations: [],
		assumptions: [],
		score: { total: 40, checks: [] },
	},
});
const nameFor = (intent: string) => fileOf('md', exportedWith(intent), 'ploop-prompt').name;

test('Markdown and plain text are exactly the prompt', () => {
	for (const kind of ['md', 'txt'] as const) {
		expect(fileOf(kind, exportedWith('A poem'), 'x').text).toBe('## Intent\n\nA poem.');
	}
});

test('the data file holds the prompt, the request and everything that was shown about them', () => {
	const { text, type } = fileOf('json', exportedWith('A poem'), 'x');
	expect(type).toBe('application/json');
	expect(JSON.parse(text)).toEqual({
		prompt: '## Intent\n\nA poem.',
		request: 'rough',
		ledger: [],
		operations: [],
		assumptions: [],
		score: { total: 40, checks: [] },
	});
});

test.each([
	['Write a poem about rain.', 'ploop-write-a-poem-about-rain.md'],
	['Schreibe über Größe & Maß', 'ploop-schreibe-über-größe-maß.md'],
	['CON', 'ploop-con.md'],
	['../../etc/passwd', 'ploop-etc-passwd.md'],
	['a\u202Egpj.exe\u0000 <b>"|?*', 'ploop-a-gpj-exe-b.md'],
	['हिन्दी में लिखें', 'ploop-हिन्दी-में-लिखें.md'],
	['', 'ploop-prompt.md'],
	['?! 🎉', 'ploop-prompt.md'],
])('the intent %j names the file %s', (intent, name) => {
	expect(nameFor(intent)).toBe(name);
});

test('a long intent is cut between words, one without gaps between characters', () => {
	expect(nameFor('Write an email to the design team about the meeting on Friday afternoon at three')).toBe(
		'ploop-write-an-email-to-the-design-team-about-the-meeting-on.md',
	);
	const name = nameFor('𠮷'.repeat(500));
	expect(name).toBe(`ploop-${'𠮷'.repeat(30)}.md`);
	expect(new TextEncoder().encode(name).length).toBeLessThan(255);
});
