import type { DuckDBConnection } from '@duckdb/node-api';
import {
  PAYER_COUNT_ROLLUPS,
  payerDaysChangedSql,
  payerDaysSql,
  payerMonthsChangedSql,
  payerMonthsSql,
  TEMPORARY_OF_COUNTS,
} from './payer-counts.ts';
import { PAYER_SPLIT_NAMES, type PayerSplit } from './payer-splits.ts';
import { TEMPORARY_OF_CHANGES } from '../changed-sums.ts';
import { PAYER_KINDS, payerKindsSql, payerSumsAddedSql, payerSumsSql } from './payer-sums.ts';
import { execute, integer, firstRow } from '../../engine/duck.ts';
import { dropDirtyPayers, collectDirtyPayers, DIRTY_PAYERS, dirtyPayerTable } from './dirty-payers.ts';
import { withJoinedPayments } from './joined-payments.ts';
import type { Part } from '../../generations/manifest.ts';
import { buildPart, type BuiltPart } from '../../generations/build-part.ts';
import { PayerHistory } from './payer-history.ts';
import { fileOf } from '../published-tables.ts';
import type { Replacement } from '../../schema/replacement.ts';
import { yearDaysSql } from '../../engine/literals.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

/** Years with payments, in order. */
const paidYears = (parts: readonly Slot[]): number[] => [
  ...new Set(parts.flatMap(({ kind, year }) => (kind === 'payments' && year !== null ? [year] : []))),
];

/** From the first changed year on, a payment may no longer be the first of its payer. */
const firstChanged = (rebuilt: readonly Slot[]): number => Math.min(...paidYears(rebuilt));

/** Returns the years whose payers change: from the first changed year on, or all if the register changes. */
export function listDirtyPayerYears(parts: readonly Slot[], rebuilt: readonly Slot[]): number[] {
  const described = rebuilt.some(({ kind }) => kind === 'register');
  return paidYears(parts)
    .filter((year) => described || year >= firstChanged(rebuilt))
    .sort((a, b) => a - b);
}

export interface PayerSources {
  /** The served part of a year that the load builds on. */
  readonly served: (year: number) => Part | null;
  readonly rebuilt: readonly Slot[];
  /** Returns true if payments of a year were only added. */
  readonly onlyAdds: (year: number) => boolean;
  readonly replace: Replacement;
}

/**
 * Builds the payers' parts year by year from the schema `next`.
 * In a copy of a served part, only payers with changed payments are counted again.
 */
export class PayerParts {
  readonly #whole: PayerHistory;
  readonly #after: PayerHistory;
  readonly #before: PayerHistory;
  #hasDirtyPayers = false;
  #kinds = false;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly folder: string,
    private readonly sources: PayerSources,
  ) {
    this.#whole = new PayerHistory(connection, 'whole', 'next', null);
    this.#after = new PayerHistory(connection, 'after', DIRTY_PAYERS.after, dirtyPayerTable);
    this.#before = new PayerHistory(connection, 'before', DIRTY_PAYERS.before, dirtyPayerTable);
  }

  /** Returns null if no payment of the year names a payer. */
  async build(year: number): Promise<BuiltPart | null> {
    const served = this.sources.served(year);
    const payments = `(SELECT * FROM next.payments WHERE posted_on BETWEEN ${yearDaysSql(year)})`;
    const [named] = await firstRow(this.connection, `SELECT count(coalesce(object_key, taxpayer_key)) FROM ${payments} p`);
    if (integer(named) === 0) return null;
    if (served && year >= firstChanged(this.sources.rebuilt)) await this.#collectDirtyPayers();
    return buildPart(this.connection, this.folder, {
      kind: 'payers',
      year,
      ...(served ? { changes: await fileOf(this.connection, served) } : {}),
      fill: async (_, database) => {
        await this.#sums(`${database}.payer_sums`, payments, year, served);
        await this.#counts(database, year, served);
      },
      rollups: ['payer_sums', ...Object.keys(PAYER_COUNT_ROLLUPS)],
      expected: { rows: {}, sums: {} },
    });
  }

  async close(): Promise<void> {
    for (const course of [this.#whole, this.#after, this.#before]) await course.close();
    await execute(this.connection, ...Object.values(PAYER_KINDS).map((table) => `DROP TABLE IF EXISTS ${table}`));
    await dropDirtyPayers(this.connection);
    await execute(this.connection, ...[...TEMPORARY_OF_CHANGES, ...TEMPORARY_OF_COUNTS].map((table) => `DROP TABLE IF EXISTS ${table}`));
  }

  #changes(kind: Slot['kind'], year: number | null): boolean {
    return this.sources.rebuilt.some((slot) => slot.kind === kind && (year === null || slot.year === year));
  }

  /** Tables that are not written stay as in the served part. */
  async #sums(target: string, payments: string, year: number, served: Part | null): Promise<void> {
    const { connection } = this;
    const described = this.#changes('register', null);
    if (served && !described && !this.#changes('payments', year)) return;
    if (!served || described || !this.sources.onlyAdds(year)) {
      if (!this.#kinds) await execute(connection, ...payerKindsSql('next.taxpayers'));
      this.#kinds = true;
      return execute(connection, `DROP TABLE IF EXISTS ${target}`, payerSumsSql(target, payments, year));
    }
    return withJoinedPayments(connection, year, (joined) => execute(connection, ...payerSumsAddedSql(target, joined, year)));
  }

  async #counts(database: string, year: number, served: Part | null): Promise<void> {
    if (served && year < firstChanged(this.sources.rebuilt)) return;
    const { connection } = this;
    const days = `${database}.payer_days`;
    const months = (split: PayerSplit) => `${database}.${split}_payer_months`;
    if (!served) {
      await execute(connection, payerDaysSql(days, await this.#whole.readYear(year)));
      return execute(connection, ...PAYER_SPLIT_NAMES.map((split) => payerMonthsSql(split, months(split), days)));
    }
    const changed = payerDaysChangedSql(days, await this.#before.readYear(year), await this.#after.readYear(year));
    await execute(connection, ...changed, ...PAYER_SPLIT_NAMES.flatMap((split) => payerMonthsChangedSql(split, months(split))));
  }

  async #collectDirtyPayers(): Promise<void> {
    if (this.#hasDirtyPayers) return;
    this.#hasDirtyPayers = true;
    await collectDirtyPayers(this.connection, this.sources.replace, firstChanged(this.sources.rebuilt));
  }
}
