import { drawn, growth, rowsOf, type AnswerTo } from '@pendapa/analysis';
import type { units } from '../../questions/cross-dimensional.ts';

type Asks = typeof units;
export type UnitAnswers = { readonly [K in keyof Asks]: AnswerTo<Asks[K]['measures'][number], 'unit'> | null };

export const INDICATORS = [
  'growth',
  'digital',
  'filing',
  'paying',
  'arrears',
  'old',
  'recovery',
  'realisation',
  'perObject',
  'objects',
  'plan',
  'updates',
] as const;
export type IndicatorKey = (typeof INDICATORS)[number];

/** Indicators that are made of the same figure move together by arithmetic alone. */
const PARTS: Readonly<Record<IndicatorKey, readonly string[]>> = {
  growth: ['revenue'],
  digital: ['revenue'],
  filing: ['returns'],
  paying: ['assessed'],
  arrears: ['revenue', 'arrears'],
  old: ['arrears'],
  recovery: ['arrears'],
  realisation: ['assessed'],
  perObject: ['revenue'],
  objects: ['register'],
  plan: ['revenue'],
  updates: ['register'],
};

export const sharePart = (first: IndicatorKey, second: IndicatorKey): boolean => PARTS[first].some((part) => PARTS[second].includes(part));

/** Of each unit its value, 1 for 100 %, minor units for money, days for the age of updates; null where it is not known. */
export interface Indicator {
  readonly key: IndicatorKey;
  readonly values: readonly (number | null)[];
}

export interface UnitIndicators {
  /** Codes of the units that any of the answers knows. */
  readonly units: readonly string[];
  readonly indicators: readonly Indicator[];
}

/** The rows of an answer by their unit; rows without one are no unit. */
function byUnit<M extends string>(answer: AnswerTo<M, 'unit'> | null) {
  const rows = answer ? rowsOf(answer) : [];
  return new Map(rows.flatMap((row) => (row.codes.unit === null ? [] : [[row.codes.unit, row] as const])));
}

/** Twelve indicators of the units, in the same order of units each; a unit that an answer lacks, or that has nothing to grow from, is null. */
export function indicatorsOf(answers: UnitAnswers): UnitIndicators {
  const [revenue, objects, updates] = [byUnit(answers.revenue), byUnit(answers.objects), byUnit(answers.updates)];
  const [compliance, arrears, flow] = [byUnit(answers.compliance), byUnit(answers.arrears), byUnit(answers.flow)];
  const [assessments, plan] = [byUnit(answers.assessments), byUnit(answers.plan)];
  const all = [revenue, objects, updates, compliance, arrears, flow, assessments, plan];
  const units = [...new Set(all.flatMap((known) => [...known.keys()]))].sort();
  const of: Readonly<Record<IndicatorKey, (unit: string) => number | null>> = {
    growth: (unit) => growth(revenue.get(unit)?.current.amount ?? null, revenue.get(unit)?.comparison.amount ?? null),
    digital: (unit) => drawn(revenue.get(unit)?.current.digitalShare ?? null),
    filing: (unit) => drawn(compliance.get(unit)?.current.onTimeFilingRate ?? null),
    paying: (unit) => drawn(compliance.get(unit)?.current.onTimePaymentRate ?? null),
    arrears: (unit) => drawn(arrears.get(unit)?.current.arrearsRatio ?? null),
    old: (unit) => drawn(arrears.get(unit)?.current.overYearShare ?? null),
    recovery: (unit) => drawn(flow.get(unit)?.current.recoveryRate ?? null),
    realisation: (unit) => drawn(assessments.get(unit)?.current.realisationRate ?? null),
    perObject: (unit) => drawn(revenue.get(unit)?.current.amountPerObject ?? null),
    objects: (unit) => growth(objects.get(unit)?.current.registered ?? null, objects.get(unit)?.comparison.registered ?? null),
    plan: (unit) => drawn(plan.get(unit)?.current.planAchievement ?? null),
    updates: (unit) => drawn(updates.get(unit)?.current.updateAge ?? null),
  };
  return { units, indicators: INDICATORS.map((key) => ({ key, values: units.map(of[key]) })) };
}
