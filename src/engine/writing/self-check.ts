import type { Fact, PlannedLine, PlannedSection, Reading } from '#engine/types';
import { asLine } from './as-line.ts';
import { asSentence } from './as-sentence.ts';
import { yours } from './lines.ts';
import { locateFact } from './locate-fact.ts';

/** Whatever a person stated and no section carries is put back into Constraints & Safety, word for word. */
export function putBackMissing(sections: readonly PlannedSection[], reading: Reading): PlannedSection[] {
	let checked = [...sections];
	for (const fact of reading.facts) if (!locateFact(fact, checked)) checked = withLine(checked, lineFor(fact, reading));
	return checked;
}

function lineFor(fact: Fact, { language }: Reading): PlannedLine {
	const sentence = asSentence(fact.span.text, language);
	const isWhole = sentence.toLowerCase().includes(asLine(fact.span.text).toLowerCase());
	return yours(isWhole ? sentence : asLine(fact.span.text), 'putback', fact.span);
}

/** After the person's other rules, before anything added. */
function withLine(sections: readonly PlannedSection[], line: PlannedLine): PlannedSection[] {
	return sections.map((section) => {
		if (section.id !== 'constraints') return section;
		const at = section.lines.findLastIndex(({ origin }) => origin === 'yours') + 1;
		return { id: section.id, lines: section.lines.toSpliced(at, 0, line) };
	});
}
