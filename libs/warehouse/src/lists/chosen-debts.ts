import { LIST_FILTERS, type ListFilterKey } from '@pendapa/contracts';
import { classifiedDebtsSql } from '../queries/debt-classes.ts';
import { filtersSql } from '../queries/filters.ts';
import { yearsOwedSql } from '../rollups/arrears/arrears-sums.ts';
import { rowsBetween, type CaseRequest } from './case-rows.ts';

const CODE_SQL: Readonly<Record<ListFilterKey, string>> = {
  age: 'age_band',
  taxYear: 'CAST(tax_year AS VARCHAR)',
  quality: 'quality',
  yearsOwed: 'years_owed',
};

const isNeeded = (key: ListFilterKey, { filters, choicesOf }: CaseRequest): boolean => choicesOf === key || (filters[key] ?? []).length > 0;

/** Number of tax years of each object over all its debts, wherever they are and of whichever tax. */
function yearsOwedOf({ binder, day }: CaseRequest, arrears: string): string {
  const years = `CAST(${yearsOwedSql('count(DISTINCT tax_year)')} AS VARCHAR) AS years_owed`;
  return `SELECT object_key, ${years} FROM ${arrears} y WHERE snapshot_on = ${binder.day(day)} AND object_key IS NOT NULL GROUP BY object_key`;
}

/** Selects the debts of objects at the snapshot, in the places and of the taxes of the query, with the columns that filters need. */
export function debtsOfObjects(request: CaseRequest): string {
  const { query, context, binder, day } = request;
  const arrears = rowsBetween(request, 'arrears', day, day, '*');
  const inPlaces = `object_key IS NOT NULL${filtersSql(query.where, context, binder)}`;
  const debts = `SELECT * FROM (${classifiedDebtsSql(`${arrears} a`, day, context, binder)}) classified WHERE ${inPlaces}`;
  if (!isNeeded('yearsOwed', request)) return debts;
  return `SELECT d.*, y.years_owed FROM (${debts}) d JOIN (${yearsOwedOf(request, arrears)}) y ON y.object_key = d.object_key`;
}

/** Condition of the debts that the filters choose; the filter whose choices are counted is left out. */
export function chosenSql({ filters, choicesOf, binder }: CaseRequest): string {
  const conditions = LIST_FILTERS.flatMap((key) => {
    const codes = filters[key] ?? [];
    return codes.length === 0 || key === choicesOf ? [] : [`${CODE_SQL[key]} IN (${binder.list(codes)})`];
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** The column `choice`, by which cases are split if choices of a filter are counted. */
export const choiceColumn = ({ choicesOf }: CaseRequest): string => (choicesOf === null ? '' : `, ${CODE_SQL[choicesOf]} AS choice`);
