import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { type DetectorName, isDetected } from './detectors.ts';

it.each<[DetectorName, string]>([
	['money', 'job ad for a van driver, 12.60/h'],
	['money', 'party for 12 kids, 80 all in'],
	['age', 'my shoulder hurts, woman 51'],
	['age', 'row with my daughter (17) about a festival'],
	['age', 'present for dad 70 who wants nothing'],
	['age', 'letter to a GP, 44m, back pain'],
])('detects %s in "%s"', (name, text) => expect(isDetected(name, read(text))).toBe(true));

it.each<[DetectorName, string]>([
	['money', 'a poem in 12 lines'],
	['age', 'my son 2 weeks ago broke his arm'],
	['age', 'email my wife 3 times'],
])('detects no %s in "%s"', (name, text) => expect(isDetected(name, read(text))).toBe(false));
