import { NOT_APPLICABLE } from '@pendapa/contracts';

/** Groups of ages in whole years, by the year only: the register knows no birthdays. */
const GROUPS = [
  ['65+', 65],
  ['55-64', 55],
  ['45-54', 45],
  ['35-44', 35],
  ['25-34', 25],
] as const;

/** The age group of `birth_year` in a year; null where no year of birth is known. */
function ageGroupSql(year: string): string {
  const cases = GROUPS.map(([code, least]) => `WHEN ${year} - birth_year >= ${String(least)} THEN '${code}'`);
  return `CASE ${cases.join(' ')} WHEN birth_year IS NOT NULL THEN '00-24' END`;
}

/** Which kind of taxpayer has none of what a column says. */
const WITHOUT: Readonly<Record<string, string>> = {
  ...{ sector: 'individual', legal_form: 'individual', size_band: 'individual' },
  ...{ sex: 'corporate', age_group: 'corporate' },
};

/** The stored columns from which a code follows. */
export function storedColumns(column: string): readonly string[] {
  const own = column === 'age_group' ? 'birth_year' : column;
  return WITHOUT[column] === undefined ? [own] : [own, 'taxpayer_kind'];
}

/** A code of taxpayers in a year: what nobody of their kind has is not unknown. A trader who is a person keeps the sector that is stated. */
export function taxpayerCodeSql(column: string, year: string): string {
  const own = column === 'age_group' ? ageGroupSql(year) : column;
  const kind = WITHOUT[column];
  return kind === undefined ? own : `coalesce(${own}, CASE WHEN taxpayer_kind = '${kind}' THEN '${NOT_APPLICABLE}' END)`;
}
