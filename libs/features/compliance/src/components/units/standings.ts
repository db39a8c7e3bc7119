import type { Reader } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { funnelOf, type Funnel } from '@pendapa/statistics';
import type { mixes } from '../../questions/compliance-up3d.ts';

export type MixMeasure = ReturnType<typeof mixes>['measures'][number];
export type MixRead = Reader<MixMeasure, 'unit' | 'taxType'>;

export interface Standing {
  readonly code: string;
  readonly name: string;
  readonly obligations: number;
  readonly rate: number;
  readonly adjusted: number;
  readonly standing: 'below' | 'within' | 'above';
}

interface Mixed {
  readonly unit: string | null;
  readonly tax: string | null;
  readonly count: number;
  readonly done: number;
}

/** Compares each unit with the rate expected from its mix of taxes; null if nothing is known. Rows without a unit count only for the rates of taxes. */
export function standingsOf({ rows, name }: MixRead): { readonly funnel: Funnel; readonly units: readonly Standing[] } | null {
  const mixed = rows.flatMap(({ codes, current }): Mixed[] => {
    const [count, done] = [toPlotValue(current.obligations), toPlotValue(current.paidOnTime)];
    return count === null || done === null || count === 0 ? [] : [{ unit: codes.unit, tax: codes.taxType, count, done }];
  });
  const sum = (of: readonly Mixed[], key: 'count' | 'done') => of.reduce((total, one) => total + one[key], 0);
  const rates = new Map(
    [...new Set(mixed.map(({ tax }) => tax))].map((tax) => {
      const own = mixed.filter((one) => one.tax === tax);
      return [tax, sum(own, 'done') / sum(own, 'count')] as const;
    }),
  );
  const units = [...new Set(mixed.flatMap(({ unit }) => unit ?? []))].map((code) => {
    const own = mixed.filter(({ unit }) => unit === code);
    const expected = own.reduce((total, { tax, count }) => total + count * (rates.get(tax) ?? 0), 0);
    return { code, count: sum(own, 'count'), done: sum(own, 'done'), expected };
  });
  const funnel = funnelOf(units);
  if (!funnel) return null;
  const standings = units.flatMap(({ code, count, done }, index): Standing[] => {
    const row = rows.find(({ codes }) => codes.unit === code);
    const member = funnel.members[index];
    return row && member ? [{ code, name: name('unit', row), obligations: count, rate: done / count, ...member }] : [];
  });
  return { funnel, units: standings };
}
