import { toPlotValue, growth, rowsOf, type AnswerTo, type Row } from '@pendapa/query';
import type { units } from '../../questions/cross-dimensional.ts';

type Asks = typeof units;
export type UnitAnswers = { readonly [K in keyof Asks]: AnswerTo<Asks[K]['measures'][number], 'unit'> | null };

type Part = 'revenue' | 'returns' | 'assessed' | 'arrears' | 'register';

/** Figure of an answer, or its growth from the comparison. */
type Made = {
  readonly [Of in keyof Asks]: {
    readonly of: Of;
    readonly measure: Asks[Of]['measures'][number];
    readonly grown?: true;
    /** Figures that it is made of. Indicators that share a figure are correlated by arithmetic. */
    readonly parts: readonly Part[];
  };
}[keyof Asks];

const MADE = {
  growth: { of: 'revenue', measure: 'amount', grown: true, parts: ['revenue'] },
  digital: { of: 'revenue', measure: 'digitalShare', parts: ['revenue'] },
  filing: { of: 'compliance', measure: 'onTimeFilingRate', parts: ['returns'] },
  paying: { of: 'compliance', measure: 'onTimePaymentRate', parts: ['assessed'] },
  arrears: { of: 'arrears', measure: 'arrearsRatio', parts: ['revenue', 'arrears'] },
  old: { of: 'arrears', measure: 'overYearShare', parts: ['arrears'] },
  recovery: { of: 'flow', measure: 'recoveryRate', parts: ['arrears'] },
  // The unpaid part of an assessment is among the arrears once it is due.
  realisation: { of: 'assessments', measure: 'realisationRate', parts: ['assessed', 'arrears'] },
  perObject: { of: 'revenue', measure: 'amountPerObject', parts: ['revenue'] },
  objects: { of: 'objects', measure: 'registered', grown: true, parts: ['register'] },
  plan: { of: 'plan', measure: 'planAchievement', parts: ['revenue'] },
  updates: { of: 'updates', measure: 'updateAge', parts: ['register'] },
} as const satisfies Readonly<Record<string, Made>>;

export type IndicatorKey = keyof typeof MADE;
export const INDICATORS = Object.keys(MADE) as readonly IndicatorKey[];

export function sharePart(first: IndicatorKey, second: IndicatorKey): boolean {
  const parts: readonly Part[] = MADE[second].parts;
  return MADE[first].parts.some((part) => parts.includes(part));
}

/** Values by unit: 1 for 100 %, minor units for money, days for ages; null if unknown. */
export interface Indicator {
  readonly key: IndicatorKey;
  readonly values: readonly (number | null)[];
}

export interface UnitIndicators {
  /** Codes of the units of any answer. */
  readonly units: readonly string[];
  readonly indicators: readonly Indicator[];
}

/** Computes twelve indicators, all in the same order of units. Null if a unit is missing or has no earlier value. */
export function indicatorsOf(answers: UnitAnswers): UnitIndicators {
  const rowsIn = (of: keyof Asks): readonly Row<string, 'unit'>[] => (answers[of] ? rowsOf<string, 'unit'>(answers[of]) : []);
  const answerKeys = Object.keys(answers) as readonly (keyof Asks)[];
  const units = [...new Set(answerKeys.flatMap((of) => rowsIn(of).flatMap(({ codes }) => codes.unit ?? [])))].sort();
  const indicators = INDICATORS.map((key): Indicator => {
    const { of, measure, grown }: Made = MADE[key];
    const rows = new Map(rowsIn(of).map((row) => [row.codes.unit, row]));
    const value = (unit: string): number | null => {
      const row = rows.get(unit);
      const now = row?.current[measure] ?? null;
      return grown ? growth(now, row?.comparison[measure] ?? null) : toPlotValue(now);
    };
    return { key, values: units.map(value) };
  });
  return { units, indicators };
}
