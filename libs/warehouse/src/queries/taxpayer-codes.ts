import { NOT_APPLICABLE } from '@pendapa/contracts';
import type { Context } from './resolve.ts';
import { quoted } from '../engine/literals.ts';

/** Age groups in whole years by year of birth, because the register has no birthdays. */
const AGE_GROUPS = [
  ['65+', 65],
  ['55-64', 55],
  ['45-54', 45],
  ['35-44', 35],
  ['25-34', 25],
] as const;

/**
 * SQL of the age group of `birth_year` in the year of the data date; null without a year of birth. Ages in two
 * years would reveal by subtraction who was born in one of them.
 */
function ageGroupSql({ asOf }: Pick<Context, 'asOf'>): string {
  const cases = AGE_GROUPS.map(([code, minAge]) => `WHEN ${asOf.slice(0, 4)} - birth_year >= ${String(minAge)} THEN ${quoted(code)}`);
  return `CASE ${cases.join(' ')} WHEN birth_year IS NOT NULL THEN '00-24' END`;
}

/** Kind of taxpayer for which a column does not apply. */
const KIND_WITHOUT: Readonly<Record<string, string>> = {
  sector: 'individual',
  legal_form: 'individual',
  size_band: 'individual',
  sex: 'corporate',
  age_group: 'corporate',
};

/** Stored columns from which a code is computed. */
export function storedColumns(column: string): readonly string[] {
  const own = column === 'age_group' ? 'birth_year' : column;
  return KIND_WITHOUT[column] === undefined ? [own] : [own, 'taxpayer_kind'];
}

/** SQL of a code of taxpayers; "not applicable" if their kind has none. A person with a sector keeps it. */
export function taxpayerCodeSql(column: string, context: Pick<Context, 'asOf'>): string {
  const own = column === 'age_group' ? ageGroupSql(context) : column;
  const kind = KIND_WITHOUT[column];
  return kind === undefined ? own : `coalesce(${own}, CASE WHEN taxpayer_kind = ${quoted(kind)} THEN ${quoted(NOT_APPLICABLE)} END)`;
}
