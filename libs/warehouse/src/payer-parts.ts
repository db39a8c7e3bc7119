import type { DuckDBConnection } from '@duckdb/node-api';
import { payerSumsAddedSql, payerSumsSql } from './derived/payers.ts';
import { execute, integer, one } from './duck.ts';
import type { Part } from './manifest.ts';
import { withJoinedPayments } from './joined-payments.ts';
import { buildPart, type BuiltPart } from './parts.ts';
import { relationOf } from './published-views.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

/** The years whose payers change: those with other payments, and all where the register describes the taxpayers anew. */
export function touchedPayerYears(parts: readonly Slot[], rebuilt: readonly Slot[]): number[] {
  const described = rebuilt.some(({ kind }) => kind === 'register');
  const years = parts.flatMap(({ kind, year }) => (kind === 'payments' && year !== null ? [year] : []));
  return years.filter((year) => described || rebuilt.some((slot) => slot.kind === 'payments' && slot.year === year));
}

/**
 * The payers of a year, made of the schema `next`; null where its payments name no taxpayer. Where payments were only added to those of
 * the `served` part, and taxpayers are described as they were, only those with new payments are counted again.
 */
export async function buildPayers(
  connection: DuckDBConnection,
  folder: string,
  year: number,
  served: Part | null,
): Promise<BuiltPart | null> {
  const payments = `(SELECT * FROM next.payments WHERE posted_on BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31')`;
  const [named] = served ? [1] : await one(connection, `SELECT count(taxpayer_key) FROM ${payments} p`);
  if (integer(named) === 0) return null;
  const rows: Record<string, number> = {};
  return buildPart(connection, folder, {
    kind: 'payers',
    year,
    fill: async (worker, database) => {
      const target = `${database}.payer_sums`;
      if (served)
        await withJoinedPayments(worker, year, (joined) =>
          execute(worker, payerSumsAddedSql(target, relationOf(served, 'payer_sums'), joined, year)),
        );
      else await execute(worker, payerSumsSql(target, payments, year));
      rows['payer_sums'] = integer((await one(worker, `SELECT count(*) FROM ${target}`))[0]);
    },
    expected: { rows, sums: {} },
  });
}
