export interface Question {
	readonly question: string;
	readonly anchor: string;
	/** HTML of our own Markdown. */
	readonly answer: string;
}

/** https://schema.org/FAQPage: the same questions and answers for search engines, with links that hold anywhere. */
export function faqPage(questions: readonly Question[], site: string): Readonly<Record<string, unknown>> {
	const origin = site.replace(/\/$/, '');
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('href="/', `href="${origin}/`) },
		})),
	};
}
