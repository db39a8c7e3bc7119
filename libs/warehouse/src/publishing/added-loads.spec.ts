import { addDays, type Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES } from '../rollups/payments/aggregates.ts';
import { OBLIGATION_TABLE_NAMES } from '../rollups/obligations/obligation-tables.ts';
import { rollupsIn } from '../rollups/all-rollups.ts';
import { execute, query, type Row } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { buildHolders } from '../rollups/holders/holder-parts.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { openDraft } from './open-draft.ts';
import type { Replacement } from '../schema/replacement.ts';
import { choosePartsToRewrite } from './payment-plan.ts';
import { createViews } from '../rollups/published-tables.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { load, payment, temporaryFolder } from '../testing/small-agency.ts';
import { verifyGeneration } from '../generations/verify-generation.ts';

const draw = randomGenerator(20_250_611);
const OF_TAXPAYERS = [...rollupsIn('payers'), ...rollupsIn('holders')];
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
    for (const table of TABLES) {
      // One load has one number, many have many.
      const columns = table === 'payments' ? '* EXCLUDE (load_id)' : '*';
      tables[table] = await query(draft.connection, `SELECT ${columns} FROM published.${table} ORDER BY ALL`);
    }
    return tables;
  } finally {
    await draft.discard();
  }
}

const people = [7, 8].map((key) => ({ taxpayer_key: key, kind: 'individual', registered_on: '2020-01-01', status: 'active' }));

const DAYS: Period = { from: '2024-12-10', to: '2025-01-05' };
const REPLACEMENTS: readonly (Replacement | undefined)[] = [
  { days: DAYS, sources: null, unknown: null },
  { days: DAYS, sources: [2], unknown: null },
  undefined,
];

it('serves after many loads what one load of everything serves', async () => {
  for (const replace of REPLACEMENTS) {
    // A tax whose payments name nothing at first: what was paid of it becomes known with the first that does.
    const loads = [24, 3, 1, 14].map((size, step) =>
      Array.from({ length: size }, (_, index) => ({
        ...anyPayment(step * 100 + index, step === 0 ? ['PBB', 'RESTO'] : ['PBB', 'RESTO', 'PKB']),
        source_id: 1 + (index % 2),
      })),
    );
    const [step, whole] = [await temporaryFolder(), await temporaryFolder()];
    try {
      let manifest: Manifest | undefined;
      for (const [index, payments] of loads.entries())
        manifest = await load(step.path, index === 0 ? { ...OBLIGATIONS_AGENCY, taxpayers: people, payments } : { payments });
      if (replace) manifest = await load(step.path, {}, { replace });
      expect(manifest && (await verifyGeneration(step.path, manifest))).toEqual([]);
      const left = loads.flat().filter(({ posted_on: day, source_id: source }) => {
        const isOf = replace?.sources?.includes(source) ?? true;
        return !replace || !isOf || day < DAYS.from || day > DAYS.to;
      });
      await load(whole.path, { ...OBLIGATIONS_AGENCY, taxpayers: people, payments: left });
      expect(await served(step.path)).toEqual(await served(whole.path));
    } finally {
      await step.remove();
      await whole.remove();
    }
  }
}, 240_000);

/** More payers than a list is long, many of whom paid the same. */
const MANY = 125;
const KEYS = Array.from({ length: MANY }, (_, index) => index + 1);
const paying = (key: number, amount: number, day = '2025-03-03') => ({
  ...payment(day, key % 5 === 0 ? 'PKB' : 'PBB', amount, { unit: key % 7 === 0 ? 'U2' : 'U1', transactions: amount < 0 ? -1 : 1 }),
  taxpayer_key: key,
});
const amountOf = (key: number) => 100 + (key % 40);

it('lists after a load what all payments list, where money taken back lets others in', async () => {
  const loads = [
    KEYS.map((key) => paying(key, amountOf(key))),
    // Of the largest some take everything back and some a part; a small payer becomes the largest.
    [...[39, 79, 38].map((key) => paying(key, -amountOf(key))), paying(119, -30), paying(78, -60), paying(41, 500)],
    [paying(126, 120), paying(40, 1), paying(39, 120, '2025-04-04')],
  ];
  const [step, whole] = [await temporaryFolder(), await temporaryFolder()];
  try {
    const register = { taxpayers: people };
    for (const [index, payments] of loads.entries()) await load(step.path, index === 0 ? { ...register, payments } : { payments });
    const manifest = await load(whole.path, { ...register, payments: loads.flat() });
    const all = await served(whole.path);
    expect(await served(step.path)).toEqual(all);
    expect(all['top_payer_sums']).toContainEqual(['2025-01-01', 'whole', null, null, '124', '15090']);
    const draft = await openDraft(whole.path, { threads: 1 });
    try {
      const { connection } = draft;
      await createViews(connection, 'next', manifest.parts);
      const built = await buildHolders(connection, whole.path, { served: undefined, rebuilt: [], onlyAdds: () => false }, 20);
      await execute(connection, `ATTACH ${quoted(built?.path ?? '')} AS in_portions (READ_ONLY)`);
      for (const name of rollupsIn('holders'))
        expect(await query(connection, `SELECT * FROM in_portions.${name} ORDER BY ALL`)).toEqual(all[name]);
    } finally {
      await draft.discard();
    }
  } finally {
    await step.remove();
    await whole.remove();
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
  const sizes = (parts: readonly number[], incoming: number) => choosePartsToRewrite(parts.map(part), incoming).map(({ file }) => file);
  expect(sizes([12_000_000], 70_000)).toEqual([]);
  expect(sizes([12_000_000, 70_000], 70_000)).toEqual(['70000']);
  expect(sizes([12_000_000, 140_000, 70_000], 70_000)).toEqual(['70000', '140000']);
  expect(sizes([280_000, 12_000_000, 70_000], 60_000)).toEqual([]);
});
