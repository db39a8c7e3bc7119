import { HOLDER_SQL } from '../derived/holdings.ts';
import type { ServedTable } from '../published-views.ts';
import { ageGroupSql } from './age-group.ts';
import { filtersSql } from './filters.ts';
import { selectedSql, type Source, type Wanted } from './source.ts';
import { periodsOf, type Series } from './time-shift.ts';

/** Columns of who holds what; `payer` and `debtor` are counted once each. */
export const HOLDER = {
  holders: 'holders',
  objects: 'held_objects',
  payer: 'holding_payer',
  amount: 'held_amount',
  debtor: 'held_debtor',
  arrears: 'held_arrears',
  unknown: 'unknown_held_debts',
} as const;

const asks = ({ columns }: Wanted, ...names: readonly string[]): boolean => names.some((name) => columns.includes(name));

/** Rows with the attributes of taxpayers beside them. */
function described(rows: string, figures: Readonly<Record<string, string>>, wanted: Wanted, series: Series, year: string): string {
  const { question, context, binder } = wanted;
  const selected = selectedSql(wanted, {
    series,
    time: () => 'CAST(NULL AS DATE)',
    code: (column) => (column === 'age_group' ? ageGroupSql(year) : column),
    figure: (column) => figures[column],
  });
  return `SELECT ${selected} FROM (${rows}) r WHERE true${filtersSql(question.where, context, binder)}`;
}

const withTaxpayers = (rows: string, taxpayers: string): string =>
  `SELECT r.*, d.* EXCLUDE (taxpayer_key) FROM (${rows}) r LEFT JOIN (SELECT taxpayer_key, ${HOLDER_SQL} FROM ${taxpayers}) d ON d.taxpayer_key = r.taxpayer_key`;

/** By tax, holders are counted in each; over all taxes once. What is owed is known to be nothing where a snapshot names nobody. */
function held(wanted: Wanted, year: string, snapshot: string | undefined): string[] {
  const { context, question, countedBy } = wanted;
  if (!asks(wanted, HOLDER.holders, HOLDER.objects, HOLDER.arrears, HOLDER.unknown)) return [];
  const byTax = countedBy.includes('taxType');
  const figures = {
    [HOLDER.holders]: 'holders',
    [HOLDER.objects]: 'objects',
    [HOLDER.arrears]: '0',
    [HOLDER.unknown]: snapshot === undefined ? '1' : '0',
    unknown_penalty: '0',
    entries: 'holders',
  };
  return context.relations('holdings', question.period, 'what taxpayers hold: holdings').map((relation) => {
    // Over all taxes no tax is missing.
    const rows = byTax
      ? `SELECT * FROM ${relation} WHERE NOT all_taxes`
      : `SELECT * REPLACE ('' AS tax_code) FROM ${relation} WHERE all_taxes`;
    return described(rows, figures, wanted, 0, year);
  });
}

/** Single facts of a span, summed for each taxpayer and tax before anything is joined. */
function facts(table: ServedTable, day: string, from: string, to: string, selected: string, group: string, wanted: Wanted): string[] {
  const { context, binder } = wanted;
  const taxpayers = context.relations('taxpayers', { from, to }, 'who holds');
  return context
    .relations(table, { from, to }, `by taxpayer: ${table}`)
    .flatMap((relation) =>
      taxpayers.map((described) =>
        withTaxpayers(
          `SELECT taxpayer_key, tax_code, ${selected} FROM ${relation} WHERE ${day} BETWEEN ${binder.day(from)} AND ${binder.day(to)} AND taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code${group}`,
          described,
        ),
      ),
    );
}

function paid(wanted: Wanted, series: Series, end: string): string[] {
  if (!asks(wanted, HOLDER.payer, HOLDER.amount)) return [];
  const year = end.slice(0, 4);
  const sums = 'CAST(sum(amount) AS BIGINT) AS amount, sum(coalesce(transactions, 1)) > 0 AS pays';
  const figures = { [HOLDER.payer]: 'CASE WHEN pays THEN taxpayer_key END', [HOLDER.amount]: 'amount', entries: '1' };
  return facts('payments', 'posted_on', `${year}-01-01`, `${year}-12-31`, sums, '', wanted).map((rows) =>
    described(rows, figures, wanted, series, year),
  );
}

function owed(wanted: Wanted, year: string, snapshot: string | undefined): string[] {
  if (snapshot === undefined || !asks(wanted, HOLDER.debtor, HOLDER.arrears)) return [];
  const sums =
    'object_key, CAST(sum(principal + coalesce(penalty, 0)) AS BIGINT) AS owed, CAST(count(*) - count(penalty) AS BIGINT) AS without_penalty';
  const figures = { [HOLDER.debtor]: 'object_key', [HOLDER.arrears]: 'owed', unknown_penalty: 'without_penalty', entries: '1' };
  return facts('arrears', 'snapshot_on', snapshot, snapshot, sums, ', object_key', wanted).map((rows) =>
    described(rows, figures, wanted, 0, year),
  );
}

/**
 * Taxpayers as holders of objects, as payers of the calendar year in which the period ends, and as debtors of the last snapshot that is
 * not after its end. What they hold and owe is told of one state only, so a comparison has payments alone.
 */
export const holdersSource: Source = (wanted) => {
  const { question, context } = wanted;
  const endOf = (to: string) => (to < context.asOf ? to : context.asOf);
  const end = endOf(question.period.to);
  const snapshot = context.directory.snapshots.filter((day) => day <= end).at(-1);
  const year = end.slice(0, 4);
  return [
    ...held(wanted, year, snapshot),
    ...owed(wanted, year, snapshot),
    ...periodsOf(question).flatMap(([series, { to }]) => paid(wanted, series, endOf(to))),
  ];
};
