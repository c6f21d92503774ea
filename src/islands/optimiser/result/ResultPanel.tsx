import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { SaveTemplateButton } from '#islands/templates/SaveTemplateButton.tsx';
import { fillIn, fillInCount } from '../fill-in.ts';
import { LazyPanel } from '../panels/LazyPanel.tsx';
import { maySaveTemplate, parkOnLeaving } from '../parked/park.ts';
import { LimitedNote } from '../prompt-box/LimitedNote.tsx';
import type { Delivered } from '../stores/optimiser.store.ts';
import { GoodBanner } from '../workspace/GoodBanner.tsx';
import { listAdded } from '../workspace/list-added.ts';
import { RevisionProblem } from '../workspace/RevisionProblem.tsx';
import { $said } from '../workspace/said.store.ts';
import { sourceOf } from '../workspace/source-of.ts';
import { usePlaceInView } from '../workspace/use-place-in-view.ts';
import { useRevision } from '../workspace/use-revision.ts';
import { useSteadyScroll } from '../workspace/use-steady-scroll.ts';
import { keyOf } from '../workspace/wish.ts';
import { YoursPanel } from '../yours/YoursPanel.tsx';
import { summariseLedger } from './ledger-summary.ts';
import { unlight } from './lit.store.ts';
import { NextSteps } from './NextSteps.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PromptDocument } from './PromptDocument.tsx';
import { Proof } from './Proof.tsx';
import { ResultActions } from './ResultActions.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
	readonly delivered: Delivered;
	readonly copy: OptimiserCopy;
}

/** A prompt of more characters is higher than half a phone's screen. */
const LONG_PROMPT = 480;
const loadMore = () => import('../workspace/MorePanel.tsx').then((module) => module.MorePanel);
const loadCheck = () => import('../answer-check/AnswerCheck.tsx').then((module) => module.AnswerCheck);

/**
 * One delivered prompt: the document with its copy button, the questions that improve it, the visitor's text with its wishes
 * marked, and further parts on demand.
 */
export function ResultPanel({ delivered, copy }: Props): ReactElement {
	const [revision, revise, prepare] = useRevision(delivered, copy);
	const [isMoreOpen, setMoreOpen] = useState(false);
	const [isChecking, setChecking] = useState(false);
	const [isWhole, setWhole] = useState(false);
	const headingRef = useRef<HTMLHeadingElement>(null);
	const paperRef = useRef<HTMLDivElement>(null);
	const { result } = copy;
	const { sent, madeAt: earlier } = delivered;
	const [madeAt] = useState(() => (earlier === undefined ? new Date() : new Date(earlier)));
	const { answer, wish, wanted } = revision;
	const { requestId } = delivered.answer;
	const source = sourceOf(revision);
	const summary = summariseLedger(sent, answer);
	const said = revision.said || (summary.total > 0 ? fillIn(result.ready, summary) : result.readyPlain);
	const key = `${requestId} ${keyOf(wish)}`;
	// On a phone a long prompt is cut, so that the question below it is near, until an answer has its line in the prompt.
	const isCut =
		!isWhole && answer.questions.length > 0 && wish.given.length === 0 && answer.optimised_prompt.length > LONG_PROMPT;

	useArrival(headingRef);
	useEffect(unlight, []);
	useEffect(parkOnLeaving, []);
	useEffect(() => $said.set({ text: said, key }), [said, key]);
	useSteadyScroll();
	usePlaceInView(paperRef);

	return (
		<section className="opt-result" aria-labelledby="optimizer-result">
			<div className="opt-main">
				<PrintHead intent={answer.intent} madeAt={madeAt} copy={copy} />
				<header className="opt-result-head">
					<div>
						<h3 id="optimizer-result" ref={headingRef} tabIndex={-1}>
							{result.readyPlain}
						</h3>
						{summary.total > 0 && (
							<p className="opt-kept-line" data-complete={summary.kept === summary.total}>
								{fillInCount(copy.ledger.summary, summary.total, summary)}
								<span>, {listAdded(answer, copy.workspace.changes.counts) || copy.ledger.nothing}</span>
							</p>
						)}
					</div>
					<ResultActions exported={{ source, madeAt, answer }} requestId={requestId} copy={copy} />
				</header>
				{answer.gave_way.length > 0 && (
					<div className="opt-gave-way">
						<strong>{result.gaveWay}</strong> {answer.gave_way.join(' ')}
					</div>
				)}
				<div className="opt-notices">
					{delivered.note && <p className="opt-kept">{delivered.note}</p>}
					{delivered.answer.alreadyGood && (
						<GoodBanner sent={sent} answer={answer} isAnswered={wish.given.length > 0} copy={copy.workspace.good} />
					)}
					<LimitedNote limited={delivered.answer.limited} copy={copy} />
				</div>
				<div
					id="optimizer-paper"
					ref={paperRef}
					className="opt-paper"
					data-renewed
					data-cut={isCut || undefined}
					aria-busy={wanted !== null}
				>
					<PromptDocument sent={sent} answer={answer} copy={result} />
					{isCut && (
						<button type="button" className="opt-whole" onClick={() => setWhole(true)}>
							{result.whole}
						</button>
					)}
				</div>
				<footer className="opt-foot">
					<span className="opt-count">
						{fillIn(result.count, { n: answer.optimised_prompt.length.toLocaleString('en-GB') })}
					</span>
					<SaveTemplateButton
						body={answer.optimised_prompt}
						source={source}
						label={result.save}
						copy={copy.templates}
						mayOpen={() => maySaveTemplate(delivered)}
					/>
					<button
						type="button"
						className="button is-small is-quiet"
						aria-expanded={isMoreOpen}
						aria-controls="optimizer-details"
						onClick={() => setMoreOpen(!isMoreOpen)}
					>
						{result.more} <span className="opt-chevron" aria-hidden="true" />
					</button>
				</footer>
			</div>
			<div className="opt-side">
				<YoursPanel revision={revision} revise={revise} prepare={prepare} copy={copy} />
			</div>
			<Proof sent={sent} answer={answer} copy={copy} />
			<NextSteps isChecking={isChecking} onCheck={() => setChecking(!isChecking)} copy={copy} />
			<LazyPanel
				id="optimizer-check-body"
				label={copy.answerCheck.title}
				isOpen={isChecking}
				load={loadCheck}
				copy={copy.exports.part}
			>
				{(AnswerCheck) => <AnswerCheck sent={sent} copy={copy} />}
			</LazyPanel>
			<LazyPanel
				id="optimizer-details"
				label={result.more}
				isOpen={isMoreOpen}
				load={loadMore}
				copy={copy.exports.part}
			>
				{(MorePanel) => <MorePanel revision={revision} revise={revise} copy={copy} />}
			</LazyPanel>
			<RevisionProblem problem={revision.problem} copy={copy} />
		</section>
	);
}
