/** The reason of each rule, as a sentence for the person with `{…}` for values. */
const REASONS: Readonly<Record<string, string>> = {
	frame: 'Headings part what is asked from what limits it.',
	courtesy: 'Courtesy tells a model nothing about the work.',
	opening: 'What you need is put as an instruction.',
	spelling: 'Everyday spelling or shorthand, written out.',
	correction: 'You took it back, so only the later wording stands.',
	filler: 'It carries nothing that a model could act on.',
	'intent.context': 'It is background, so it stands apart from what is asked.',
	'constraint.own': 'It is a wish of its own, so it stands on a line of its own, in your words.',
	source: 'It is a passage to work on: set apart byte for byte, it cannot be taken for instructions.',
	test: 'Your “{words}”, to be checked.',
	answer: 'You answered or chose it beside the result.',
	gap: 'Your text does not say it, and you asked for usual choices.',
	modifier: 'You chose this option.',
	safety: 'A wrong answer on this can do harm.',
	'safety.material': 'The text that you pasted holds orders of its own; this line says that they are not yours.',
	'type.step': 'A step that this kind of work usually takes, for the depth you chose.',
	'genre.step': 'It looks like {genre}, and this is how somebody who often makes one goes about it.',
	'genre.check': 'It looks like {genre}, and this is what somebody who often makes one looks for.',
	restate: 'The passage is long, and a small model holds best what it reads last.',
	closing: 'Without it some models rewrite a prompt again instead of answering it.',
};

const OWNER = /^(type|genre)\.[\w-]{1,60}\./;

/** The reason of a rule, or of its family. Values are functions, because most reasons do not use them. */
export function reasonFor(rule: string, values: Readonly<Record<string, () => string>>): string {
	const name = rule.replace(OWNER, '$1.');
	const reason = REASONS[name] ?? REASONS[name.slice(0, name.indexOf('.'))] ?? '';
	return reason.includes('{') ? reason.replace(/\{(\w{1,20})\}/g, (_, name: string) => values[name]?.() ?? '') : reason;
}
