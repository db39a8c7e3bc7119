import { LAST_DAY } from '../facts/assumptions.ts';
import { taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unitNumber } from '../facts/units.ts';
import { apportion, spans } from './apportion.ts';
import { phasesOf } from './channel-plan.ts';
import { findAnchors, dailyCurve, type Day } from './daily-curve.ts';
import type { Margin } from './fit-margins.ts';
import { openWindow, type Pool } from './object-pools.ts';
import { realisedRupiah } from './revenue.ts';
import type { YearSize } from './sizes.ts';
import { countShares, yearShares, type UnitShare } from './unit-shares.ts';

/** Random numbers are in ten-thousandths. */
export const SLOTS = 10_000;

export interface Slots {
  readonly slot_from: number;
  readonly slot_to: number;
}
/** Cases of a case-by-case tax in one unit. They rotate over the objects. */
export interface CaseRow {
  readonly tax: number;
  readonly unit: number;
  readonly cases: number;
  /** Key of the first object that may have one, and the number of keys from there on. */
  readonly first_key: number;
  readonly width: number;
}
interface DayRow extends Slots {
  readonly tax: number;
  readonly posted_on: string;
}
/** Properties that depend on the day of a payment. */
interface DateRow {
  readonly tax: number;
  readonly posted_on: string;
  readonly bucket: number;
  readonly phase: number;
}
interface TaxMargins {
  readonly tax: TaxCode;
  /** Revenue of the tax in the year, up to the end of the data, in whole rupiah. */
  readonly total: number;
  readonly buckets: Margin;
  readonly units: readonly UnitShare[];
}
export interface YearPlan {
  readonly year: number;
  readonly twice: number;
  /** Number of payments of each tax. */
  readonly payments: ReadonlyMap<TaxCode, number>;
  readonly days: readonly DayRow[];
  readonly dates: readonly DateRow[];
  /** Part of each tax's payments that lies in phases in which every channel is open. */
  readonly open: ReadonlyMap<number, number>;
  /** Rupiah of the sample for each rupiah of the calibrated province. */
  readonly scale: number;
  readonly margins: ReadonlyMap<number, TaxMargins>;
}

/** Days with their bucket. Buckets are the parts of months between published positions; each gets its exact share of the year. */
interface Curve {
  readonly tax: TaxCode;
  readonly days: readonly (Day & { readonly bucket: number; readonly phase: number })[];
  /** Share of the year within the data. */
  readonly elapsed: number;
  readonly total: number;
}

const BUCKETS_A_MONTH = 10;

function curveOf(tax: TaxCode, year: number, scale: number, seed: number): Curve {
  const cuts = findAnchors(tax, year).map(({ on }) => on);
  const phases = phasesOf(year);
  const days = dailyCurve(tax, year, seed)
    .filter(({ on }) => on <= LAST_DAY)
    .map((day) => ({
      ...day,
      bucket: day.month * BUCKETS_A_MONTH + cuts.filter((cut) => cut < day.on).length,
      phase: phases.findIndex(({ from, to }) => day.on >= from && day.on <= to),
    }));
  const elapsed = days.reduce((sum, { share }) => sum + share, 0);
  return { tax, days, elapsed, total: Math.round(realisedRupiah(tax, year, scale) * Math.min(1, elapsed)) };
}

/** Spreads the cases of a tax over its units and their objects. */
export function caseRows(tax: TaxCode, cases: number, year: number, pools: readonly Pool[]): CaseRow[] {
  const shares = countShares(tax);
  const counts = apportion(
    cases,
    shares.map(({ share }) => share),
  );
  return shares.flatMap(({ unit }, index) => {
    const pool = pools.find((candidate) => candidate.tax === tax && candidate.unit === unit);
    if (!pool) return [];
    const { from, width } = openWindow(pool, year);
    return [
      { tax: taxNumber(tax), unit: unitNumber(unit), cases: Math.min(width, counts[index] ?? 0), first_key: pool.firstKey + from, width },
    ];
  });
}

const dayRows = ({ tax, days }: Curve): DayRow[] =>
  spans(SLOTS, days, ({ share }) => share).map(({ item, from, to }) => ({
    tax: taxNumber(tax),
    posted_on: item.on,
    slot_from: from,
    slot_to: to,
  }));

const dateRows = ({ tax, days }: Curve): DateRow[] =>
  days.map(({ on, bucket, phase }) => ({ tax: taxNumber(tax), posted_on: on, bucket, phase }));

/** Part of the payments of a curve that lies in phases in which every channel is open. */
function openPart({ days, elapsed }: Curve, year: number): number {
  const phases = phasesOf(year);
  return days.reduce((sum, { share, phase }) => sum + (phases[phase]?.closedChannel === null ? share : 0), 0) / elapsed;
}

function marginsOf({ tax, days, elapsed, total }: Curve, year: number, seed: number): TaxMargins {
  const buckets = new Map<number, number>();
  for (const { bucket, share } of days) buckets.set(bucket, (buckets.get(bucket) ?? 0) + (share / elapsed) * total);
  return {
    tax,
    total,
    buckets,
    units: yearShares(tax, year, seed),
  };
}

/** Plan of the payments of a year: their number, days, units and sums. */
export function planYear({ year, payments, twice }: YearSize, scale: number, seed: number): YearPlan {
  const curves = [...payments.keys()].map((tax) => curveOf(tax, year, scale, seed));
  return {
    year,
    twice,
    payments,
    days: curves.flatMap(dayRows),
    dates: curves.flatMap(dateRows),
    open: new Map(curves.map((curve) => [taxNumber(curve.tax), openPart(curve, year)])),
    scale,
    margins: new Map(curves.map((curve) => [taxNumber(curve.tax), marginsOf(curve, year, seed)])),
  };
}
