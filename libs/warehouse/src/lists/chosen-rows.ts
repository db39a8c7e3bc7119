import { LIST_FILTERS } from '@pendapa/contracts';
import { classifiedDebtsSql } from '../queries/debt-classes.ts';
import { filtersSql } from '../queries/filters.ts';
import { rowsBetween, type CaseRequest } from './case-rows.ts';
import { filterColumn, withFilterColumns } from './filter-columns.ts';

/** Selects debts of objects at the snapshot, by places and taxes of the query, with the columns that filters need. */
export function debtsOfObjects(request: CaseRequest): string {
  const { query, context, binder, day } = request;
  const arrears = rowsBetween(request, 'arrears', day, day, '*');
  const inPlaces = `object_key IS NOT NULL${filtersSql(query.where, context, binder)}`;
  return withFilterColumns(
    `SELECT * FROM (${classifiedDebtsSql(`${arrears} a`, day, context, binder)}) classified WHERE ${inPlaces}`,
    request,
    'object-and-tax',
  );
}

/** Condition of the rows that the filters choose; the filter whose choices are counted is left out. */
export function chosenSql({ filters, choicesOf, binder }: CaseRequest): string {
  const conditions = LIST_FILTERS.flatMap((key) => {
    const codes = filters[key] ?? [];
    return codes.length === 0 || key === choicesOf ? [] : [`${filterColumn(key)} IN (${binder.list(codes)})`];
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** The column `choice`, by which cases are split if choices of a filter are counted. */
export const choiceColumn = ({ choicesOf }: CaseRequest): string => (choicesOf === null ? '' : `, ${filterColumn(choicesOf)} AS choice`);
