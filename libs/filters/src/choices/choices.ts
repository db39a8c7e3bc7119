import {
  DEFAULT_COMPARISON,
  type Comparison,
  type Omission,
  type Period,
  type Quality,
  type TargetVersion,
  type UnitKind,
} from '@pendapa/contracts';
import type { RegionLevel } from '@pendapa/query';

/** Relative to the data date, never to the clock. */
export const PRESETS = ['year', 'half-year', 'quarter', 'month', 'last-month', 'last-year', 'twelve-months', 'ramadan'] as const;
export type Preset = (typeof PRESETS)[number];
export type PeriodChoice = Preset | Period;

/** Span of the targets that a page compares with. */
export const TARGET_PERIODS = ['year', 'quarter', 'month'] as const;
export type TargetPeriod = (typeof TARGET_PERIODS)[number];

export interface Choices {
  readonly period: PeriodChoice;
  readonly compare: Comparison;
  /** Path: city, district, ward; empty for the whole province. */
  readonly region: readonly string[];
  /** Null for the level below the chosen region. */
  readonly level: RegionLevel | null;
  readonly tax: readonly string[];
  readonly category: readonly string[];
  /** Taxes that are left out: land and building tax (PBB-P2). */
  readonly without: readonly Omission[];
  readonly unit: readonly string[];
  readonly kind: readonly UnitKind[];
  readonly channel: readonly string[];
  readonly bank: readonly string[];
  /** Quality classes of arrears. */
  readonly quality: readonly Quality[];
  /** Tax years of arrears, such as "2021". */
  readonly taxYear: readonly string[];
  readonly target: TargetPeriod;
  readonly version: TargetVersion;
  /** False for principal only. */
  readonly penalty: boolean;
}

export const DEFAULT_CHOICES: Choices = {
  period: 'year',
  compare: DEFAULT_COMPARISON,
  region: [],
  level: null,
  tax: [],
  category: [],
  without: [],
  unit: [],
  kind: [],
  channel: [],
  bank: [],
  quality: [],
  taxYear: [],
  target: 'year',
  version: 'in-force',
  penalty: true,
};

/** The comparison of a period for which nobody chose one. Ramadan moves through the year, so it is compared with the Ramadan before. */
export const usualComparison = (period: PeriodChoice): Comparison => (period === 'ramadan' ? 'lebaran' : DEFAULT_COMPARISON);

/** Choices after a change. A comparison that nobody chose follows the period. */
export function changedChoices(choices: Choices, next: Partial<Choices>): Choices {
  const changed = { ...choices, ...next };
  const isChosen = next.compare !== undefined || choices.compare !== usualComparison(choices.period);
  return isChosen ? changed : { ...changed, compare: usualComparison(changed.period) };
}
