import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Template, TemplatesPage } from '#contract/templates';
import type { TemplateUseCopy } from '#contract/templates-copy';
import { type ApiOutcome, callApi } from '../account-api.ts';
import { excerptStart } from '../lists/excerpt-start.ts';
import { FillDialog } from './FillDialog.tsx';
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
	const [filling, setFilling] = useState<string | null>(null);

	const load = useCallback(async () => {
		setOutcome(null);
		setOutcome(await callApi<TemplatesPage>('GET', '/api/user-templates'));
	}, []);
	useEffect(() => void load(), [load]);

	function choose({ body }: Template): void {
		if (findVariables(body).length > 0) setFilling(body);
		else onPick(body);
	}

	function fill(text: string): boolean {
		onPick(text);
		return true;
	}

	return (
		<>
			<Choices outcome={outcome} copy={copy} onChoose={choose} onRetry={() => void load()} />
			<a href={menu.allHref}>{menu.all}</a>
			{filling !== null && <FillDialog body={filling} copy={copy} onFill={fill} onClose={() => setFilling(null)} />}
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
