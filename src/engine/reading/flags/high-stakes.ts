import type { Reading } from '#engine/types';
import { occurs } from '../matching/search.ts';
import type { Source } from '../source.ts';

type Stake = Reading['highStakes'][number];

const CUES: readonly (readonly [Stake, RegExp])[] = [
	[
		'self_harm',
		/\b(?:suicid(?:e|al)|self[ -]?harm|kill myself|end (?:my|his|her) life|hurt myself|cutting myself|overdose|eating disorder|anorexi\w*|bulimi\w*|suicidio|selbstmord|自杀|自殺)\b|自杀|自殺/i,
	],
	[
		'health',
		/\b(?:diagnos(?:e|is|ed)|symptoms?|medications?|medicines?|dosages?|doses?|mg of|prescri(?:be|ption)\w*|side effects?|disease|illness|cancer|diabet\w+|pregnan\w+|blood pressure|chest pain|antibiotics?|vaccin\w+|surgery|therap(?:y|ist)|depress(?:ion|ed)|anxiety disorder|adhd|allerg(?:y|ic|ies)|asthma|infection|heart attack|stroke|medical advice|doctor|patient|enfermedad|síntomas|médic[oa]|maladie|symptômes|krankheit|medikament\w*)\b|症状|疾病|药物|病気|薬/i,
	],
	[
		'legal',
		/\b(?:legal(?:ly)?|lawyers?|attorneys?|lawsuits?|sue|suing|court|contracts?|liabilit(?:y|ies)|tenan(?:t|cy)|landlord|evict\w*|copyright|trademark|patents?|gdpr|custody|divorce|visa|immigration|asylum|employment law|dismissal|redundancy|nda|terms of service|statute|abogado|contrato|juridique|avocat|rechtlich|anwalt|vertrag)\b|法律|合同|律师|契約|弁護士/i,
	],
	[
		'finance',
		/\b(?:invest(?:ing|ment|ments)?|stocks?|shares? price|portfolio|retirement fund|pension|401k|ira|mortgage|loans?|debts?|bankruptcy|tax(?:es)?|crypto(?:currency)?|bitcoin|forex|trading strategy|insurance|credit score|inversi(?:ón|ones)|impuestos|hipoteca|investissement|impôts|steuern?|kredit)\b|投资|股票|贷款|税|投資|株/i,
	],
	[
		'minors',
		/\b(?:(?:my|our|a|the) (?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)[ -]year[ -]old|child(?:ren)?|kids?|toddlers?|teen(?:ager)?s?|minors?|pupils?|underage|niñ[oa]s?|enfants?|kinder)\b|儿童|小学生|孩子|子供|子ども/i,
	],
	[
		'security',
		/\b(?:(?<!\b(?:life|cooking|kitchen|cleaning|travel|growth) )hack(?:ing|ed|er)?|exploit(?:s|ing)?|malware|ransomware|phishing|keylogger|ddos|brute[ -]force|sql injection|xss|penetration test\w*|vulnerabilit(?:y|ies)|password crack\w*|explosives?|bombs?|weapons?|bypass (?:security|authentication))\b|黑客|病毒代码/i,
	],
];

/** The fields of a request in which a wrong answer can hurt somebody. */
export function findHighStakes({ folded, stems }: Source): Stake[] {
	return CUES.filter(([, cue]) => occurs(folded, cue, stems)).map(([stake]) => stake);
}
