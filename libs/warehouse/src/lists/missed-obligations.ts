import { daysUpToData } from '../queries/sources/spans.ts';
import { filtersSql } from '../queries/filters.ts';
import { caseColumns, sumOf, type CaseRequest, type ListDeclaration } from './case-rows.ts';
import { choiceColumn, chosenSql } from './chosen-rows.ts';
import { withFilterColumns } from './filter-columns.ts';

interface Missing {
  /** Condition for objects, with the count of open obligations and the day shown. */
  readonly where: string;
  /** True if taxes without returns have no such obligations. */
  readonly filed?: boolean;
  readonly count: string;
  readonly day: string;
}

const REASON = { id: 'kasus satu per satu: duty_objects', en: 'single cases: duty_objects' };

// An object with several taxes is one case, under the tax of its largest debt, as objects are counted once.
const obligationRows =
  ({ where, filed = false, count, day }: Missing) =>
  (request: CaseRequest) => {
    const { query, context, binder, choicesOf } = request;
    const taxes = filed ? context.directory.filedTaxes : null;
    const ofTaxes = taxes === null ? '' : ` AND tax_code IN (${binder.list(taxes)})`;
    const [relation = ''] = context.relations('duty_objects', daysUpToData(query.period, context), REASON);
    const ofLargestDebt = (code: string) => context.dialect.lastBy(code, '(owed, tax_code)');
    const columns = caseColumns('d.object_key', {
      number: 'o.object_id',
      taxpayer: 'o.taxpayer_key',
      tax: 'd.tax',
      unit: 'd.unit',
      region: 'd.region',
      on_day: 'd.on_day',
      count: 'd.count',
      amount: 'd.amount',
    });
    const missed = `SELECT * FROM ${relation} WHERE ${where} AND object_key IS NOT NULL${ofTaxes}${filtersSql(query.where, context, binder)}`;
    return {
      rows: `SELECT ${columns}${choicesOf === null ? '' : ', d.choice'}
        FROM (
          SELECT object_key, ${ofLargestDebt('tax_code')} AS tax, ${ofLargestDebt('unit_code')} AS unit, ${ofLargestDebt('region_code')} AS region, ${day} AS on_day, ${sumOf(count)} AS count, ${sumOf('owed')} AS amount${choiceColumn(request)}
          FROM (${withFilterColumns(missed, request, 'object')}) m WHERE ${chosenSql(request)} GROUP BY object_key${choicesOf === null ? '' : ', choice'}
        ) d LEFT JOIN ${context.schema}.objects o ON o.object_key = d.object_key`,
    };
  };

export const NON_PAYERS: ListDeclaration = {
  needs: ['objects', 'payments'],
  neededIfEmpty: ['assessments', 'returns'],
  byObligations: true,
  numbered: true,
  rows: obligationRows({ where: 'missed > 0', count: 'missed', day: 'min(oldest)' }),
};

export const NON_FILERS: ListDeclaration = {
  needs: ['objects', 'returns'],
  byObligations: true,
  numbered: true,
  rows: obligationRows({ where: 'unfiled > 0', filed: true, count: 'unfiled', day: 'max(last_filed)' }),
};
