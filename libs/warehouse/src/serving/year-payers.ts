import type { CalendarDate, Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { PAYER_SPLITS, type PayerSplit } from '../derived/payer-splits.ts';
import { execute } from '../engine/duck.ts';
import type { Manifest } from '../generations/manifest.ts';
import { storedIn } from '../generations/published-views.ts';

/**
 * Payers by the month of their first payment in a calendar year, for the last two years.
 * The year to date and its comparison read it: a twentieth of the rows of the payer tables.
 */
export class YearPayers {
  readonly #ready = new Set<PayerSplit>();
  readonly #years: readonly string[];

  constructor(
    private readonly schema: string,
    private readonly manifest: Manifest,
    asOf: CalendarDate,
  ) {
    const year = Number(asOf.slice(0, 4));
    this.#years = [String(year - 1), String(year)];
  }

  /** Returns the relation that counts payers of whole months since `since`; null if the monthly tables must be read. */
  readonly relationOf = (split: PayerSplit, { from, to }: Period, since: CalendarDate | null): string | null => {
    const year = from.slice(0, 4);
    const serves = this.#ready.has(split) && since === `${year}-01-01` && to.startsWith(year) && this.#years.includes(year);
    return serves ? this.#relation(split) : null;
  };

  /** Builds one split, unless it has fewer than `minRows` rows. */
  readonly build = async (connection: DuckDBConnection, split: PayerSplit, minRows: number): Promise<void> => {
    const table = `${split}_payer_months` as const;
    const [first, last] = this.#years;
    const { relations, rows } = storedIn(this.manifest, table, { from: `${String(first)}-01-01`, to: `${String(last)}-12-31` });
    if (rows === 0 || rows < minRows) return;
    const keys = ['payer', 'posted_on', ...PAYER_SPLITS[split]].join(', ');
    const firsts = relations.map(
      (relation) => `SELECT ${keys}, payers FROM ${relation}
        WHERE month_before IS NULL OR month_before < CAST(date_trunc('year', posted_on) AS DATE)`,
    );
    await execute(
      connection,
      `CREATE TABLE ${this.#relation(split)} AS SELECT ${keys}, CAST(sum(payers) AS BIGINT) AS payers
        FROM (${firsts.join(' UNION ALL ')}) firsts GROUP BY ${keys} ORDER BY ALL`,
    );
    this.#ready.add(split);
  };

  #relation(split: PayerSplit): string {
    return `${this.schema}.${split}_year_payers`;
  }
}
