import type { Metric } from './metric.ts';
import { invention } from './metrics/invention.ts';
import { polarity } from './metrics/polarity.ts';
import { retention } from './metrics/retention.ts';
import { surfacing } from './metrics/surfacing.ts';

export const METRICS: readonly Metric[] = [retention, surfacing, polarity, invention];
