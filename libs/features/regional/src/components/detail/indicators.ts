import { useMeasureName } from '@pendapa/analysis';
import type { Unit, Value } from '@pendapa/contracts';
import type { RegionAnswer, RegionRow } from './joined-rows.ts';
import type { Registers } from './questions.ts';

export interface Indicator {
  readonly key: string;
  readonly name: string;
  readonly unit: Unit;
  readonly good: 'up' | 'down';
  readonly value: (row: RegionRow) => Value;
}

/** Six rates that small and large regions can be compared by. */
export function useIndicators({ revenue, objects, assessments, arrears, compliance }: Registers): readonly Indicator[] {
  const name = useMeasureName();
  const indicator = (answer: RegionAnswer | null, key: string, label: string, unit: Unit, good: Indicator['good']): Indicator => ({
    key,
    name: label,
    unit,
    good,
    value: (row) => row.in(answer, key),
  });
  return [
    indicator(revenue.answer, 'amountPerObject', name('revenue', 'amountPerObject'), 'money', 'up'),
    indicator(objects.answer, 'payingRatio', name('objects', 'payingRatio'), 'ratio', 'up'),
    indicator(objects.answer, 'averageBase', name('objects', 'averageBase'), 'money', 'up'),
    indicator(assessments.answer, 'realisationRate', name('assessments', 'realisationRate'), 'ratio', 'up'),
    indicator(compliance.answer, 'onTimePaymentRate', name('compliance', 'onTimePaymentRate'), 'ratio', 'up'),
    indicator(arrears.answer, 'arrearsRatio', name('arrears', 'arrearsRatio'), 'ratio', 'down'),
  ];
}
