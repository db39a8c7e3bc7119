/** Groups of ages in whole years, by the year only: the register knows no birthdays. */
const GROUPS = [
  ['65+', 65],
  ['55-64', 55],
  ['45-54', 45],
  ['35-44', 35],
  ['25-34', 25],
] as const;

/** The age group of `birth_year` in a year; null where no year of birth is known. */
export function ageGroupSql(year: string): string {
  const cases = GROUPS.map(([code, least]) => `WHEN ${year} - birth_year >= ${String(least)} THEN '${code}'`);
  return `CASE ${cases.join(' ')} WHEN birth_year IS NOT NULL THEN '00-24' END`;
}
