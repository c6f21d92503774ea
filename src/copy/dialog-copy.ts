import { z } from 'zod';
import { ModifiersInput } from '#contract/modifiers';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(70).describe(about);
const text = (about: string) => z.string().min(1).max(240).describe(about);

const UpgradeCopy = z.strictObject({
	title: label('Heading.'),
	free: z.strictObject({
		title: label('Name of the plan.'),
		action: label('Button.'),
		href: Href,
	}),
	pro: z.strictObject({
		title: label('Name of the plan.'),
		action: label('Button for monthly payment.'),
		href: Href,
		annualAction: label('Button for annual payment.'),
		annualHref: Href,
	}),
	logInQuestion: label('Stands before the log-in link.'),
	logIn: label('Link for existing users.'),
	logInHref: Href,
});

const ProFeatureCopy = z.strictObject({
	title: label('Heading.'),
	tried: label('Stands before the name of the control that was tried.'),
	anyFeature: label('Stands in when no control is named.'),
	price: label('The monthly price: {monthly}.'),
	promise: label('Under the price.'),
	upgrade: label('Main button.'),
	upgradeHref: Href,
	processing: label('The same button for the second after it is pressed.'),
	later: label('Closes the dialog.'),
});

const WrongCopy = z.strictObject({
	title: label('Heading.'),
	paragraphs: z.array(text('One paragraph.')).min(1).max(3),
	exampleTitle: label('Heading of the example.'),
	example: text('A prompt as people type it.'),
	guessesLabel: label('Stands before the guesses.'),
	guesses: z.array(label('One thing left open.')).min(1),
	insteadTitle: label('Heading of the advice.'),
	instead: z.array(z.strictObject({ lead: label('The advice, bold.'), text: text('Why, or an example.') })).min(1),
	closing: text('Leads to the button.'),
	action: label('Closes the dialog and goes to the prompt box.'),
});

const AudiencesCopy = z.strictObject({
	title: label('Heading.'),
	intro: text('One sentence.'),
	items: z
		.array(z.strictObject({ who: label('The audience.'), what: text('What they use it for; no capital, no stop.') }))
		.min(1),
	action: label('Button.'),
	href: Href,
});

export const DemoCopy = z.strictObject({
	prompt: text('What the visitor in the demo types.'),
	options: ModifiersInput.pick({ depth: true, variations: true }).describe(
		'What the visitor in the demo chooses; without an option no step and no deliverable is added.',
	),
});

/** Dialogs. Figures in {braces} are filled in from plans.yaml, as are the features. */
export const DialogCopy = z.strictObject({
	upgrade: UpgradeCopy,
	proFeature: ProFeatureCopy,
	demo: z.strictObject({
		title: label('Heading.'),
		inputLabel: label('Names the sample prompt.'),
		optionsLabel: label('Stands before the options that are chosen.'),
		outputLabel: label('Names the answer.'),
		note: text('Says what comes back when no option is chosen.'),
		action: label('Closes the demo and goes to the prompt box.'),
	}),
	wrong: WrongCopy,
	audiences: AudiencesCopy,
});
export type DialogCopy = z.infer<typeof DialogCopy>;
