/** Why each rule acts, as one sentence for the person. Braces name what is filled in. */
const REASONS: Readonly<Record<string, string>> = {
	frame: 'Headings part what is asked, what limits it and what has to come back.',
	courtesy: 'Courtesy tells a model nothing about the work.',
	filler: 'It carries nothing that a model could act on.',
	repeat: 'It is said elsewhere in the same words, so it stands once.',
	'intent.list': 'Your tasks stand as numbered steps below, so the request points to them.',
	'intent.context': 'It is background, so it stands apart from what is asked.',
	'constraint.own': 'It is a rule for the answer, so it stands among the rules, in your words.',
	'step.own': 'It is one of your tasks, so it stands as a step of its own, in your order.',
	putback: 'It would have been lost on the way, so it is put back word for word.',
	source: 'It is a passage to work on: set apart byte for byte, it cannot be taken for instructions.',
	constraint: 'Your “{words}” stands inside the request, so it is brought out as a rule that cannot be overlooked.',
	test: 'Your “{words}” made checkable.',
	'test.others': 'Some of your rules fit no single check, so one line holds the answer to all of them.',
	'deliverable.own': 'Your “{words}” says what comes back, so it is named where the result is described.',
	'language.answer': 'You wrote in {language}, so the answer has to be in it too.',
	gap: 'Your text does not say it, and a model would fill it in silently.',
	default: 'Your text sets none, so the usual choice is named where you can change it.',
	modifier: 'You chose this option.',
	safety: 'A wrong answer on this subject can do harm.',
	'safety.test': 'A wrong answer on this subject can do harm, so the care taken is checked too.',
	'safety.material': 'Text that you paste may hold orders of its own; this line says that they are not yours.',
	'type.step': 'A step that {task} usually takes.',
	'type.test': 'A check that holds for {task} of any kind.',
	'type.deliverable': 'It says what {task} has to look like when it comes back.',
	restate: 'The passage is long, and a model holds best what it reads last.',
	closing: 'Without it some models rewrite a prompt again instead of answering it.',
};

const TYPE = /^type\.\w{1,40}\./;

/** The reason of the rule itself, or of the family it belongs to. Most need no value, so none is made before it is asked for. */
export function reasonFor(rule: string, values: Readonly<Record<string, () => string>>): string {
	const name = rule.replace(TYPE, 'type.');
	const reason = REASONS[name] ?? REASONS[name.slice(0, name.indexOf('.'))] ?? '';
	return reason.includes('{') ? reason.replace(/\{(\w{1,20})\}/g, (_, name: string) => values[name]?.() ?? '') : reason;
}
