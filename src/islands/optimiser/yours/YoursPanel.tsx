import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Question } from '#contract/review';
import type { YoursCopy } from '#contract/workspace-copy';
import { fillIn } from '../fill-in.ts';
import type { Revision } from '../workspace/revision.store.ts';
import type { Revise } from '../workspace/use-revision.ts';
import { withAccepted, withAnswer, withoutGiven, withSkipped } from '../workspace/wish.ts';
import { GivenList } from './GivenList.tsx';
import { noteQuestions } from './known-questions.ts';
import { OfferList } from './OfferList.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: YoursCopy;
}

/** What an expert would ask next: one question open, the others a line each. A tap is in the prompt at once; nothing waits. */
export function YoursPanel({ revision, revise, copy }: Props): ReactElement | null {
	const { answer, delivered } = revision;
	const wish = revision.wanted ?? revision.wish;
	const [chosen, choose] = useState<string | null>(null);
	const headingRef = useRef<HTMLHeadingElement>(null);
	const wasTouched = useRef(false);
	noteQuestions(delivered.answer.requestId, answer);

	const isSettled = (id: string) => id in wish.answers || wish.accepted.includes(id) || wish.skipped.includes(id);
	const questions = answer.questions.filter(({ id }) => !isSettled(id));
	const offers = answer.suggestions.filter(({ id }) => !isSettled(id));
	const open = questions.find(({ id }) => id === chosen) ?? questions[0];
	const openId = open?.id;

	// What was pressed is gone: whoever goes by keyboard goes on at the next question.
	useEffect(() => {
		if (wasTouched.current && openId !== undefined) document.getElementById(`yours-${openId}`)?.focus();
		else if (wasTouched.current) headingRef.current?.focus();
		wasTouched.current = false;
	}, [openId]);

	const given = Object.keys(wish.answers).length + wish.accepted.length;
	if (questions.length + offers.length + given === 0) return null;

	function say(text: string): string {
		return fillIn(copy.added, { text });
	}
	function take(question: Question, text: string): void {
		wasTouched.current = true;
		choose(null);
		revise(withAnswer(question.id, text), () => say(text));
	}
	function skip(question: Question): void {
		wasTouched.current = true;
		choose(null);
		revise(withSkipped(question.id), () => copy.skipped);
	}
	function handleKey(event: KeyboardEvent<HTMLElement>): void {
		const option = open?.options[Number(event.key) - 1];
		const isTyping = event.target instanceof HTMLInputElement;
		if (!open || option === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		take(open, option);
	}

	return (
		<section className="opt-yours" aria-labelledby="optimizer-yours" onKeyDown={handleKey}>
			<h4 id="optimizer-yours" ref={headingRef} tabIndex={-1}>
				{copy.title}
			</h4>
			<p>{open ? copy.note : copy.done}</p>
			<ul className="opt-yours-questions">
				{questions.map((question, at) => (
					<li key={question.id}>
						{question === open ? (
							<OpenQuestion
								question={question}
								place={fillIn(copy.place, { n: at + 1, total: questions.length })}
								copy={copy}
								onTake={(text) => take(question, text)}
								onSkip={() => skip(question)}
							/>
						) : (
							<button type="button" className="opt-yours-next" onClick={() => choose(question.id)}>
								{question.question}
							</button>
						)}
					</li>
				))}
			</ul>
			<OfferList offers={offers} copy={copy} onTake={({ id, text }) => revise(withAccepted(id), () => say(text))} />
			<GivenList
				wish={wish}
				requestId={delivered.answer.requestId}
				copy={copy}
				onUndo={(id) => revise(withoutGiven(id), () => copy.undone)}
			/>
		</section>
	);
}
