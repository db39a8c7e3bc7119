import { addMonths, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { AGGREGATES, isAggregate, MONTH_AGGREGATES, SUMMED_COLUMNS, type MonthAggregate } from '../derived/aggregates.ts';
import { PAYER_SPLIT_NAMES, PAYER_SPLITS, type PayerSplit } from '../derived/payer-splits.ts';
import { execute, integer, firstRow } from '../engine/duck.ts';
import { extentOf, type Manifest } from '../generations/manifest.ts';
import { storedIn } from '../generations/published-views.ts';
import type { ReadyRollups } from '../queries/data-spans.ts';
import { payerCoverOf, payersToDateTable, type PayersToDateTable } from '../queries/payer-cover.ts';
import { paymentCoverOf, PARTIAL_MONTH_TABLE, toDateTable, type SourceTable, type ToDateTable } from '../queries/payment-cover.ts';
import { Binder, DUCKDB } from '../queries/dialect.ts';
import { firstPaymentsSql } from '../queries/sources/payers-source.ts';
import { sumColumnSql } from '../queries/sources/payment-source.ts';
import type { PartialMonthRollup } from './partial-month-rollup.ts';
import { daySql, daysSql } from '../engine/literals.ts';

type Name = MonthAggregate | PayerSplit;
type Table = ToDateTable | PayersToDateTable;

export const TO_DATE_NAMES: readonly Name[] = [...MONTH_AGGREGATES, ...PAYER_SPLIT_NAMES];

const isMonthAggregate = (name: Name): name is MonthAggregate => isAggregate(name);
const tableOf = (name: Name): Table => (isMonthAggregate(name) ? toDateTable(name) : payersToDateTable(name));
const TABLES: ReadonlySet<string> = new Set(TO_DATE_NAMES.map(tableOf));
export const isToDate = (table: string): table is Table => TABLES.has(table);

/** One row instead of one a month saves work even for small tables. */
const MIN_SHARE = 1 / 20;

const inSpanSql = (span: Period): string => `posted_on BETWEEN ${daysSql(span)}`;

/**
 * Sums and payers of the year to date and of last year's same days, one row by combination of codes.
 * Most pages show these first. `posted_on` holds the first day of the span.
 */
export class YearToDateRollups {
  readonly #rows = new Map<Table, number>();
  readonly #spans: readonly Period[];

  constructor(
    private readonly schema: string,
    private readonly manifest: Manifest,
    asOf: CalendarDate,
  ) {
    const before = addMonths(asOf, -12);
    this.#spans = [asOf, before].map((to) => ({ from: `${to.slice(0, 4)}-01-01`, to }));
  }

  readonly spansOf: ReadyRollups['toDate'] = (name) => (this.#rows.has(tableOf(name)) ? this.#spans : []);

  readonly relationOf = (table: Table): string => `${this.schema}.${table}`;

  /** Returns 0 for a table that is not built. */
  readonly rowsIn = (table: Table): number => this.#rows.get(table) ?? 0;

  /** Builds one table, unless its source has too few rows. */
  readonly build = async (connection: DuckDBConnection, name: Name, minRows: number, partialMonth: PartialMonthRollup): Promise<void> => {
    const source = isMonthAggregate(name) ? name : (`${name}_payer_months` as const);
    const stored = this.#spans.reduce((sum, span) => sum + storedIn(this.manifest, source, span).rows, 0);
    if (stored === 0 || stored < minRows * MIN_SHARE) return;
    const spans = this.#spans.map((span) =>
      isMonthAggregate(name) ? this.#sumsSql(name, span, partialMonth) : this.#payersSql(name, span),
    );
    const table = tableOf(name);
    await execute(connection, `CREATE TABLE ${this.relationOf(table)} AS ${spans.flat().join(' UNION ALL ')} ORDER BY ALL`);
    const [rows] = await firstRow(connection, `SELECT count(*) FROM ${this.relationOf(table)}`);
    this.#rows.set(table, integer(rows));
  };

  #sumsSql(name: MonthAggregate, span: Period, partialMonth: PartialMonthRollup): string[] {
    const { keys } = AGGREGATES[name];
    const needs = { columns: new Set<string>(keys), times: 'none' } as const;
    const { segments } = paymentCoverOf(span, extentOf(this.manifest), needs, { partialMonth: partialMonth.days, toDate: () => [] });
    const figures = (table: SourceTable) => SUMMED_COLUMNS.map((column) => `${sumColumnSql(table, column)} AS ${column}`);
    const selects = segments.flatMap((segment) => {
      const { table } = segment;
      if (isToDate(table)) return [];
      const relations = table === PARTIAL_MONTH_TABLE ? [partialMonth.relation] : storedIn(this.manifest, table, segment).relations;
      return relations.map((relation) => `SELECT ${[...keys, ...figures(table)].join(', ')} FROM ${relation} WHERE ${inSpanSql(segment)}`);
    });
    const sums = SUMMED_COLUMNS.map((column) => `CAST(sum(${column}) AS BIGINT) AS ${column}`);
    return groupedSql(span, keys, sums, selects);
  }

  #payersSql(split: PayerSplit, span: Period): string[] {
    const codes = new Set<string>(PAYER_SPLITS[split]);
    const keys = ['payer', ...codes];
    const { segments } = payerCoverOf(span, extentOf(this.manifest), {
      columns: codes,
      singleCodes: codes,
      rows: 'period',
      ever: { [split]: 1 },
    });
    const selects = segments.flatMap((segment) => {
      if (segment.table === 'payments' || isToDate(segment.table)) return [];
      const rows = `${inSpanSql(segment)}${firstPaymentsSql(segment, new Binder(DUCKDB, true))}`;
      return storedIn(this.manifest, segment.table, segment).relations.map(
        (relation) => `SELECT ${keys.join(', ')}, payers FROM ${relation} WHERE ${rows}`,
      );
    });
    return groupedSql(span, keys, ['CAST(sum(payers) AS BIGINT) AS payers'], selects);
  }
}

function groupedSql({ from }: Period, keys: readonly string[], sums: readonly string[], selects: readonly string[]): string[] {
  if (selects.length === 0) return [];
  const codes = keys.join(', ');
  return [`SELECT ${daySql(from)} AS posted_on, ${codes}, ${sums.join(', ')} FROM (${selects.join(' UNION ALL ')}) days GROUP BY ${codes}`];
}
