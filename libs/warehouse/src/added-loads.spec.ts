import { addDays, type Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES } from './aggregates.ts';
import { HOLDER_TABLES } from './derived/holder-sums.ts';
import { OBLIGATION_TABLE_NAMES } from './derived/obligations.ts';
import { PAYER_COUNT_TABLES } from './derived/payer-counts.ts';
import { TOP_TABLES } from './derived/top-payers.ts';
import { query, type Row } from './duck.ts';
import type { Manifest, Part } from './manifest.ts';
import { openDraft } from './open-draft.ts';
import { toRewrite } from './payment-plan.ts';
import { drawing } from './testing/drawing.ts';
import { DUTIES } from './testing/duties.ts';
import { load, payment, temporaryFolder } from './testing/small-agency.ts';
import { verifyGeneration } from './verify-generation.ts';

const draw = drawing(20_250_611);
const OF_TAXPAYERS = ['payer_sums', ...Object.keys({ ...PAYER_COUNT_TABLES, ...TOP_TABLES, ...HOLDER_TABLES })];
const TABLES = ['payments', ...AGGREGATE_NAMES, ...OBLIGATION_TABLE_NAMES, ...OF_TAXPAYERS];

/** A payment that names its object, its taxpayer, an assessment, a return, or nothing; one in eight takes money back. */
function anyPayment(number: number, taxes: readonly [string, ...string[]]) {
  const tax = draw.from(taxes);
  const named = tax !== 'RESTO' || taxes.length > 2;
  const back = draw.below(8) === 0;
  const day = addDays('2024-10-20', draw.below(140));
  const amount = 1 + draw.below(120);
  const unit = draw.from(['U1', 'U2', undefined]);
  return {
    ...payment(day, tax, back ? -amount : amount, { ...(unit ? { unit } : {}), transactions: back ? -1 : 1 }),
    payment_id: `P${String(number)}`,
    paid_on: draw.from([day, null]),
    object_key: tax === 'RESTO' ? null : draw.from([1, 2, 3, 4, 5, null]),
    taxpayer_key: draw.from([7, 8, 9, null]),
    transactions: draw.below(6) === 0 ? null : back ? -1 : 1,
    principal: draw.below(9) === 0 ? null : amount,
    tax_year: draw.from([2024, 2025]),
    period: draw.from([null, 202412]),
    assessment_id: named && draw.below(4) === 0 ? draw.from(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']) : null,
    return_id: named && draw.below(6) === 0 ? draw.from(['R1', 'R1b', 'R2', 'R3']) : null,
  };
}

async function served(folder: string): Promise<Record<string, readonly Row[]>> {
  const draft = await openDraft(folder, { threads: 1 });
  try {
    const tables: Record<string, readonly Row[]> = {};
    for (const table of TABLES) tables[table] = await query(draft.connection, `SELECT * FROM published.${table} ORDER BY ALL`);
    return tables;
  } finally {
    await draft.discard();
  }
}

const people = [7, 8].map((key) => ({ taxpayer_key: key, kind: 'individual', registered_on: '2020-01-01', status: 'active' }));

it('serves after many loads what one load of everything serves', async () => {
  for (let round = 0; round < 2; round += 1) {
    // A tax whose payments name nothing at first: what was paid of it becomes known with the first that does.
    const loads = [24, 3, 1, 14].map((size, step) =>
      Array.from({ length: size }, (_, index) => anyPayment(step * 100 + index, step === 0 ? ['PBB', 'RESTO'] : ['PBB', 'RESTO', 'PKB'])),
    );
    const replace: Period | undefined = round % 2 === 0 ? { from: '2024-12-10', to: '2025-01-05' } : undefined;
    const [step, whole] = [await temporaryFolder(), await temporaryFolder()];
    try {
      let manifest: Manifest | undefined;
      for (const [index, payments] of loads.entries())
        manifest = await load(step.path, index === 0 ? { ...DUTIES, taxpayers: people, payments } : { payments });
      if (replace) manifest = await load(step.path, {}, { replace });
      expect(manifest && (await verifyGeneration(step.path, manifest))).toEqual([]);
      const left = loads.flat().filter(({ posted_on: day }) => !replace || day < replace.from || day > replace.to);
      await load(whole.path, { ...DUTIES, taxpayers: people, payments: left });
      expect(await served(step.path)).toEqual(await served(whole.path));
    } finally {
      await step.remove();
      await whole.remove();
    }
  }
}, 240_000);

it('writes again only parts that are no larger than what joins them', () => {
  const part = (rows: number): Part => ({
    file: `${String(rows)}`,
    kind: 'payments',
    year: 2025,
    sha256: '',
    bytes: 1,
    rows: { payments: rows },
    sums: {},
  });
  const sizes = (parts: readonly number[], incoming: number) => toRewrite(parts.map(part), incoming).map(({ file }) => file);
  expect(sizes([12_000_000], 70_000)).toEqual([]);
  expect(sizes([12_000_000, 70_000], 70_000)).toEqual(['70000']);
  expect(sizes([12_000_000, 140_000, 70_000], 70_000)).toEqual(['70000', '140000']);
  expect(sizes([280_000, 12_000_000, 70_000], 60_000)).toEqual([]);
});
