import type { CalendarDate } from '@pendapa/contracts';
import type { QualityClassRow } from '../directory/directory.ts';
import type { Binder } from './dialect.ts';
import type { Context } from './resolve.ts';

/** True if a quality rule is in force on a day. */
export const isValidOn = ({ validFrom, validTo }: QualityClassRow, day: CalendarDate): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

/** SQL of the quality class: that of the row, otherwise by age under the rule of the snapshot's day. */
export function qualitySql(on: CalendarDate, { directory }: Context, binder: Binder): string {
  const classes = directory.qualityClasses.filter((row) => isValidOn(row, on)).sort((a, b) => b.fromMonths - a.fromMonths);
  const cases = classes.map(({ code, fromMonths }) => `WHEN age_months >= ${String(fromMonths)} THEN ${binder.bind(code)}`);
  return cases.length === 0 ? 'quality' : `coalesce(quality, CASE ${cases.join(' ')} END)`;
}

/** SQL of the age band; needs the column `age_months`. */
export const AGE_BAND = `CASE WHEN age_months >= 60 THEN '5+' WHEN age_months >= 36 THEN '3-5' WHEN age_months >= 24 THEN '2-3' WHEN age_months >= 12 THEN '1-2' ELSE '0-1' END`;

/** Selects the debts of a snapshot with the columns `age_months` and `age_band`; `quality` is by the rules of its day. */
export function classifiedDebtsSql(relation: string, on: CalendarDate, context: Context, binder: Binder): string {
  const months = `greatest(${context.dialect.wholeMonths('due_on', 'snapshot_on')}, 0) AS age_months`;
  const dated = `SELECT *, ${months} FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
  return `SELECT * REPLACE (${qualitySql(on, context, binder)} AS quality) FROM (SELECT *, ${AGE_BAND} AS age_band FROM (${dated}) dated) aged`;
}
