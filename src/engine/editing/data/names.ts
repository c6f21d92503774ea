import { CAPITALS, PLACES } from './in-context.ts';

/** Firms, products, tools, people and peoples that requests often begin with. */
const KNOWN = new Set(
	'tesco aldi lidl asda sainsbury waitrose morrisons ikea argos currys amazon ebay etsy gumtree vinted shopify airbnb booking uber deliveroo ryanair easyjet google microsoft apple samsung sony nokia huawei xiaomi dell lenovo windows android mac outlook excel word powerpoint teams zoom slack notion trello jira asana figma canva photoshop wordpress wix squarespace stripe paypal revolut monzo barclays lloyds natwest santander nationwide vodafone nhs hmrc dvla dwp ofsted ucas python java javascript typescript kubernetes docker django flask rails laravel react angular vue svelte node postgres mysql sqlite mongodb redis rust golang kotlin swift terraform ansible linux ubuntu bash git github gitlab azure minecraft roblox fortnite pokemon lego disney pixar marvel shakespeare dickens austen macbeth hamlet romeo henry elizabeth victoria victorian roman tudor viking egyptian celtic norman georgian edwardian jewish muslim islamic hindu sikh buddhist christian catholic anglican african asian chinese caribbean mediterranean halloween diwali ramadan eid hanukkah valentine valentines passover pythagoras einstein newton darwin fibonacci ford toyota honda nissan vauxhall volkswagen bmw audi mercedes volvo skoda kia hyundai tesla yamaha bosch dyson miele'.split(
		' ',
	),
);
/** "father's day", "java program": names of more than one word, and days. */
const NAMED_DAY = /^(?:father'?s day|mother'?s day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Whether a text begins with a name that keeps its capital inside a sentence. */
export function beginsWithName(text: string): boolean {
	const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
	return KNOWN.has(word) || CAPITALS.has(word) || PLACES.has(word) || NAMED_DAY.test(text);
}
