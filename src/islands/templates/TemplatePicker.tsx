import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Template, TemplatesPage } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { type ApiOutcome, callApi } from '../account-api.ts';
import { excerptStart } from '../lists/excerpt-start.ts';
import { restoreChoices } from '../optimiser/kept/restore-choices.ts';
import { type Insert, UseDialog } from './UseDialog.tsx';
import { findVariables } from './variables.ts';

interface Props {
	readonly copy: TemplateUseCopy;
	readonly onPick: (text: string) => void;
}

const SHOWN_CHARS = 60;

/** The templates changed last, one press each; the rest are on their page. */
export function TemplatePicker({ copy, onPick }: Props): ReactElement {
	const { menu } = copy;
	const [outcome, setOutcome] = useState<ApiOutcome<TemplatesPage> | null>(null);
	const [used, setUsed] = useState<Template | null>(null);

	const load = useCallback(async () => {
		setOutcome(null);
		setOutcome(await callApi<TemplatesPage>('GET', '/api/user-templates'));
	}, []);
	useEffect(() => void load(), [load]);

	/** A text without blanks that was written by hand goes into the box at once. */
	function choose(template: Template): void {
		if (template.source || findVariables(template.body).length > 0) setUsed(template);
		else onPick(template.body);
	}

	const insert: Insert = (text, modifiers) => {
		onPick(text);
		if (modifiers) void restoreChoices(modifiers);
		return null;
	};

	return (
		<>
			<Choices outcome={outcome} copy={copy} onChoose={choose} onRetry={() => void load()} />
			<a href={menu.allHref}>{menu.all}</a>
			{used && <UseDialog template={used} copy={copy} onInsert={insert} onClose={() => setUsed(null)} />}
		</>
	);
}

interface ChoicesProps {
	readonly outcome: ApiOutcome<TemplatesPage> | null;
	readonly copy: TemplateUseCopy;
	readonly onChoose: (template: Template) => void;
	readonly onRetry: () => void;
}

function Choices({ outcome, copy, onChoose, onRetry }: ChoicesProps): ReactElement {
	const { menu, loading, retry } = copy;
	if (outcome === null) return <p className="opt-templates-note">{loading}</p>;
	if (!outcome.isOk) {
		const isOver = outcome.refusal.status === 401;
		return (
			<p className="opt-templates-note" role="alert">
				{isOver ? menu.signIn : menu.failed}{' '}
				{!isOver && (
					<button type="button" className="link-button" onClick={onRetry}>
						{retry}
					</button>
				)}
			</p>
		);
	}
	const { templates } = outcome.answer;
	if (templates.length === 0) return <p className="opt-templates-note">{menu.empty}</p>;
	return (
		<ul>
			{templates.map((template) => (
				<li key={template.id}>
					<button type="button" className="opt-template" onClick={() => onChoose(template)}>
						<span dir="auto">{template.title}</span>
						<small dir="auto">{excerptStart(template.body, SHOWN_CHARS)}</small>
					</button>
				</li>
			))}
		</ul>
	);
}
