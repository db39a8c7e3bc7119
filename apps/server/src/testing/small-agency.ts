import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft, readManifest, type Manifest } from '@pendapa/warehouse';

/** Sums are small on purpose: 2023 has 300. 2024 up to 15 March has 1,700 in 2 net payments: 1,000 + 500 + 300 - 100. */
const TABLES = [
  `INSERT INTO incoming.regions (region_code, level, name, parent_code) VALUES
    ('91', 'province', 'Contoh', NULL), ('91.01', 'city', 'Kota Satu', '91'),
    ('91.01.01', 'district', 'Kecamatan Satu', '91.01'), ('91.01.01.1001', 'ward', 'Kelurahan Satu', '91.01.01')`,
  `INSERT INTO incoming.units (unit_code, name_id, name_en, kind) VALUES ('U1', 'Unit Satu', 'Unit One', 'samsat'), ('U2', 'Unit Dua', 'Unit Two', 'samsat')`,
  `INSERT INTO incoming.tax_types (tax_code, name_id, name_en, category_code, category_id, category_en, assessment_system) VALUES
    ('PKB', 'Pajak Kendaraan Bermotor', 'Motor vehicle tax', 'VEHICLE', 'Kendaraan', 'Vehicles', 'official'),
    ('PAP', 'Pajak Air Permukaan', 'Surface water tax', 'OTHER', 'Lainnya', 'Other', 'official')`,
  `INSERT INTO incoming.channels (channel_code, name_id, name_en, class) VALUES ('QRIS', 'QRIS', 'QRIS', 'digital'), ('TELLER', 'Loket', 'Counter', 'semi')`,
  `INSERT INTO incoming.banks (bank_code, name_id, name_en) VALUES ('B1', 'Bank Satu', 'Bank One')`,
];

const payment = (day: string, tax: string, unit: string, channel: string, amount: number): string =>
  `('${day}', 'day', '${tax}', '${unit}', '91.01.01.1001', '${channel}', 'B1', ${amount}, 0, 0, ${amount}, ${amount < 0 ? -1 : 1})`;

const insertPayments = (rows: readonly string[]): string =>
  `INSERT INTO incoming.payments (posted_on, grain, tax_code, unit_code, region_code, channel_code, bank_code, principal, penalty, discount, amount, transactions)
   VALUES ${rows.join(', ')}`;

const PAYMENTS = insertPayments([
  payment('2023-01-10', 'PKB', 'U1', 'QRIS', 100),
  payment('2023-02-15', 'PAP', 'U2', 'TELLER', 200),
  payment('2024-01-05', 'PKB', 'U1', 'QRIS', 1000),
  payment('2024-02-10', 'PKB', 'U2', 'TELLER', 500),
  payment('2024-02-20', 'PAP', 'U1', 'QRIS', 300),
  payment('2024-03-15', 'PKB', 'U1', 'QRIS', -100),
]);

async function publish(dataFolder: string, statements: readonly string[]): Promise<Manifest> {
  const draft = await openDraft(dataFolder, { threads: 1 });
  for (const statement of statements) await draft.connection.run(statement);
  return draft.publish({ source: 'small agency', sourceSha256: null, sample: false });
}

/** Creates a data folder. Each test run makes it once and then copies it. */
async function createCopy(name: string, dataFolder: string, make: (folder: string) => Promise<unknown>): Promise<Manifest> {
  const run = process.env['PENDAPA_RUN_FOLDER'];
  if (run === undefined) throw new Error('The run of the tests has no folder: see jest.config.cjs.');
  const source = join(run, name);
  if (!existsSync(source)) {
    const draft = `${source}-${randomUUID()}`;
    await make(draft);
    // Another worker of the run may have been faster: an existing folder is not replaced.
    await rename(draft, source).catch((error: unknown) => {
      if (!existsSync(source)) throw error;
    });
  }
  await cp(source, dataFolder, { recursive: true });
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw new Error('A folder that was published into serves nothing.');
  return manifest;
}

export const publishSmallAgency = (dataFolder: string): Promise<Manifest> =>
  createCopy('small-agency', dataFolder, (folder) => publish(folder, [...TABLES, PAYMENTS]));

/** Publishes one more payment of PKB at U1 through QRIS. */
export const publishPayment = (dataFolder: string, day: string, amount: number): Promise<Manifest> =>
  publish(dataFolder, [insertPayments([payment(day, 'PKB', 'U1', 'QRIS', amount)])]);

/**
 * Publishes three years of PKB: four payments of 1,000,000 a month at each unit. In January and February 2024 those of U2 are
 * 400,000. U2 is paid at the counter until February 2023, then every second time.
 */
