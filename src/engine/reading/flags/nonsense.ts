import { ENGLISH_WORDS } from '../data/stop-words.ts';

// Pairs of letters that hardly ever occur inside an English word.
const IMPOSSIBLE_PAIR =
	/bq|bx|cj|cv|cx|dx|fq|fx|fz|gq|gx|hx|jb|jc|jd|jf|jg|jh|jk|jl|jm|jn|jp|jq|jr|js|jt|jv|jw|jx|jy|jz|kq|kx|kz|lx|mx|mz|pq|px|qa|qb|qc|qd|qe|qf|qg|qh|qj|qk|ql|qm|qn|qo|qp|qr|qs|qt|qv|qw|qx|qy|qz|sx|tq|vb|vc|vd|vf|vg|vh|vj|vk|vl|vm|vn|vp|vq|vt|vw|vx|vz|wj|wq|wv|wx|xb|xd|xg|xj|xk|xl|xn|xr|xv|xw|xz|yq|zb|zc|zf|zg|zj|zk|zm|zn|zp|zq|zr|zs|zt|zv|zw|zx/;
const KEYBOARD_RUN =
	/qwe|wer[^aeistdlgkmwfny]|asd|sdf|dfg|fgh|ghj|hjk|jkl|zxc|xcv|cvb|vbn|bnm|uiop|yuio|qaz|wsx|edc|poiu|lkj|fds|dsa|ewq/;
const LONG_CLUSTER = /[bcdfghjklmnpqrstvwxz]{5,}/;
const SAME_LETTER = /([a-z])\1{3,}/;
const ENOUGH = 0.6;

/**
 * Whether a text carries no word at all: mashed keys, or nothing but symbols. Only Latin text is judged, and only when
 * most of its words could not be words; one real word of request is enough to take it seriously.
 *
 * @param language of the text: pairs of letters tell only of English, "wycieczka do Lizbony" is a trip
 */
export function isNonsense(instruction: string, language = 'en'): boolean {
	if (!/[\p{L}\p{N}]/u.test(instruction)) return !/\p{Extended_Pictographic}/u.test(instruction);
	if (!/\p{L}/u.test(instruction)) return !/\d\)?\s{0,4}[-+*/×÷=^%]\s{0,4}\(?\d/.test(instruction);
	if (/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]/u.test(instruction)) return false;
	const words = instruction.toLowerCase().match(/[a-z\u00c0-\u024f]{2,}/g) ?? [];
	if (words.length === 0) return /^\P{L}*\p{L}\P{L}*$/u.test(instruction);
	if (words.length > 60 || words.some((word) => ENGLISH_WORDS.has(word) && word.length > 2)) return false;
	const isMashed = language === 'en' ? isImplausible : isMashedAnywhere;
	return words.filter(isMashed).length >= words.length * ENOUGH;
}

/** Whether a lower-case word is mashed keys in any language. */
const isMashedAnywhere = (word: string): boolean =>
	SAME_LETTER.test(word) || (word.length >= 5 && !/[aeiouyà-öø-ÿąęěůű]/.test(word));

/** Whether a lower-case word cannot be English, by its letters. */
export function isImplausible(word: string): boolean {
	if (ENGLISH_WORDS.has(word)) return false;
	if (SAME_LETTER.test(word) || (word.length >= 4 && KEYBOARD_RUN.test(word))) return true;
	if (word.length >= 5 && (LONG_CLUSTER.test(word) || !/[aeiouyà-öø-ÿ]/.test(word))) return true;
	return word.length >= 4 && IMPOSSIBLE_PAIR.test(word);
}
