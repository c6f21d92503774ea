import type { TaskTypeId } from '#engine/task-model';

type Three = readonly [string, string, string];

/** How a request that names only its kind could go on, as choices to tap: "Write a poem: ...". */
export const TYPE_ENDINGS: Readonly<Record<TaskTypeId, Three>> = {
	fact_qa: ['the short answer only', 'with a little background', 'with sources to check'],
	explain_teach: ['in simple terms', 'for a student, with an example', 'in depth, for someone in the field'],
	howto: ['for a beginner', 'with only common tools', 'as a quick checklist'],
	advice_decision: ['at the lowest cost', 'with quality first', 'with as little effort as possible'],
	compare_evaluate: ['by price', 'by quality', 'for everyday use'],
	brainstorm: ['ten ideas, nothing unusual', 'five bold ideas', 'ideas that cost nothing'],
	plan_schedule: ['for one week', 'for a month, with little time each day', 'for a beginner'],
	email_message: ['to a colleague, asking for help', 'to a customer, saying thank you', 'to my manager, sharing news'],
	career_doc: ['for a first job', 'for a change of career', 'for a step up in the same field'],
	business_doc: ['for my manager, one page', 'for a client, in formal language', 'for the team, as a short outline'],
	marketing_copy: [
		'for social media, short and lively',
		'for a website, clear and factual',
		'for an email to customers',
	],
	article_essay: ['for general readers', 'for a class, with arguments on both sides', 'as a personal opinion'],
	fiction_creative: [
		'for a friend, warm and personal',
		'for a colleague, short and funny',
		'for a child, in simple words',
	],
	edit_rewrite: ['correct mistakes only', 'make it clearer', 'make it shorter'],
	summarise: ['in one sentence', 'in five points', 'on one page'],
	translate: ['into English', 'into Spanish', 'into French'],
	extract_structure: ['names and dates, as a table', 'all figures, as a list', 'everything, as JSON'],
	classify_label: ['positive, neutral or negative', 'by topic', 'suggest the groups yourself'],
	code_write: ['in Python, as one file', 'in JavaScript, for the browser', 'as a shell script'],
	code_debug: ['it stops with an error message', 'it gives a wrong result', 'it is too slow'],
	code_review_refactor: ['easier to read', 'faster', 'safer'],
	data_analysis: ['find trends over time', 'compare groups', 'list totals by category'],
	math_reasoning: ['show every step', 'only the final answer', 'explain the method'],
	research_synthesis: ['the last ten years', 'only the main positions', 'with the open questions'],
	learning_material: ['for beginners, ten questions', 'for school, with answers', 'for adults, as flashcards'],
	system_design: ['for a small team', 'for many users', 'as simple as possible'],
	roleplay_dialog: [
		'you are the interviewer, I am the candidate',
		'you are a teacher, I am the student',
		'you are a customer, I am the seller',
	],
	image_prompt: ['simple and modern', 'realistic, like a photo', 'playful, like a cartoon'],
	other: ['explain it in simple terms', 'give me a few ideas', 'write a short text about it'],
};

/** Ways of settling one missing detail that fit any request. */
export const SLOT_ENDINGS: Readonly<Record<string, Three>> = {
	place: ['leave the place open as [town]', 'anywhere in my country', 'tell me how to find it wherever I am'],
	files: ['the current folder', 'use [folder] as a placeholder', 'ask for the file when it starts'],
	platform: ['for Windows', 'for macOS', 'for Linux'],
	programming_language: ['Python', 'JavaScript', 'Bash'],
	inputs: ['take the input as a parameter', 'use [file name] as a placeholder', 'ask for the input when it runs'],
	data: [
		'use [data file] as a placeholder',
		'I will paste the data below',
		'use a small made-up sample, marked as such',
	],
	options: ['compare [first thing] with [second thing]', 'choose two common ones', 'choose the three best known'],
	persona: ['an interviewer', 'a patient teacher', 'a customer'],
	target_language: ['into English', 'into Spanish', 'into French'],
	honouree: [
		'for a friend, in a warm tone',
		'for a colleague, short and funny',
		'for someone in the family, four verses at most',
	],
};
