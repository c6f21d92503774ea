import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const text = (about: string) => z.string().min(1).max(260).describe(about);
const pixels = (about: string) => z.int().min(16).max(6000).describe(about);

/** A drawing is the file `brand/<id>.svg`; its names on the site and in the archive begin with the id. */
const Asset = z.strictObject({
	id: z
		.string()
		.regex(/^[a-z]+(?:-[a-z]+)*$/)
		.describe('Name of its drawing in brand/, without .svg; small letters and hyphens.'),
	name: label('What it is called on the page.'),
	category: z.enum(['logo', 'mascot', 'text']).describe('One of logo, mascot, text.'),
	description: text('What it shows and what it is for.'),
});
export type BrandAsset = z.infer<typeof Asset>;

const Colour = z.strictObject({
	name: label('What it is called.'),
	hex: z
		.string()
		.regex(/^#[0-9A-F]{6}$/)
		.describe('Six digits after #, capitals.'),
	use: label('What it is for.'),
});

const both = (about: string) => z.strictObject({ light: label(`Light: ${about}`), dark: label(`Dark: ${about}`) });

const Brand = z.strictObject({
	title: text('Browser tab and search results.'),
	description: text('Search results and shared links; 100 to 170 characters.'),
	heading: label('Heading of the page.'),
	lede: text('What is here, in a sentence or two.'),
	downloadAll: label('Button: everything in one archive.'),
	downloadAllHint: label('Beside it.'),
	assetsTitle: label('Heading of the drawings.'),
	sizes: z.array(pixels('Width of a PNG.')).min(3).max(12).describe('Every width each drawing is drawn at, ascending.'),
	preview: pixels('The size chosen when the page opens; one of the sizes.'),
	assets: z.array(Asset).min(1),
	categories: z.strictObject({ logo: label('Name.'), mascot: label('Name.'), text: label('Name.') }),
	variants: both('the name of the variant.'),
	hints: both('where to use the variant.'),
	labels: z.strictObject({
		previewSize: label('Names the choice of a size.'),
		wide: label('Says a size: {size}.'),
		png: label('Downloads a PNG of the chosen size.'),
		print: label('Downloads the size for print.'),
		hdPrint: label('Downloads the size for large print.'),
		svg: label('Downloads the SVG.'),
		linkedIn: label('Downloads the cover for LinkedIn.'),
		allSizes: label('Opens the list of all sizes.'),
		zip: label('Downloads all files of one drawing.'),
		favicons: label('Downloads the favicons.'),
		faviconsHint: label('What they are.'),
	}),
	linkedIn: z.strictObject({ width: pixels('Width of a cover.'), height: pixels('Height of a cover.') }),
	print: pixels('Size for print; one of the sizes.'),
	hdPrint: pixels('Size for large print; one of the sizes.'),
	favicons: z.array(pixels('Width of a favicon.')).min(1),
	colours: z.strictObject({
		title: label('Heading.'),
		text: text('How they are used.'),
		copy: label('Button: copies the code.'),
		copied: label('In its place for a moment.'),
		refused: label('In its place when the browser refuses.'),
		items: z.array(Colour).length(5),
	}),
	guidelines: z.strictObject({
		title: label('Heading.'),
		text: text('What anybody may do without asking.'),
		approvedTitle: label('Heading of what is approved.'),
		approved: z.array(text('One rule.')).min(1),
		prohibitedTitle: label('Heading of what is prohibited.'),
		prohibited: z.array(text('One rule.')).min(1),
		questions: label('Stands before the link.'),
		contact: label('The link.'),
		contactHref: Href,
	}),
	ofDrawing: label('Ends the name of a download for screen readers: of {name}, {variant}.'),
});

/** The page /brand-assets, and what `npm run brand` draws for it. */
export const BrandCopy = Brand.superRefine((brand, context) => {
	for (const name of ['preview', 'print', 'hdPrint'] as const) {
		if (brand.sizes.includes(brand[name])) continue;
		context.addIssue({ code: 'custom', path: [name], message: `${brand[name]} is none of the sizes that are drawn` });
	}
});
export type BrandCopy = z.infer<typeof BrandCopy>;
