import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Answer, AnswerColumn, Value } from '@pendapa/contracts';
import type { PublishOptions } from '../publishing/draft.ts';
import { query } from '../engine/duck.ts';
import { readManifest } from '../generations/generations.ts';
import type { Manifest } from '../generations/manifest.ts';
import { openDraft } from '../publishing/open-draft.ts';
import type { TableName } from '../schema/tables.ts';

/** Creates a data folder that the test removes. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pendapa-warehouse-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

type Values = Readonly<Record<string, string | number | bigint | boolean | null>>;
export type Incoming = Readonly<Partial<Record<TableName, readonly Values[]>>>;

export const LOAD: PublishOptions = { source: 'fixture.csv', sourceSha256: null, sample: false };

/** Publishes rows into a data folder as one load; `prepare` may change them before. */
export async function load(
  folder: string,
  incoming: Incoming,
  options: Partial<PublishOptions> = {},
  prepare: (connection: DuckDBConnection) => Promise<void> = () => Promise.resolve(),
): Promise<Manifest> {
  const draft = await openDraft(folder, { threads: 2 });
  try {
    for (const [table, rows] of Object.entries(incoming)) {
      const names = [...new Set(rows.flatMap(Object.keys))];
      const mark = (row: number, column: number) => `$${String(row * names.length + column + 1)}`;
      const tuples = rows.map((_, row) => `(${names.map((__, column) => mark(row, column)).join(', ')})`);
      const values = rows.flatMap((row) => names.map((name) => row[name] ?? null));
      await query(draft.connection, `INSERT INTO incoming.${table} (${names.join(', ')}) VALUES ${tuples.join(', ')}`, values);
    }
    await prepare(draft.connection);
  } catch (error) {
    await draft.discard();
    throw error;
  }
  return draft.publish({ ...LOAD, ...options });
}

function runFolder(): string {
  const folder = process.env['PENDAPA_RUN_FOLDER'];
  if (folder === undefined) throw new Error('The run of the tests has no folder: see jest.config.cjs.');
  return folder;
}

const keyOf = (loads: readonly Incoming[]): string =>
  createHash('sha256')
    .update(JSON.stringify(loads, (_key, value: unknown) => (typeof value === 'bigint' ? `${String(value)}n` : value)))
    .digest('hex');

/** Fills a data folder by these loads. The result is computed once in a test run and copied. */
export async function loaded(folder: string, ...loads: readonly Incoming[]): Promise<Manifest> {
  const shared = join(runFolder(), keyOf(loads));
  if (!existsSync(shared)) {
    const draft = `${shared}-${randomUUID()}`;
    for (const incoming of loads) await load(draft, incoming);
    // Another worker may have been faster; an existing folder is not replaced.
    await rename(draft, shared).catch((error: unknown) => {
      if (!existsSync(shared)) throw error;
    });
  }
  await cp(shared, folder, { recursive: true });
  const manifest = await readManifest(folder);
  if (!manifest) throw new Error('A data folder after a load serves nothing.');
  return manifest;
}

const region = (region_code: string, level: string, name: string, parent_code: string | null) => ({
  region_code,
  level,
  name,
  parent_code,
});
const named = (key: string, code: string, id: string, en: string) => ({ [key]: code, name_id: id, name_en: en });
const tax = (code: string, id: string, en: string, category: string) => ({
  ...named('tax_code', code, id, en),
  category_code: category,
  category_id: category.toLowerCase(),
  category_en: category.toLowerCase(),
  assessment_system: 'official',
});

interface Paid {
  readonly object?: number;
  readonly unit?: string;
  readonly region?: string;
  readonly channel?: string;
  readonly penalty?: number;
  readonly discount?: number;
  readonly transactions?: number;
}

export function payment(
  day: string,
  taxCode: string,
  amount: number | bigint,
  { object, unit, region: place, channel, penalty = 0, discount = 0, transactions = 1 }: Paid = {},
) {
  return {
    posted_on: day,
    grain: 'day',
    object_key: object ?? null,
    tax_code: taxCode,
    unit_code: unit ?? null,
    region_code: place ?? null,
    channel_code: channel ?? 'VA',
    bank_code: channel === 'TELLER' ? 'BM' : 'BJ',
    principal: BigInt(amount) - BigInt(penalty) + BigInt(discount),
    penalty,
    discount,
    amount,
    transactions,
  };
}

export const objectOf = (
  key: number,
  openDay: string,
  closeDay: string | null = null,
  { tax: taxCode = 'PBB', unit, region: place }: { readonly tax?: string; readonly unit?: string; readonly region?: string } = {},
) => ({
  object_key: key,
  tax_code: taxCode,
  unit_code: unit ?? null,
  region_code: place ?? null,
  opened_on: openDay,
  closed_on: closeDay,
});

/** A recap of a month that gives the amount only. */
export const recap = (day: string, taxCode: string | null, amount: number) => ({
  posted_on: day,
  grain: 'month',
  tax_code: taxCode,
  amount,
});

export const target = (
  year: number,
  version: string,
  from: string,
  taxCode: string,
  month: number,
  amount: number,
  unit: string | null = null,
) => ({
  year,
  version,
  effective_from: from,
  tax_code: taxCode,
  month,
  amount,
  unit_code: unit,
});

const months = (amount: number) => Array.from({ length: 12 }, (_, index) => [index + 1, amount] as const);

