import { endedMonths, fiscalYearOf, fiscalYearPeriod, type Period } from '@pendapa/contracts';
import { isIncomplete, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { differSignificantly, shareOf, type Proportion } from '../unusual.ts';

export type CohortRow = FigureRow<'objectYears' | 'compliantYears', 'openedYear' | 'year'>;

/** Three percentage points. */
const MIN_DECLINE = 0.03;
const COHORTS = [0, 1, 2] as const;

/** The last fiscal year that has ended. */
function lastYear({ asOf, fiscalYearStart }: RuleContext): number {
  const { to } = endedMonths(asOf);
  const year = fiscalYearOf(to, fiscalYearStart);
  return fiscalYearPeriod(year, fiscalYearStart).to === to ? year : year - 1;
}

const yearsOf = (context: RuleContext): Period => ({
  from: fiscalYearPeriod(lastYear(context) - 2, context.fiscalYearStart).from,
  to: fiscalYearPeriod(lastYear(context), context.fiscalYearStart).to,
});

/** Objects by their opening year, in each of three years. */
export const readCohorts = ({ read }: Reader, context: RuleContext): Promise<readonly CohortRow[]> =>
  context.since > yearsOf(context).from
    ? Promise.resolve([])
    : read({
        subject: 'settlements',
        measures: ['objectYears', 'compliantYears'],
        by: ['openedYear', 'year'],
        ...yearsOf(context),
        compare: 'none',
      });

/** The newest opening year, if its objects settled their first whole year less often than both years before. */
export function openingYears(rows: readonly CohortRow[], context: RuleContext): readonly Found[] {
  if (isIncomplete(rows, 'objectYears', 'compliantYears')) return [];
  const { fiscalYearStart } = context;
  const last = lastYear(context);
  const [newest, before, earlier] = COHORTS.map((back): Proportion => {
    const { from } = fiscalYearPeriod(last - back, fiscalYearStart);
    const own = rows.filter(({ codes }) => codes.openedYear === String(last - back - 1) && codes.year === from);
    return { of: total(own, ({ current }) => current.objectYears), done: total(own, ({ current }) => current.compliantYears) };
  });
  if (!newest || !before || !earlier || [newest, before, earlier].some(({ of }) => of === 0)) return [];
  const both = { of: before.of + earlier.of, done: before.done + earlier.done };
  const worse = Math.min(shareOf(before), shareOf(earlier)) - shareOf(newest);
  if (worse < MIN_DECLINE || !differSignificantly(newest, both)) return [];
  const common = { where: {}, period: fiscalYearPeriod(last, fiscalYearStart), year: last - 1, n: newest.of, strength: worse };
  return [{ rule: 'opening-year', figures: { rate: shareOf(newest), rateBefore: shareOf(both) }, ...common }];
}
