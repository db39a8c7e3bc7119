import type { DuckDBConnection } from '@duckdb/node-api';
import {
  paidBeforeNextSql,
  paidBeforeSql,
  paidMonthsSql,
  PAYER_NAMES,
  severalSql,
  steadySql,
  type Payer,
  type PayerYear,
} from './derived/payer-counts.ts';
import { execute } from './duck.ts';

/**
 * Goes through the payments of a schema year by year and remembers when each payer paid last, so that no year is read once for
 * each year behind it. Its temporary tables bear its name.
 */
export class PayerCourse {
  #year: number | null = null;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly name: string,
    private readonly schema: string,
    /** A table of the only payers to be looked at; null for all. */
    private readonly touched: ((payer: Payer) => string) | null,
  ) {}

  /** Makes the tables of a year; where the year before it was not gone through, all payments before it are read. */
  async enter(year: number): Promise<PayerYear> {
    const months = (payer: Payer) => `${this.name}_${payer}_months`;
    const before = (payer: Payer) => `${this.name}_${payer}_before`;
    const several = (payer: Payer) => `${this.name}_${payer}_several`;
    const steady = (payer: Payer) => `${this.name}_${payer}_steady`;
    for (const payer of PAYER_NAMES) {
      const touched = this.touched?.(payer) ?? null;
      const followed = this.#year === year - 1;
      const last = followed ? paidBeforeNextSql(before(payer), months(payer)) : paidBeforeSql(payer, this.schema, touched, year);
      await execute(
        this.connection,
        `CREATE OR REPLACE TEMP TABLE ${before(payer)} AS ${last}`,
        `CREATE OR REPLACE TEMP TABLE ${months(payer)} AS ${paidMonthsSql(payer, this.schema, touched, year)}`,
        `CREATE OR REPLACE TEMP TABLE ${several(payer)} AS ${severalSql(months(payer), before(payer))}`,
        `CREATE OR REPLACE TEMP TABLE ${steady(payer)} AS ${steadySql(months(payer), before(payer), several(payer), year)}`,
      );
    }
    this.#year = year;
    return { year, steady, several };
  }

  async close(): Promise<void> {
    for (const payer of PAYER_NAMES) {
      for (const table of ['months', 'before', 'several', 'steady'])
        await execute(this.connection, `DROP TABLE IF EXISTS ${this.name}_${payer}_${table}`);
    }
  }
}
