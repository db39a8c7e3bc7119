import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { CODE_COLUMNS, SUMMANDS } from '../derived/aggregates.ts';
import { execute, integer, firstRow } from '../engine/duck.ts';
import type { Manifest } from '../generations/manifest.ts';
import { storedIn } from '../generations/published-views.ts';
import { PARTIAL_MONTH_TABLE } from '../queries/payment-cover.ts';
import { daySql, daysSql } from '../engine/literals.ts';

/**
 * Payments of last year's days that are compared with the current partial month, summed by all codes.
 * Without it, each comparison by place or channel would scan these payments again.
 */
export class PartialMonthRollup {
  readonly #days: Period;
  readonly relation: string;
  #rows = 0;

  constructor(
    schema: string,
    private readonly manifest: Manifest,
    asOf: CalendarDate,
  ) {
    const to = addMonths(asOf, -12);
    this.#days = { from: monthStart(to), to };
    this.relation = `${schema}.${PARTIAL_MONTH_TABLE}`;
  }

  /** Returns 0 if the rollup is not built. */
  readonly rows = (): number => this.#rows;

  /** Returns the days of the rollup; null if it is not built. */
  readonly days = (): Period | null => (this.#rows > 0 ? this.#days : null);

  /** Builds the rollup; does nothing for fewer than `minRows` payments or a whole month. */
  readonly build = async (connection: DuckDBConnection, minRows: number): Promise<void> => {
    const { from, to } = this.#days;
    const { relations, rows: payments } = storedIn(this.manifest, 'payments', this.#days);
    if (to === monthEnd(from) || payments === 0 || payments < minRows) return;
    const sums = Object.entries(SUMMANDS).map(([name, summand]) => `CAST(sum(${summand}) AS BIGINT) AS ${name}`);
    const codes = CODE_COLUMNS.join(', ');
    const inDays = `posted_on BETWEEN ${daysSql(this.#days)}`;
    const selects = relations.map((relation) => `SELECT * FROM ${relation} WHERE ${inDays}`);
    await execute(
      connection,
      `CREATE TABLE ${this.relation} AS SELECT ${daySql(from)} AS posted_on, ${codes}, ${sums.join(', ')}
        FROM (${selects.join(' UNION ALL ')}) cut GROUP BY ${codes} ORDER BY ALL`,
    );
    const [rows] = await firstRow(connection, `SELECT count(*) FROM ${this.relation}`);
    this.#rows = integer(rows);
  };
}