/** Names and places of the small agency. */
export const REFERENCE: Incoming = {
  regions: [
    region('31', 'province', 'Provinsi', null),
    region('31.71', 'city', 'Kota Pusat', '31'),
    region('31.71.01', 'district', 'Gambir', '31.71'),
    region('31.71.01.1001', 'ward', 'Cideng', '31.71.01'),
    region('31.71.01.1002', 'ward', 'Petojo', '31.71.01'),
    region('31.74', 'city', 'Kota Selatan', '31'),
    region('31.74.07', 'district', 'Kebayoran', '31.74'),
    region('31.74.07.1001', 'ward', 'Melawai', '31.74.07'),
  ],
  units: [
    { ...named('unit_code', 'U1', 'Unit Pusat', 'Central unit'), kind: 'up3d', parent_code: null },
    { ...named('unit_code', 'U2', 'Unit Selatan', 'Southern unit'), kind: 'up3d', parent_code: null },
  ],
  tax_types: [
    tax('PBB', 'Pajak Bumi dan Bangunan', 'Property tax', 'BUMI'),
    tax('PKB', 'Pajak Kendaraan', 'Vehicle tax', 'KENDARAAN'),
    { ...tax('RESTO', 'Pajak Restoran', 'Restaurant tax', 'JASA'), assessment_system: 'self', legacy_name: 'Pajak Pembangunan I' },
  ],
  channels: [
    { ...named('channel_code', 'VA', 'Rekening virtual', 'Virtual account'), class: 'digital' },
    { ...named('channel_code', 'TELLER', 'Loket', 'Teller'), class: 'semi' },
  ],
  banks: [named('bank_code', 'BJ', 'Bank J', 'Bank J'), named('bank_code', 'BM', 'Bank M', 'Bank M')],
  objects: [
    { object_key: 1, tax_code: 'PBB', unit_code: 'U1', region_code: '31.71.01.1001', opened_on: '2013-01-01', closed_on: null },
    { object_key: 2, tax_code: 'PKB', unit_code: 'U2', region_code: '31.74', opened_on: '2024-01-20', closed_on: null },
    { object_key: 3, tax_code: 'PBB', unit_code: 'U1', region_code: '31.71.01.1002', opened_on: '2014-01-01', closed_on: '2025-02-01' },
    { object_key: 4, tax_code: 'RESTO', unit_code: null, region_code: null, opened_on: '2025-02-28', closed_on: null },
  ],
};

/**
 * 2024 to 5 March: 100 + 210 + 50 + 40 = 400; 2025 to 5 March: 120 + 310 + 60 - 60 + 80 + 45 = 555. The cut-off date is
 * 5 March 2025. The payment of object 3 in 2025 is reversed; restaurants carry neither unit nor region.
 */
export const PAYMENTS = [
  payment('2024-01-10', 'PBB', 100, { object: 1, unit: 'U1', region: '31.71.01.1001' }),
  payment('2024-01-20', 'PKB', 210, { object: 2, unit: 'U2', region: '31.74', channel: 'TELLER', penalty: 10 }),
  payment('2024-02-29', 'PBB', 50, { object: 3, unit: 'U1', region: '31.71.01.1002' }),
  payment('2024-03-05', 'RESTO', 40, { object: 4 }),
  payment('2024-11-30', 'PBB', 1000, { object: 1, unit: 'U1', region: '31.71.01.1001' }),
  payment('2025-01-15', 'PBB', 120, { object: 1, unit: 'U1', region: '31.71.01.1001' }),
  payment('2025-01-31', 'PKB', 310, { object: 2, unit: 'U2', region: '31.74', channel: 'TELLER', penalty: 30, discount: 20 }),
  payment('2025-02-10', 'PBB', 60, { object: 3, unit: 'U1', region: '31.71.01.1002' }),
  payment('2025-02-12', 'PBB', -60, { object: 3, unit: 'U1', region: '31.71.01.1002', transactions: -1 }),
  payment('2025-02-20', 'PBB', 80, { object: 5, unit: 'U2', region: '31.74.07.1001' }),
  payment('2025-03-05', 'RESTO', 45, { object: 4 }),
];

/**
 * 2025: property tax 1,200 a year, 100 a month, units 700 and 500; vehicles 2,400 without a monthly plan; restaurants only by
 * month, 10 each. The revised budget begins after the cut-off date. 2024: property tax 900, revised to 1,000.
 */
export const TARGETS = [
  target(2025, 'apbd', '2025-01-01', 'PBB', 0, 1200),
  ...months(100).map(([month, amount]) => target(2025, 'apbd', '2025-01-01', 'PBB', month, amount)),
  target(2025, 'apbd', '2025-01-01', 'PBB', 0, 700, 'U1'),
  target(2025, 'apbd', '2025-01-01', 'PBB', 0, 500, 'U2'),
  target(2025, 'apbd', '2025-01-01', 'PKB', 0, 2400),
  ...months(10).map(([month, amount]) => target(2025, 'apbd', '2025-01-01', 'RESTO', month, amount)),
  target(2025, 'apbdp', '2025-09-01', 'PBB', 0, 2000),
  target(2024, 'apbd', '2024-01-01', 'PBB', 0, 900),
  target(2024, 'apbdp', '2024-09-01', 'PBB', 0, 1000),
];

export const SMALL_AGENCY: Incoming = { ...REFERENCE, payments: PAYMENTS, targets: TARGETS };

const nameOf = (column: AnswerColumn): string =>
  column.kind === 'dimension' || column.series === 'current' ? column.key : `${column.key} before`;

/** Returns the columns of an answer as rows. */
export function rowsOf({ columns }: Answer): Record<string, Value>[] {
  const length = columns[0]?.values.length ?? 0;
  return Array.from({ length }, (_, index) => Object.fromEntries(columns.map((column) => [nameOf(column), column.values[index] ?? null])));
}
