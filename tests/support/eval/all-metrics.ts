import type { Metric } from './metric.ts';
import { ask } from './metrics/ask.ts';
import { copies } from './metrics/copies.ts';
import { determinism } from './metrics/determinism.ts';
import { fences } from './metrics/fences.ts';
import { followBench } from './metrics/follow-bench.ts';
import { gaps } from './metrics/gaps.ts';
import { idempotence } from './metrics/idempotence.ts';
import { infoBench } from './metrics/info-bench.ts';
import { invention } from './metrics/invention.ts';
import { language } from './metrics/language.ts';
import { ledger } from './metrics/ledger.ts';
import { missingMaterial } from './metrics/missing-material.ts';
import { options } from './metrics/options.ts';
import { polarity } from './metrics/polarity.ts';
import { retention } from './metrics/retention.ts';
import { revision } from './metrics/revision.ts';
import { robustness } from './metrics/robustness.ts';
import { score } from './metrics/score.ts';
import { size } from './metrics/size.ts';
import { surfacing } from './metrics/surfacing.ts';
import { taskType } from './metrics/task-type.ts';

export const METRICS: readonly Metric[] = [
	retention,
	surfacing,
	polarity,
	invention,
	followBench,
	infoBench,
	ask,
	gaps,
	missingMaterial,
	taskType,
	language,
	idempotence,
	copies,
	size,
	score,
	ledger,
	fences,
	options,
	revision,
	determinism,
	robustness,
];
