import type { Span } from '#engine/types';
import { findAll, overlaps, type Source, spanOf } from '../source.ts';

const SIGNATURES: readonly RegExp[] = [
	/\b(?:ignore|disregard|forget|override|bypass|discard)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|these|the) (?:\w+ ){0,3}?(?:instructions?|prompts?|rules?|directives?|guidelines?|restrictions?|programming|training|polic(?:y|ies)|context|commands?)\b/gi,
	/\b(?:reveal|show|print|repeat|output|leak|display|tell me|give me|what (?:is|are))\b[^.\n]{0,30}\b(?:your|the) (?:\w+ ){0,2}?(?:system|initial|hidden|original|secret) (?:prompt|instructions?|message|rules)\b/gi,
	/\b(?:do anything now|DAN mode|developer mode(?: enabled)?|jailbr(?:eak|oken)\w*|god mode|unrestricted (?:mode|ai)|no (?:ethical|moral) (?:guidelines|restrictions|limits))\b/gi,
	/\b(?:you are|act as|become|pretend to be|simulate) (?:now )?(?:DAN|STAN|DUDE|AIM|an? (?:unfiltered|uncensored|amoral|unrestricted|evil)[\w ]{0,30})\b/gi,
	/\b(?:free(?:d)? from|not bound by|without) (?:all |any |the |its |your )?(?:\w+ ){0,2}?(?:restrictions|limitations|censorship|filters|content polic(?:y|ies)|openai(?:'s)? polic(?:y|ies)|ethical guidelines)\b/gi,
	/\bnever (?:refuse|say no|break character)\b[^.\n]{0,60}|\b(?:can(?:not|'t)|must not|will never|never) (?:refuse|reject|decline) (?:any|a|my|the|to)\b[^.\n]{0,40}/gi,
	/<\|?(?:im_start|im_end|system|endoftext|begin_of_text|start_header_id|eot_id)\|?>|\[\/?INST\]|<<\/?SYS>>/gi,
	/\b(?:new|updated|real) (?:system )?instructions?:|\bsystem (?:override|prompt):/gi,
	/\b(?:ignora|olvida)\b[^.\n]{0,30}\binstrucciones\b|\b(?:ignore|oublie)[rz]?\b[^.\n]{0,30}\bconsignes\b|\bignoriere\b[^.\n]{0,30}\banweisungen\b|忽略[^。\n]{0,12}(?:指令|提示|规则)|(?:以前|上記|前)の指示[^。\n]{0,8}無視/gi,
];

/** Spans that try to turn the optimiser or the receiving model against its user. They are only reported, not removed. */
export function findInjection(source: Source): Span[] {
	const whole = { start: 0, end: source.text.length };
	const found: Span[] = [];
	for (const match of SIGNATURES.flatMap((signature) => findAll(source, whole, signature))) {
		const range = { start: match.index, end: match.index + match[0].length };
		if (!found.some((other) => overlaps(other, range))) found.push(spanOf(source, range));
	}
	return found.sort((a, b) => a.start - b.start);
}
