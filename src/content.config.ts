import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { PlanCatalogue } from '#contract/plans';
import { AboutFront, LegalCopy, LegalFront, OperatorCopy } from './copy/article-copy.ts';
import { BillingCopy } from './copy/billing-copy.ts';
import { BrandCopy } from './copy/brand-copy.ts';
import { ContactCopy } from './copy/contact-copy.ts';
import { DemoCopy, DialogCopy } from './copy/dialog-copy.ts';
import { DiscoveryCopy } from './copy/discovery-copy.ts';
import { ErrorPagesCopy } from './copy/error-pages-copy.ts';
import { FaqCopy, FaqFront } from './copy/faq-copy.ts';
import { FrameCopy } from './copy/frame-copy.ts';
import { GetStartedCopy } from './copy/get-started-copy.ts';
import { HomeCopy } from './copy/home-copy.ts';
import { HowItWorksCopy } from './copy/how-it-works-copy.ts';
import { PricingCopy } from './copy/pricing-copy.ts';
import { ReviewsCopy } from './copy/reviews-copy.ts';
import { RoadmapCopy } from './copy/roadmap-copy.ts';
import { SignInCopy } from './copy/sign-in-copy.ts';
import { StorageCopy } from './copy/storage-copy.ts';
import { UpdatesCopy } from './copy/updates-copy.ts';

/** A collection of one file, `content/<name>.yaml`, read with `requireCopy('<name>')`. */
function oneFile<Schema extends z.ZodType>(name: string, schema: Schema) {
	return defineCollection({ loader: glob({ base: './content', pattern: `${name}.yaml` }), schema });
}

/** Markdown with front matter, a file or a folder of them, read with `requireTexts`; each goes by the name of its file. */
function texts<Schema extends z.ZodType>(pattern: string, schema: Schema) {
	const generateId = ({ entry }: { entry: string }) => entry.replace(/^.*\/|\.md$/g, '');
	return defineCollection({ loader: glob({ base: './content', pattern, generateId }), schema });
}

export const collections = {
	billing: oneFile('billing', BillingCopy),
	brand: oneFile('brand', BrandCopy),
	frame: oneFile('frame', FrameCopy),
	home: oneFile('home', HomeCopy),
	dialogs: oneFile('dialogs', DialogCopy),
	demo: oneFile('demo', DemoCopy),
	discovery: oneFile('discovery', DiscoveryCopy),
	contact: oneFile('contact', ContactCopy),
	'error-pages': oneFile('error-pages', ErrorPagesCopy),
	plans: oneFile('plans', PlanCatalogue),
	pricing: oneFile('pricing', PricingCopy),
	updates: oneFile('updates', UpdatesCopy),
	reviews: oneFile('reviews', ReviewsCopy),
	'sign-in': oneFile('sign-in', SignInCopy),
	storage: oneFile('storage', StorageCopy),
	about: texts('about.md', AboutFront),
	roadmap: oneFile('roadmap', RoadmapCopy),
	'how-it-works': oneFile('how-it-works', HowItWorksCopy),
	'get-started': oneFile('get-started', GetStartedCopy),
	faq: oneFile('faq', FaqCopy),
	questions: texts('faq/*.md', FaqFront),
	legal: oneFile('legal', LegalCopy),
	'legal-texts': texts('legal/*.md', LegalFront),
	operator: oneFile('operator', OperatorCopy),
};
