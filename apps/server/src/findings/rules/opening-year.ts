import { endedMonths, fiscalYearOf, fiscalYearPeriod, type Finding, type Period } from '@pendapa/contracts';
import { total, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { apart, shareOf, type Part } from '../usual.ts';

export type CohortRow = FigureRow<'objectYears' | 'compliantYears', 'openedYear' | 'year'>;

/** Three percentage points. */
const WORSE = 0.03;
const COHORTS = [0, 1, 2] as const;

/** The last fiscal year that has ended. */
function lastYear({ asOf, fiscalYearStart }: Known): number {
  const { to } = endedMonths(asOf);
  const year = fiscalYearOf(to, fiscalYearStart);
  return fiscalYearPeriod(year, fiscalYearStart).to === to ? year : year - 1;
}

const yearsOf = (known: Known): Period => ({
  from: fiscalYearPeriod(lastYear(known) - 2, known.fiscalYearStart).from,
  to: fiscalYearPeriod(lastYear(known), known.fiscalYearStart).to,
});

/** Objects by their opening year, in each of three years. */
export const readCohorts = ({ read }: Reader, known: Known): Promise<readonly CohortRow[]> =>
  known.since > yearsOf(known).from
    ? Promise.resolve([])
    : read({
        subject: 'settlements',
        measures: ['objectYears', 'compliantYears'],
        by: ['openedYear', 'year'],
        ...yearsOf(known),
        compare: 'none',
      });

/** The newest opening year, if its objects settled everything in their first whole year less often than those of both years before. */
export function openingYears(rows: readonly CohortRow[], known: Known): readonly Finding[] {
  const { fiscalYearStart } = known;
  const last = lastYear(known);
  const [newest, before, earlier] = COHORTS.map((back): Part => {
    const { from } = fiscalYearPeriod(last - back, fiscalYearStart);
    const own = rows.filter(({ codes }) => codes.openedYear === String(last - back - 1) && codes.year === from);
    return { of: total(own, ({ current }) => current.objectYears), done: total(own, ({ current }) => current.compliantYears) };
  });
  if (!newest || !before || !earlier || [newest, before, earlier].some(({ of }) => of === 0)) return [];
  const both = { of: before.of + earlier.of, done: before.done + earlier.done };
  const worse = Math.min(shareOf(before), shareOf(earlier)) - shareOf(newest);
  if (worse < WORSE || !apart(newest, both)) return [];
  const rest = { where: {}, period: fiscalYearPeriod(last, fiscalYearStart), year: last - 1, n: newest.of, strength: worse };
  return [{ rule: 'opening-year', figures: { rate: shareOf(newest), rateBefore: shareOf(both) }, ...rest }];
}
