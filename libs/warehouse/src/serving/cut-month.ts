import { addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { CODE_COLUMNS, SUMMANDS } from '../derived/aggregates.ts';
import { execute, integer, one } from '../engine/duck.ts';
import type { Manifest } from '../generations/manifest.ts';
import { storedIn } from '../generations/published-views.ts';
import { CUT_MONTH } from '../questions/cover.ts';

/**
 * The payments of last year's days that are compared with those of the month under way, summed by all codes: each comparison by place
 * or channel would otherwise go through them anew.
 */
export class CutMonth {
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
    this.relation = `${schema}.${CUT_MONTH}`;
  }

  /** 0 where the sums are not ready. */
  readonly rows = (): number => this.#rows;

  /** The days that are summed; null where the sums are not ready. */
  readonly days = (): Period | null => (this.#rows > 0 ? this.#days : null);

  /** Adds up the payments; nothing where there are too few for it to matter, or where the days are a whole month. */
  readonly make = async (connection: DuckDBConnection, least: number): Promise<void> => {
    const { from, to } = this.#days;
    const { relations, rows: payments } = storedIn(this.manifest, 'payments', this.#days);
    if (to === monthEnd(from) || payments === 0 || payments < least) return;
    const sums = Object.entries(SUMMANDS).map(([name, summand]) => `CAST(sum(${summand}) AS BIGINT) AS ${name}`);
    const codes = CODE_COLUMNS.join(', ');
    const within = `posted_on BETWEEN DATE '${from}' AND DATE '${to}'`;
    const selects = relations.map((relation) => `SELECT * FROM ${relation} WHERE ${within}`);
    await execute(
      connection,
      `CREATE TABLE ${this.relation} AS SELECT DATE '${from}' AS posted_on, ${codes}, ${sums.join(', ')}
        FROM (${selects.join(' UNION ALL ')}) cut GROUP BY ${codes} ORDER BY ALL`,
    );
    const [rows] = await one(connection, `SELECT count(*) FROM ${this.relation}`);
    this.#rows = integer(rows);
  };
}
