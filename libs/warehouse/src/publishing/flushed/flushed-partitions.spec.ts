import { join } from 'node:path';
import { query, withEngine } from '../../engine/duck.ts';
import type { Draft } from '../draft.ts';
import { readManifest } from '../../generations/generations.ts';
import type { Manifest } from '../../generations/manifest.ts';
import { pathsOf } from '../../data-folder/paths.ts';
import { openDraft } from '../open-draft.ts';
import { temporaryFolder } from '../../testing/small-agency.ts';
import { verifyGeneration } from '../../generations/verify-generation.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const LOAD = { source: 'made', sourceSha256: null, sample: true, fresh: true };

const pay = (draft: Draft, days: Readonly<Record<string, number>>) =>
  query(
    draft.connection,
    `INSERT INTO incoming.payments (posted_on, grain, tax_code, amount, transactions) VALUES ${Object.entries(days)
      .map(([day, amount]) => `('${day}', 'day', 'PBB', ${String(amount)}, 1)`)
      .join(', ')}`,
  );
const assess = (draft: Draft, id: string, day: string) =>
  query(
    draft.connection,
    `INSERT INTO incoming.assessments (assessment_id, document, tax_code, tax_year, issued_on, principal) VALUES ('${id}', 'SKPD', 'PBB', 2023, '${day}', 7)`,
  );

const partsOf = ({ parts }: Manifest, kind: string) =>
  parts.filter((part) => part.kind === kind).map(({ year, rows, sums }) => ({ year, rows: rows[kind], sum: Object.values(sums)[0] }));

describe.each(['file', 'memory'] as const)('sealed years, staged in %s', (staging) => {
  it('become parts like any other; rows of later years wait for theirs', async () => {
    const draft = await openDraft(folder.path, { threads: 2, staging });
    await pay(draft, { '2023-03-01': 5, '2023-12-31': 8 });
    await assess(draft, 'A1', '2023-02-01');
    await assess(draft, 'A2', '2024-01-01');
    await draft.flushPartitions(2023, 'payments', 'assessments');
    await pay(draft, { '2024-01-01': 30 });
    await assess(draft, 'A3', '2024-05-01');
    const manifest = await draft.publish({ ...LOAD, expected: { rows: { payments: 3, assessments: 3 }, paymentAmount: 43n } });
    expect(partsOf(manifest, 'payments')).toEqual([
      { year: 2023, rows: 2, sum: '13' },
      { year: 2024, rows: 1, sum: '30' },
    ]);
    expect(partsOf(manifest, 'assessments')).toEqual([
      { year: 2023, rows: 1, sum: '7' },
      { year: 2024, rows: 2, sum: '14' },
    ]);
    expect(manifest.parts.filter(({ kind }) => kind === 'aggregates').map(({ year }) => year)).toEqual([2023, 2024]);
    expect(manifest).toMatchObject({ since: '2023-03-01', asOf: '2024-01-01', loads: [{ rows: { payments: 3, assessments: 3 } }] });
    expect(await verifyGeneration(folder.path, manifest)).toEqual([]);
  });

  it('hold rows that are worked out when they are written, beside those that came in, in their order', async () => {
    const draft = await openDraft(folder.path, { threads: 2, staging });
    await query(draft.connection, 'CREATE TABLE incoming.bills AS SELECT unnest([3, 1, 2]) AS number');
    const bills = (mark: string, by: string | null) => ({
      columns: `concat('${mark}', s.number) AS assessment_id, 'SKPD' AS document, 'PBB' AS tax_code, 2023 AS tax_year, DATE '2023-02-01' + s.number AS issued_on, 7 * s.number AS principal`,
      from: 'incoming.bills s',
      by,
      sum: '7 * s.number',
    });
    await pay(draft, { '2023-03-01': 5 });
    const paid = {
      columns: "DATE '2023-06-30' - s.number AS posted_on, 'day' AS grain, 'PBB' AS tax_code, s.number AS amount, 1 AS transactions",
      from: 'incoming.bills s',
      by: 'number',
      sum: 's.number',
    };
    await draft.flushGenerated(2023, 'payments', { payments: [paid] }, []);
    await assess(draft, 'A1', '2023-02-01');
    await assess(draft, 'A2', '2024-01-01');
    await draft.flushGenerated(2023, 'assessments', { assessments: [bills('B', 'number'), bills('C', null)] }, ['incoming.bills']);
    const manifest = await draft.publish({ ...LOAD, expected: { rows: { payments: 4, assessments: 8 }, paymentAmount: 11n } });
    expect(partsOf(manifest, 'payments')).toEqual([{ year: 2023, rows: 4, sum: '11' }]);
    expect(partsOf(manifest, 'assessments')).toEqual([
      { year: 2023, rows: 7, sum: '91' },
      { year: 2024, rows: 1, sum: '7' },
    ]);
    expect(await verifyGeneration(folder.path, manifest)).toEqual([]);
    const part = manifest.parts.find(({ kind, year }) => kind === 'assessments' && year === 2023);
    const rows = await withEngine(join(pathsOf(folder.path).parts, part?.file ?? ''), { access_mode: 'READ_ONLY' }, (connection) =>
      query(connection, 'SELECT assessment_id FROM assessments'),
    );
    expect(rows.flat()).toEqual(['A1', 'B1', 'B2', 'B3', 'C3', 'C1', 'C2']);
  });

  it('take no further rows', async () => {
    const draft = await openDraft(folder.path, { threads: 2, staging });
    await pay(draft, { '2023-03-01': 5 });
    await draft.flushPartitions(2023, 'payments');
    await pay(draft, { '2023-04-01': 5 });
    await expect(draft.publish(LOAD)).rejects.toThrow('after its year 2023 was sealed');
    expect(await readManifest(folder.path)).toBeNull();
  });
});