export const publishThreeYears = (dataFolder: string): Promise<Manifest> =>
  publish(dataFolder, [
    `INSERT INTO incoming.payments (posted_on, grain, tax_code, unit_code, region_code, channel_code, bank_code, principal, penalty, discount, amount, transactions)
     SELECT CAST(month + INTERVAL (4 + nth) DAY AS DATE), 'day', 'PKB', unit, '91.01.01.1001',
       CASE WHEN unit = 'U2' AND (month < DATE '2023-03-01' OR nth < 2) THEN 'TELLER' ELSE 'QRIS' END, 'B1', paid, 0, 0, paid, 1
     FROM generate_series(DATE '2021-03-01', DATE '2024-02-01', INTERVAL 1 MONTH) AS months(month), range(4) AS turns(nth), (VALUES ('U1'), ('U2')) AS units(unit),
       LATERAL (SELECT CASE WHEN unit = 'U2' AND month >= DATE '2024-01-01' THEN 400000 ELSE 1000000 END AS paid)`,
    `INSERT INTO incoming.targets (year, version, effective_from, unit_code, tax_code, month, amount)
     SELECT 2024, 'apbd', DATE '2024-01-01', unit, 'PKB', month, 4000000 FROM range(1, 13) AS months(month), (VALUES ('U1'), ('U2')) AS units(unit)`,
  ]);

/** The small agency and a second generation: 40 more on 16 March, 2,040 in all. */
export const publishTwoGenerations = (dataFolder: string): Promise<Manifest> =>
  createCopy('two-generations', dataFolder, async (folder) => {
    await publishSmallAgency(folder);
    await publishPayment(folder, '2024-03-16', 40);
  });

/** Publishes a calendar from `first` to `last`, with weekends and one holiday off. */
export const publishCalendar = (dataFolder: string, first: string, last: string, holiday: string): Promise<Manifest> =>
  publish(dataFolder, [
    `INSERT INTO incoming.calendar (day, working, holiday_id, holiday_en, ramadan)
     SELECT CAST(d AS DATE), isodow(d) < 6 AND CAST(d AS DATE) <> DATE '${holiday}', NULL, NULL, false
     FROM generate_series(DATE '${first}', DATE '${last}', INTERVAL 1 DAY) AS days(d)`,
  ]);
/** Publishes assessments of 1 March 2024, numbered from 1; each is of its number in rupiah. */
export const publishAssessments = (dataFolder: string, count: number): Promise<Manifest> =>
  publish(dataFolder, [
    `INSERT INTO incoming.assessments (assessment_id, document, tax_code, tax_year, issued_on, due_on, principal, exemption, reduction)
     SELECT concat('SKP-', n), 'SKPD', 'PKB', 2024, DATE '2024-03-01', DATE '2024-09-30', n, 0, 0 FROM range(1, ${count + 1}) AS numbers(n)`,
  ]);

/** Two taxpayers, whom answers must only contain masked, and a house of the first. */
const PEOPLE = [
  `INSERT INTO incoming.taxpayers (taxpayer_key, kind, npwpd_masked, name_masked, registered_on, status) VALUES
    (1, 'individual', '****4821', 'B*** S******', '2013-02-11', 'active'), (2, 'corporate', '****0093', 'PT S****', '2016-07-01', 'active')`,
  `INSERT INTO incoming.identities (taxpayer_key, npwpd, nik, name) VALUES
    (1, '91.0004.4821', '9101011202780001', 'Budi Santoso'), (2, '91.0077.0093', NULL, 'PT Sinar')`,
  `INSERT INTO incoming.objects (object_key, object_id, tax_code, taxpayer_key, opened_on) VALUES (7, '91.01.010.001.001-0001.0', 'PKB', 1, '2013-02-11')`,
];

export const publishPeople = (dataFolder: string): Promise<Manifest> => publish(dataFolder, PEOPLE);

/** Vehicles 11 to 13 of U1. They owe 900, 400 and 250 for 2023 at the snapshot of 29 February 2024. */
const DEBTS = [
  `INSERT INTO incoming.objects (object_key, object_id, tax_code, taxpayer_key, unit_code, region_code, opened_on)
   SELECT n, concat('B-', n), 'PKB', CASE WHEN n = 11 THEN 1 END, 'U1', '91.01.01.1001', DATE '2015-01-01' FROM range(11, 14) numbers(n)`,
  `INSERT INTO incoming.arrears (snapshot_on, object_key, tax_code, tax_year, unit_code, region_code, principal, penalty, due_on, expires_on, disputed, uncollectible, last_action)
   SELECT DATE '2024-02-29', n, 'PKB', 2023, 'U1', '91.01.01.1001', owed, 0, DATE '2023-06-30', DATE '2028-06-30', false, false, 'none'
   FROM (VALUES (11, 900), (12, 400), (13, 250)) debts(n, owed)`,
];

export const publishDebts = (dataFolder: string): Promise<Manifest> => publish(dataFolder, [...PEOPLE, ...DEBTS]);

/** Publishes a payment for the debt of a vehicle. */
export const publishDebtPayment = (dataFolder: string, object: number, day: string, amount: number): Promise<Manifest> =>
  publish(dataFolder, [
    `INSERT INTO incoming.payments (posted_on, grain, object_key, tax_code, tax_year, unit_code, principal, penalty, discount, amount, transactions)
     VALUES (DATE '${day}', 'day', ${String(object)}, 'PKB', 2023, 'U1', ${String(amount)}, 0, 0, ${String(amount)}, 1)`,
  ]);

/**
 * Creates a folder for one test file.
 * @returns its path and a function that removes it
 */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pendapa-server-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
