import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { SaveTemplateButton } from '../templates/SaveTemplateButton.tsx';
import { AnswerCheckDoor } from './answer-check/AnswerCheckDoor.tsx';
import { Counsel } from './Counsel.tsx';
import { ExportsMenu } from './exports/ExportsMenu.tsx';
import { fillIn } from './fill-in.ts';
import { summariseLedger } from './ledger-summary.ts';
import { unlight } from './lit.store.ts';
import { OriginalText } from './OriginalText.tsx';
import { type Delivered, maySaveTemplate } from './optimiser.store.ts';
import { PromptDocument } from './PromptDocument.tsx';
import { ResultToolbar } from './ResultToolbar.tsx';
import { useArrival } from './use-arrival.ts';
import { CompareView } from './workspace/CompareView.tsx';
import { ModelNotes } from './workspace/ModelNotes.tsx';
import { ModelTabs } from './workspace/ModelTabs.tsx';
import { RevisionProblem } from './workspace/RevisionProblem.tsx';
import { SidePanel } from './workspace/SidePanel.tsx';
import { usePlaceInView } from './workspace/use-place-in-view.ts';
import { useRevision } from './workspace/use-revision.ts';
import { useSteadyScroll } from './workspace/use-steady-scroll.ts';
import { Verdict } from './workspace/Verdict.tsx';
import { keyOf } from './workspace/wish.ts';
import { YoursPanel } from './yours/YoursPanel.tsx';

interface Props {
	readonly delivered: Delivered;
	readonly copy: OptimiserCopy;
}

const PAPER = 'optimizer-paper';

/** One delivered prompt: the document, what it kept, what changed, and the way to have it otherwise. */
export function ResultPanel({ delivered, copy }: Props): ReactElement {
	const [revision, revise] = useRevision(delivered, copy);
	const [isOriginalShown, setOriginalShown] = useState(false);
	const [isCompared, setCompared] = useState(false);
	const headingRef = useRef<HTMLHeadingElement>(null);
	const paperRef = useRef<HTMLDivElement>(null);
	const { sent } = delivered;
	const { answer, wish, wanted } = revision;
	const summary = useMemo(() => summariseLedger(delivered.answer.ledger), [delivered]);
	const ready = summary.total > 0 ? fillIn(copy.result.ready, { ...summary }) : copy.result.readyPlain;

	useArrival(headingRef);
	useEffect(unlight, []);
	useSteadyScroll();
	usePlaceInView(paperRef);

	return (
		<section className="opt-result" aria-labelledby="optimizer-result">
			<header className="opt-result-head">
				<h3 id="optimizer-result" ref={headingRef} tabIndex={-1}>
					{copy.result.title}
				</h3>
				<p className="visually-hidden" role="status">
					{/* The same sentence twice in a row is said twice. */}
					<span key={keyOf(wish)}>{revision.said || ready}</span>
				</p>
				<ResultToolbar
					text={answer.optimised_prompt}
					requestId={delivered.answer.requestId}
					copy={copy.result}
					isOriginalShown={isOriginalShown}
					onToggleOriginal={() => setOriginalShown(!isOriginalShown)}
				>
					<SaveTemplateButton
						body={answer.optimised_prompt}
						label={copy.result.save}
						copy={copy.templates}
						mayOpen={maySaveTemplate}
					/>
					<ExportsMenu exported={{ sent, answer }} copy={copy} />
				</ResultToolbar>
			</header>
			{delivered.note && <p className="opt-kept">{delivered.note}</p>}
			<Verdict answer={answer} isAlreadyGood={delivered.answer.alreadyGood} copy={copy} />
			<YoursPanel revision={revision} revise={revise} copy={copy.workspace.yours} />
			<div className="opt-result-body">
				<div>
					<div className="opt-controls">
						<ModelTabs revision={revision} revise={revise} panel={PAPER} copy={copy.workspace} />
						<button
							type="button"
							className="button is-small is-quiet"
							aria-pressed={isCompared}
							onClick={() => setCompared(!isCompared)}
						>
							{copy.workspace.compare.show}
						</button>
					</div>
					<div
						id={PAPER}
						ref={paperRef}
						className="opt-paper"
						data-renewed
						role="tabpanel"
						aria-labelledby={`optimizer-model-${(wanted ?? wish).model}`}
						aria-busy={wanted !== null}
					>
						<ModelNotes notes={answer.modelNotes} title={copy.workspace.models.differs} />
						{isOriginalShown && <OriginalText text={sent} answer={answer} title={copy.result.originalTitle} />}
						{isCompared ? (
							<CompareView sent={sent} answer={answer} copy={copy.workspace.compare} />
						) : (
							<PromptDocument answer={answer} copy={copy.result} />
						)}
					</div>
				</div>
				<SidePanel revision={revision} revise={revise} copy={copy} />
			</div>
			<AnswerCheckDoor sent={sent} copy={copy} />
			<Counsel answer={{ ...answer, limited: delivered.answer.limited }} copy={copy} />
			<RevisionProblem problem={revision.problem} copy={copy} />
		</section>
	);
}