it('counts the payers of sealed years as if all had come in at once', async () => {
  const YEARS = [2022, 2023, 2024];
  const fill = async (draft: Draft, years: readonly number[]) => {
    for (const year of years)
      for (const key of [1, 2, 2 + (year % 2)])
        await query(
          draft.connection,
          `INSERT INTO incoming.payments (payment_id, posted_on, grain, object_key, taxpayer_key, tax_code, unit_code, amount, transactions)
          VALUES ('${String(year)}-${String(key)}', '${String(year)}-0${String(key)}-10', 'day', ${String(key)}, ${String(10 + key)}, 'PBB', 'U1', 5, 1)`,
        );
  };
  const register = (draft: Draft) =>
    query(
      draft.connection,
      "INSERT INTO incoming.taxpayers (taxpayer_key, kind, registered_on, status) VALUES (11, 'individual', '2020-01-01', 'active')",
    );
  const payersOf = async (flushedYears: readonly number[]) => {
    const draft = await openDraft(folder.path, { threads: 2 });
    await register(draft);
    if (flushedYears.length > 0) await draft.flushPartitions(null, 'register');
    for (const year of flushedYears) {
      await fill(draft, [year]);
      await draft.flushPartitions(year, 'payments');
    }
    await fill(
      draft,
      YEARS.filter((year) => !flushedYears.includes(year)),
    );
    const { parts } = await draft.publish(LOAD);
    expect(parts.filter(({ kind }) => kind === 'register')).toHaveLength(1);
    return parts.filter(({ kind }) => kind === 'payers').map(({ year, rows }) => ({ year, rows }));
  };
  const whole = await payersOf([]);
  expect(whole.map(({ year }) => year)).toEqual(YEARS);
  expect(await payersOf(YEARS)).toEqual(whole);
  // An earlier year comes in after later ones were flushed, so their payers are counted again.
  expect(await payersOf([2023, 2024])).toEqual(whole);
});

it('refuses a key that comes in twice, and other totals than were expected', async () => {
  const repeated = await openDraft(folder.path, { threads: 2 });
  await assess(repeated, 'A1', '2023-02-01');
  await assess(repeated, 'A1', '2023-02-01');
  await repeated.flushPartitions(2023, 'assessments');
  await expect(repeated.publish(LOAD)).rejects.toThrow('A1');

  const short = await openDraft(folder.path, { threads: 2 });
  await pay(short, { '2023-03-01': 5 });
  await short.flushPartitions(2023, 'payments');
  await expect(short.publish({ ...LOAD, expected: { rows: {}, paymentAmount: 6n } })).rejects.toThrow('payments.amount');
  expect(await readManifest(folder.path)).toBeNull();
});

it('leaves nothing behind where a draft with sealed years is discarded', async () => {
  const draft = await openDraft(folder.path, { threads: 2 });
  await pay(draft, { '2023-03-01': 5 });
  await draft.flushPartitions(2023, 'payments');
  await draft.discard();
  const next = await openDraft(folder.path, { threads: 2 });
  expect(next.base).toBeNull();
  await next.discard();
});
