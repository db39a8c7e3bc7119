import { openDraft, type Manifest } from '@pendapa/warehouse';

/** Codes of the units of this agency. */
export const UNITS = ['U1', 'U2', 'U3', 'U4', 'U5'] as const;
export type UnitCode = (typeof UNITS)[number];

/** Each amount of a unit is this number of minor units, so that a sum tells how often which unit is in it. */
export const amountOf = (unit: UnitCode): bigint => 1000n ** BigInt(UNITS.indexOf(unit) + 1);

/** Payments and debts of each unit. */
export const PAYMENTS_BY_UNIT = 3;

/** How often each unit is in a sum of amounts; units that are not in it are left out. */
export function unitsInSum(sum: bigint): Partial<Record<UnitCode, number>> {
  const counts = UNITS.map((unit) => [unit, Number((sum / amountOf(unit)) % 1000n)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const values = (rowOf: (unit: UnitCode, index: number) => string): string =>
  UNITS.map((unit, index) => `(${rowOf(unit, index + 1)})`).join(', ');

/**
 * Publishes five units into the small agency, for 2025. Each has three payments and one object that owes. The owners are taxpayers 101 to
 * 105; taxpayer 101 has a second object in U2.
 */
export async function publishUnits(dataFolder: string): Promise<Manifest> {
  const draft = await openDraft(dataFolder, { threads: 1 });
  const statements = [
    `INSERT INTO incoming.units (unit_code, name_id, name_en, kind) VALUES ${values((unit, index) => `'${unit}', 'Unit ${index}', 'Unit ${index}', 'samsat'`)}`,
    `INSERT INTO incoming.taxpayers (taxpayer_key, kind, npwpd_masked, name_masked, registered_on, status) VALUES ${values((_unit, index) => `${String(100 + index)}, 'corporate', '****000${index}', 'PT R${index}***', '2015-01-01', 'active'`)}`,
    `INSERT INTO incoming.identities (taxpayer_key, npwpd, nik, name) VALUES ${values((_unit, index) => `${String(100 + index)}, '91.0000.700${index}', NULL, 'PT Rekaan ${index}'`)}`,
    `INSERT INTO incoming.objects (object_key, object_id, tax_code, taxpayer_key, unit_code, region_code, opened_on) VALUES ${values((unit, index) => `${String(200 + index)}, 'OBJ-${unit}', 'PKB', ${String(100 + index)}, '${unit}', '91.01.01.1001', '2015-01-01'`)},
      (210, 'OBJ-U2-B', 'PKB', 101, 'U2', '91.01.01.1001', '2015-01-01')`,
    `INSERT INTO incoming.payments (posted_on, grain, object_key, taxpayer_key, tax_code, tax_year, unit_code, region_code, channel_code, bank_code, principal, penalty, discount, amount, transactions)
     SELECT CAST(DATE '2025-01-10' + INTERVAL (nth * 20) DAY AS DATE), 'day', n + 200, n + 100, 'PKB', 2025, concat('U', n), '91.01.01.1001', 'QRIS', 'B1', paid, 0, 0, paid, 1
     FROM (VALUES ${values((unit, index) => `${index}, ${amountOf(unit)}`)}) units(n, paid), range(${PAYMENTS_BY_UNIT}) turns(nth)`,
    `INSERT INTO incoming.arrears (snapshot_on, object_key, tax_code, tax_year, unit_code, region_code, principal, penalty, due_on, expires_on, disputed, uncollectible, last_action)
     SELECT DATE '2025-01-31', n + 200, 'PKB', 2023, concat('U', n), '91.01.01.1001', owed, 0, DATE '2023-06-30', DATE '2028-06-30', false, false, 'none'
     FROM (VALUES ${values((unit, index) => `${index}, ${amountOf(unit)}`)}) debts(n, owed)`,
  ];
  for (const statement of statements) await draft.connection.run(statement);
  return draft.publish({ source: 'units agency', sourceSha256: null, sample: false });
}
