import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import type { TaskTypeId } from '../task-model.ts';
import { classifyTask } from './classify.ts';

const typeOf = (text: string): TaskTypeId => classifyTask(read(text)).id;

/** Unsure texts are `other`: the steps and tests of a wrong kind do more harm than none. */
function expectNotMistaken(id: TaskTypeId, text: string): void {
	expect([id, 'other']).toContain(typeOf(text));
}

describe('an unmistakable request of its kind is named', () => {
	it.each<[TaskTypeId, string]>([
		['explain_teach', 'Explain how tides work'],
		['howto', 'How do I descale a kettle?'],
		['advice_decision', 'Should I rent or buy a flat?'],
		['brainstorm', 'give me ideas for a team away day'],
		['email_message', 'Write an email to my landlord about the broken heating'],
		['fiction_creative', 'Write a short story about a lighthouse'],
		['edit_rewrite', 'Rewrite this paragraph so that it sounds friendlier: We regret the delay.'],
		['summarise', 'Summarise the following article in five points: {{ARTICLE}}'],
		['code_write', 'write a python script that reads sales.csv'],
		['code_write', 'write a python script that writes an email to each customer'],
	])('%s: %s', (id, text) => {
		expect(typeOf(text)).toBe(id);
	});
});

describe('a plain request of each type is taken for no other', () => {
	it.each<[TaskTypeId, string]>([
		['fact_qa', 'what is the capital of australia'],
		['fact_qa', 'When did the Berlin Wall fall?'],
		['explain_teach', 'Explain how tides work'],
		['explain_teach', 'Why is the sky blue?'],
		['howto', 'How do I descale a kettle?'],
		['howto', 'Give me a recipe for lentil soup'],
		['advice_decision', 'Should I rent or buy a flat?'],
		['advice_decision', 'Recommend a bike for commuting'],
		['compare_evaluate', 'Compare heat pumps and gas boilers'],
		['compare_evaluate', "what's the difference between a virus and a bacterium"],
		['brainstorm', 'Brainstorm names for a bakery'],
		['brainstorm', 'give me ideas for a team away day'],
		['plan_schedule', 'Plan a 4 day trip to Lisbon'],
		['plan_schedule', 'make me a weekly workout plan'],
		['plan_schedule', 'Help me plan my week'],
		['email_message', 'Write an email to my landlord about the broken heating'],
		['email_message', 'draft a thank you note to the volunteers'],
		['career_doc', 'Write a cover letter for a nursing job'],
		['career_doc', 'help me write my cv'],
		['business_doc', 'Draft a project proposal for a new intranet'],
		['business_doc', 'write a report on last quarter for the board'],
		['marketing_copy', 'Write an Instagram caption for our new candle'],
		['marketing_copy', 'slogan for a bicycle repair shop'],
		['article_essay', 'Write a blog post about urban gardening'],
		['article_essay', 'write an essay on the causes of inflation'],
		['fiction_creative', 'Write a short story about a lighthouse'],
		['fiction_creative', 'a haiku about rain'],
		['edit_rewrite', 'Proofread this: Their going to the libary tomorow.'],
		['edit_rewrite', 'Rewrite this paragraph so that it sounds friendlier: We regret the delay.'],
		['summarise', 'Summarise the following article in five points: {{ARTICLE}}'],
		['summarise', 'Summarise {{ARTICLE}} in three lines. Return JSON.'],
		['translate', 'Translate "good morning" into Japanese'],
		['extract_structure', 'Extract all dates and names from the text below'],
		['classify_label', 'Classify these reviews as positive or negative'],
		['code_write', 'write a python script that reads sales.csv'],
		['code_write', 'Create a React component for a date picker'],
		['code_debug', 'Fix this code, it throws a TypeError: const a = null; a.name;'],
		['code_review_refactor', 'Refactor this function to be easier to read'],
		['data_analysis', 'Write a SQL query for monthly revenue by region'],
		['data_analysis', 'Analyse this dataset of sales data and plot the trend'],
		['math_reasoning', 'Solve 3x + 5 = 20 for x'],
		['math_reasoning', 'A train travels 120 km in 1.5 hours. What is its average speed?'],
		['research_synthesis', 'Write a literature review on sleep and memory'],
		['learning_material', 'Create a quiz about the water cycle for year 5'],
		['learning_material', 'make flashcards for irregular verbs'],
		['system_design', 'Design the system architecture for a parcel tracking service'],
		['roleplay_dialog', 'Act as a job interviewer and ask me questions'],
		['roleplay_dialog', 'Pretend to be a pirate'],
		['image_prompt', 'Draw a fox in a snowy forest, watercolour'],
		['image_prompt', 'Create a logo for a coffee roaster'],
	])('%s: %s', (id, text) => {
		expectNotMistaken(id, text);
	});
});

describe('the object of the first verb decides, not a word somewhere', () => {
	it.each<[TaskTypeId, string]>([
		['code_write', 'write a python script that writes an email to each customer'],
		['email_message', 'write an email about the bug in our python script'],
		['fiction_creative', 'Write a poem about a programmer who debugs code at night'],
		['article_essay', 'Write an article about why people write poems'],
		['fact_qa', 'Who wrote the first computer program?'],
		['learning_material', 'Write a quiz about the history of email'],
		['business_doc', 'Create a markdown document on the history of the Python programming language'],
		['advice_decision', 'Find the best Italian restaurants in Chicago'],
		['advice_decision', 'top 10 best-rated restaurants in Rome'],
		['advice_decision', 'Assist me in finding eco-friendly hotels near Yellowstone'],
		['explain_teach', 'Educate me on black holes'],
		['fact_qa', 'Find online Python learning resources for beginners.'],
		['email_message', 'Please note that the meeting moved. Write an email to my team about it.'],
	])('%s: %s', (id, text) => {
		expectNotMistaken(id, text);
	});
});

describe('a basic request in another language is taken for no other kind', () => {
	it.each<[TaskTypeId, string]>([
		['email_message', 'Escribe un correo a mi jefe para pedir un día libre'],
		['summarise', 'Resume este artículo en tres puntos'],
		['fiction_creative', 'Escribe un cuento sobre un dragón'],
		['translate', 'Traduis ce texte en anglais'],
		['summarise', 'Fais un résumé de ce texte'],
		['career_doc', 'Écris une lettre de motivation pour un poste de serveur'],
		['explain_teach', 'Erkläre mir, wie ein Kühlschrank funktioniert'],
		['fiction_creative', 'Schreibe ein Gedicht über den Herbst'],
		['translate', 'Traduci questa frase in inglese'],
		['plan_schedule', 'Crea un itinerario di tre giorni a Roma'],
		['email_message', 'Escreva um email para o meu professor'],
		['summarise', '要約してください。'],
		['fiction_creative', '猫についての短い物語を書いてください'],
		['email_message', '帮我写一封邮件给老板请假'],
		['translate', '把这句话翻译成英文'],
		['marketing_copy', '帮我写一份产品介绍'],
	])('%s: %s', (id, text) => {
		expectNotMistaken(id, text);
	});
});

describe('an unclear kind is not guessed', () => {
	it.each(['figs', 'asdf qwer zxcv', '42', 'hello', '...'])('%s', (text) => {
		expect(typeOf(text)).toBe('other');
	});
});
