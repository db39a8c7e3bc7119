import { NOT_APPLICABLE } from '@pendapa/contracts';
import type { Context } from './resolve.ts';

/** Groups of ages in whole years, by the year only: the register knows no birthdays. */
const GROUPS = [
  ['65+', 65],
  ['55-64', 55],
  ['45-54', 45],
  ['35-44', 35],
  ['25-34', 25],
] as const;

/**
 * The age group of `birth_year` in the year of the data date, whatever the period is; null where no year of birth is known. Ages of two
 * years would tell by subtraction who was born in one of them.
 */
function ageGroupSql({ asOf }: Pick<Context, 'asOf'>): string {
  const cases = GROUPS.map(([code, least]) => `WHEN ${asOf.slice(0, 4)} - birth_year >= ${String(least)} THEN '${code}'`);
  return `CASE ${cases.join(' ')} WHEN birth_year IS NOT NULL THEN '00-24' END`;
}

/** Which kind of taxpayer has none of what a column says. */
const WITHOUT: Readonly<Record<string, string>> = {
  sector: 'individual',
  legal_form: 'individual',
  size_band: 'individual',
  sex: 'corporate',
  age_group: 'corporate',
};

/** The stored columns from which a code follows. */
export function storedColumns(column: string): readonly string[] {
  const own = column === 'age_group' ? 'birth_year' : column;
  return WITHOUT[column] === undefined ? [own] : [own, 'taxpayer_kind'];
}

/** A code of taxpayers: what nobody of their kind has is not unknown. A trader who is a person keeps the sector that is stated. */
export function taxpayerCodeSql(column: string, context: Pick<Context, 'asOf'>): string {
  const own = column === 'age_group' ? ageGroupSql(context) : column;
  const kind = WITHOUT[column];
  return kind === undefined ? own : `coalesce(${own}, CASE WHEN taxpayer_kind = '${kind}' THEN '${NOT_APPLICABLE}' END)`;
}
