import type { Settings } from '@pendapa/contracts';
import { controlSums, type Load, type Manifest } from '@pendapa/warehouse';
import { localize } from './language.ts';
import { grouped } from './plain-table.ts';

const MEGABYTE = 1_000_000;
const PAYMENTS_SUM = 'payments.amount';

export const bytesOf = ({ parts }: Manifest): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);
export const megabytes = (bytes: number): string => `${grouped(Math.ceil(bytes / MEGABYTE))} MB`;

/** Imported rows by extract. */
const rowsOf = ({ extracts }: Manifest): Record<string, number> => Object.fromEntries(extracts.map(({ extract, rows }) => [extract, rows]));

export const paymentRows = (manifest: Manifest): string => grouped(rowsOf(manifest)['payments'] ?? 0);

/** The sum of all payments, in the agency's currency. */
export const paymentSum = (manifest: Manifest, { currency }: Settings): string =>
  `${grouped(controlSums(manifest)[PAYMENTS_SUM] ?? '0', currency.digits)} ${currency.code}`;

/** The name of a load for users: its file or folder, or the load that it removed. */
export const loadName = ({ source, removes }: Load): string =>
  removes === undefined
    ? source
    : localize({ id: `pemuatan ${String(removes)} (${source}) dikeluarkan`, en: `load ${String(removes)} (${source}) removed` });

/** The facts of a generation for `--json`. */
export function generationFacts(manifest: Manifest, served: number | null) {
  const { generation, publishedAt, sample, asOf, since, loads } = manifest;
  return {
    generation,
    served: generation === served,
    publishedAt,
    source: loads.at(-1)?.source ?? null,
    sample,
    since,
    asOf,
    rows: rowsOf(manifest),
    sums: controlSums(manifest),
    bytes: bytesOf(manifest),
  };
}
