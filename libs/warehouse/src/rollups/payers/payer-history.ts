import type { DuckDBConnection } from '@duckdb/node-api';
import { PAYER_NAMES, type Payer } from './payer-splits.ts';
import {
  beforeYear,
  countedSql,
  courseSql,
  inYear,
  morePlacesSql,
  movedSql,
  numbersSql,
  paidLastSql,
  paidSql,
  placesSql,
  severalSql,
  type PaidTables,
  type PayerYear,
} from './payer-years.ts';
import { execute } from '../../engine/duck.ts';

/**
 * Reads payments year by year and remembers each payer's last payment, so that each year is read once.
 * Its temporary tables carry its name.
 */
export class PayerHistory {
  #year: number | null = null;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly name: string,
    private readonly schema: string,
    /** Table of the payers to read; null for all. */
    private readonly dirtyPayers: ((payer: Payer) => string) | null,
  ) {}

  /** Builds the tables of a year; if the year before was not read, all earlier payments are. */
  async readYear(year: number): Promise<PayerYear> {
    const [countTable, numbers] = [this.#table('counted'), this.#table('numbers')];
    if (this.#year === null) await execute(this.connection, placesSql(this.#table('places')));
    const followed = this.#year === year - 1;
    for (const payer of PAYER_NAMES) await this.#paid(payer, year, followed, numbers);
    const paidTablesOf = (payer: Payer) => this.#paidTables(payer);
    await execute(this.connection, `CREATE OR REPLACE TEMP TABLE ${countTable} AS ${countedSql(paidTablesOf, numbers, year)}`);
    this.#year = year;
    return { countTable, numbers };
  }

  async close(): Promise<void> {
    const ofPayers = PAYER_NAMES.flatMap((payer) => ['paid', 'last', 'several', 'moved'].map((table) => `${payer}_${table}`));
    for (const table of ['places', 'numbers', 'counted', ...ofPayers])
      await execute(this.connection, `DROP TABLE IF EXISTS ${this.#table(table)}`);
  }

  #paidTables(payer: Payer): PaidTables {
    return { paid: this.#table(`${payer}_paid`), several: this.#table(`${payer}_several`), moved: this.#table(`${payer}_moved`) };
  }

  #table(name: string): string {
    return `${this.name}_${name}`;
  }

  async #paid(payer: Payer, year: number, followed: boolean, numbers: string): Promise<void> {
    const dirtyPayers = this.dirtyPayers?.(payer) ?? null;
    const [places, last] = [this.#table('places'), this.#table(`${payer}_last`)];
    const { paid, several, moved } = this.#paidTables(payer);
    const number = (days: string) => [morePlacesSql(places, payer, this.schema, dirtyPayers, days), numbersSql(numbers, places)];
    const before = followed ? paid : `(${paidSql(payer, this.schema, dirtyPayers, beforeYear(year), numbers)}) all_before`;
    await execute(
      this.connection,
      ...(followed ? [] : number(beforeYear(year))),
      `CREATE OR REPLACE TEMP TABLE ${last} AS ${paidLastSql(before)}`,
      ...number(inYear(year)),
      `CREATE OR REPLACE TEMP TABLE ${paid} AS ${courseSql(payer, this.schema, dirtyPayers, year, numbers, last)}`,
      `CREATE OR REPLACE TEMP TABLE ${several} AS ${severalSql(paid)}`,
      `CREATE OR REPLACE TEMP TABLE ${moved} AS ${movedSql(payer, paid, several, numbers)}`,
    );
  }
}
