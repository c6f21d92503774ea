import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Question } from '#contract/review';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillIn } from '../fill-in.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { COPY_BUTTON } from '../result/ResultActions.tsx';
import type { Revision, Said } from '../workspace/revision.store.ts';
import type { Revise } from '../workspace/use-revision.ts';
import { type WishChange, withAccepted, withAnswer, withoutGiven, withSkipped } from '../workspace/wish.ts';
import { afterPaint } from './after-paint.ts';
import { lineThatCame } from './line-that-came.ts';
import { OfferList } from './OfferList.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { OtherQuestions } from './OtherQuestions.tsx';
import { OwnWish } from './OwnWish.tsx';
import { useAboutLines } from './use-about-lines.ts';
import { useQuestionKeys } from './use-question-keys.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	/** Prepares the revision of an answer while it is pressed. */
	readonly prepare: (change: WishChange) => void;
	readonly copy: OptimiserCopy;
}

/** Loaded on demand: there are no answers before the first press. */
const loadGiven = () => import('./GivenList.tsx').then((module) => module.GivenList);

/** An expert's next questions: one open, the others behind a row. A tapped answer is in the prompt at once. */
export function YoursPanel({ revision, revise, prepare, copy: all }: Props): ReactElement {
	const copy = all.workspace.yours;
	const { answer } = revision;
	const { given, skipped } = revision.wanted ?? revision.wish;
	const [chosen, choose] = useState<string | null>(null);
	const about = useAboutLines();
	const givenPart = useLazyPart(loadGiven, given.length > 0);
	const [kept, setKept] = useState('');
	const panelRef = useRef<HTMLElement>(null);
	const headingRef = useRef<HTMLHeadingElement>(null);
	const wasTouched = useRef(false);

	const isSettled = (id: string) => skipped.includes(id) || given.some((one) => one.id === id);
	const questions = answer.questions.filter(({ id }) => !isSettled(id));
	const offers = answer.suggestions.filter(({ id }) => !isSettled(id));
	const open = questions.find(({ id }) => id === chosen) ?? questions[0];
	const openId = open?.id;
	const settled = given.filter(({ text }) => text !== '').length + skipped.length;
	// The total of "Question 1 of 4": an answer may lead to more questions but does not raise it; only a model's questions may.
	const promised = useRef(settled + questions.length);
	if (settled === 0) promised.current = questions.length;
	const total = Math.min(settled + questions.length, Math.max(promised.current, settled + 1));
	const place = total > 1 ? fillIn(copy.place, { n: settled + 1, total }) : '';

	// Without any question the panel is a single line to add something, and no card.
	const isQuiet = !open && promised.current === 0;

	// Behind these words stands a line of the prompt, in its language.
	const [said = ''] = copy.added.split('{text}');

	function focusOpen(): void {
		const question = openId === undefined ? null : document.getElementById(`yours-${openId}`);
		(question ?? headingRef.current)?.focus();
	}

	// The pressed button is gone, so the keyboard focus moves to the next question: once the line is drawn, as a focus costs a layout.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `focusOpen` is of this very question
	useEffect(() => {
		if (!wasTouched.current) return;
		return afterPaint(focusOpen);
	}, [openId]);
	// Until the revision is there, since it may bring another question than the one that took the place of the answered one.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a question may also change without a revision
	useEffect(() => {
		if (revision.wanted === null) wasTouched.current = false;
	}, [revision.wanted, openId]);

	/** The line that an answer has added; some answers add none. */
	const say =
		(text: string): Said =>
		(now, _, before) => {
			const line = lineThatCame(before, now);
			return line === null ? fillIn(copy.noted, { text }) : fillIn(copy.added, { text: line });
		};

	function take(question: Question, text: string): void {
		wasTouched.current = true;
		choose(null);
		revise(withAnswer(question, text), say(text));
	}
	function prefer(id: string): void {
		wasTouched.current = true;
		choose(id);
	}
	function skip(question: Question): void {
		wasTouched.current = true;
		choose(null);
		revise(withSkipped(question.id), () => copy.skipped);
	}
	function wishFor(text: string): void {
		const count = given.filter(({ id }) => id.startsWith('wish')).length;
		revise(withAnswer({ id: count === 0 ? 'wish' : `wish.${count + 1}`, question: copy.wish }, text), say(text));
	}
	function keep(text: string): void {
		void about.keep(text).then((refusal) => setKept(refusal ?? fillIn(copy.kept, { text })));
	}
	useQuestionKeys(panelRef, {
		open,
		onSkip: skip,
		onEnter: focusOpen,
		onLeave: () => document.getElementById(COPY_BUTTON)?.focus(),
	});

	const mine = about.lines
		.map(({ id, text }) => ({ id: `me.${id}`, text, because: '' }))
		.filter(({ id }) => !isSettled(id));
	return (
		<section className="opt-yours" ref={panelRef} data-quiet={isQuiet || undefined} aria-labelledby="optimizer-yours">
			<div className="opt-yours-ask">
				<div className="opt-yours-head">
					<h4 id="optimizer-yours" className={isQuiet ? 'visually-hidden' : undefined} ref={headingRef} tabIndex={-1}>
						{copy.title}
					</h4>
					{open && <span aria-hidden="true">{place}</span>}
				</div>
				<p className="opt-yours-why">
					{revision.said.startsWith(said) ? (
						<>
							{said}
							<span lang={answer.language}>{revision.said.slice(said.length)}</span>
						</>
					) : (
						revision.said ||
						(open && (
							<>
								<span className="opt-yours-reason">{copy.reason} </span>
								{copy.why}
							</>
						))
					)}
				</p>
				{open ? (
					<OpenQuestion
						key={open.id}
						question={open}
						language={answer.language}
						place={place}
						copy={copy}
						onPress={(text) => prepare(withAnswer(open, text))}
						onTake={(text) => take(open, text)}
						onSkip={() => skip(open)}
					/>
				) : (
					!isQuiet && <p>{copy.done}</p>
				)}
				{givenPart.state === 'ready' && (
					<givenPart.part
						given={given}
						language={answer.language}
						copy={copy}
						onUndo={(id) => revise(withoutGiven(id), () => copy.undone)}
						onKeep={about.isOn ? keep : undefined}
					/>
				)}
				{givenPart.state === 'failed' && <PartPending retry={givenPart.retry} copy={all.exports.part} />}
			</div>
			<div className="opt-yours-rest">
				<OtherQuestions
					questions={questions.filter((question) => question !== open)}
					language={answer.language}
					copy={copy}
					onChoose={prefer}
				/>
				<OfferList offers={offers} copy={copy} onTake={(offer) => revise(withAccepted(offer), say(offer.text))} />
				<OfferList
					offers={mine}
					copy={{ ...copy, also: copy.about }}
					onTake={({ id, text }) => revise(withAnswer({ id, question: copy.about }, text), say(text))}
				/>
				<OwnWish copy={copy} onWish={wishFor} />
				<p className="visually-hidden" role="status">
					{kept}
				</p>
			</div>
		</section>
	);
}
