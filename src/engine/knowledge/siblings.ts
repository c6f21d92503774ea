/**
 * Genres with nearly the same questions. When a request could be several of them, the likeliest gets the sum of their shares,
 * since a wrong choice costs little: a shark quiz for a sleepover is a quiz, whether for pupils or for a pub.
 */
const SIBLINGS: readonly (readonly string[])[] = [
	['quiz-for-pupils', 'pub-quiz'],
	['customer-reply', 'reply-to-message'],
	['everyday-sum', 'maths-problem'],
	['device-help', 'wifi-or-network', 'software-how-to'],
	['bedtime-story', 'short-story'],
	['business-name', 'names-for'],
	['road-trip', 'trip-itinerary'],
	['extract-to-table', 'make-table'],
	['employee-reference', 'tenant-or-character-reference'],
	['community-notice', 'flyer-or-sign'],
	['hr-policy', 'workplace-policy-or-procedure'],
	['birthday-or-retirement-speech', 'speech', 'joke-or-toast'],
	['childrens-party', 'party-or-event-plan'],
	['absence-message', 'message-to-boss'],
	['career-advice', 'personal-decision'],
	['social-post', 'instagram-caption', 'linkedin-post'],
	['dissertation-help', 'literature-review'],
	['summarise-article', 'summarise-for-boss'],
	['greeting-card-verse', 'leaving-message'],
	['explain-document', 'simplify-text'],
	['explain-concept', 'history-or-fact-question', 'question'],
	['compare-two-things', 'purchase-advice', 'pick-the-best'],
	['email', 'message-to-colleague-or-team'],
	['product-description', 'ad-copy', 'small-ad'],
	['spreadsheet-macro', 'write-script', 'shell-command'],
	['craft-pattern', 'hobby-technique'],
	['article', 'blog-post'],
	['code-review', 'refactor-code'],
	['kids-activities', 'party-game'],
	['business-proposal', 'quote-or-invoice'],
	['legal-question', 'trouble-at-work'],
	['lesson-plan', 'scheme-of-work'],
	['staff-training-session', 'workshop-agenda'],
	['homework-help', 'maths-problem'],
	['landing-page', 'seo-page'],
];

const of = new Map<string, Set<string>>();
for (const kinds of SIBLINGS)
	for (const kind of kinds)
		of.set(kind, new Set([...(of.get(kind) ?? []), ...kinds.filter((other) => other !== kind)]));

const NONE: ReadonlySet<string> = new Set();

/** The ids of a genre's siblings. */
export const siblingsOf = (id: string): ReadonlySet<string> => of.get(id) ?? NONE;
