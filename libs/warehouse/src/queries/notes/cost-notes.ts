import type { CalendarDate, Note } from '@pendapa/contracts';
import { areFinished, budgetYearsOf, type BudgetYear } from '../budget-years.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';

const RATIO = 'efficiency';

/** True for years with costs (under the filters) and payments. */
function hasBoth({ by, where }: ResolvedQuery, { directory, extent }: Context): (year: BudgetYear) => boolean {
  const ofUnits = by.includes('unit') || where.unit !== undefined || where.kind !== undefined;
  const costs = new Set(
    directory.costs.flatMap(({ year, unit }) => {
      const matchesUnits = where.unit === undefined || (unit !== null && where.unit.includes(unit));
      return ofUnits ? (unit !== null && matchesUnits ? [year] : []) : [year];
    }),
  );
  return ({ year, period }) => costs.has(year) && extent !== null && period.from <= extent.to && period.to >= extent.from;
}

/** Notes on budget years, which are always whole, as far as there are data. */
export function costNotes(query: ResolvedQuery, context: Context): Note[] {
  const years = query.subject === 'costs' ? budgetYearsOf(query, context) : [];
  const ends = (series: number): readonly [CalendarDate, CalendarDate] | null => {
    const own = years.filter((year) => year.series === series);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return null;
    return [first.period.from, last.period.to < context.asOf ? last.period.to : context.asOf];
  };
  const [current, compared] = [ends(0), ends(1)];
  if (!current) return [];
  const { measures, period, comparison } = query;
  const [from, to] = current;
  const [comparedFrom, comparedTo] = compared ?? ['', ''];
  const coversRequest =
    period.from === from && period.to === to && (comparison === null || (comparison.from === comparedFrom && comparison.to === comparedTo));
  const sums = measures.filter((key) => key !== RATIO);
  const left = years.filter((year) => !hasBoth(query, context)(year)).map(({ year }) => year);
  const notes: Note[] = coversRequest
    ? []
    : [{ code: 'of-year', params: { measures: measures.join(','), from, to, comparedFrom, comparedTo } }];
  if (compared && sums.length > 0 && !areFinished(years, context))
    notes.push({ code: 'not-comparable', params: { measures: sums.join(','), reason: 'year-days', on: to, comparedOn: comparedTo } });
  if (measures.includes(RATIO) && left.length > 0)
    notes.push({ code: 'years-left-out', params: { measures: RATIO, years: [...new Set(left)].sort((a, b) => a - b).join(',') } });
  return notes;
}
