import { addDays, monthStart, SUBJECT_KEYS, subjectSpec, type DimensionKey, type Question, type SubjectKey } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../duck.ts';
import { openDraft } from '../open-draft.ts';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { drawing } from '../testing/drawing.ts';
import { multiply } from '../testing/many-rows.ts';
import { randomAgency } from '../testing/random-agency.ts';
import { RAW_FACTS, rawSql } from '../testing/raw-facts.ts';
import { load, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/** More by `npm run check:agreement -- --questions 10000`. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 120);

/** At least so many payments; more by `npm run check:agreement -- --rows 300000`, for which the engine reads in parallel. */
const ROWS = Number(process.env['PENDAPA_ROWS'] ?? 1);

const draw = drawing(20_261_121);
const FACTS = Object.entries(RAW_FACTS) as [string, NonNullable<(typeof RAW_FACTS)['revenue']>][];

let warehouse: Warehouse;
let raw: DuckDBConnection;
let end: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  const agency = randomAgency(7);
  const times = Math.ceil(ROWS / (agency.payments?.length ?? 1));
  await load(folder.path, agency, {}, (connection) => multiply(connection, times));
  warehouse = await openWarehouse(folder.path, { threads: 2, heldFrom: 0 });
  // What is held in memory is ready when the folder was looked at again.
  await warehouse.refresh();
  const draft = await openDraft(folder.path, { threads: 2 });
  raw = draft.connection;
  end = async () => {
    await warehouse.close();
    await draft.discard();
    await folder.remove();
  };
});
afterAll(() => end());

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

interface Case {
  readonly name: string;
  readonly measure: string;
  readonly by: readonly DimensionKey[];
  readonly where?: Question['where'];
  readonly from: string;
  readonly to: string;
}

/** What is told and what single rows say, each by the codes; a row that is there for another event counts nothing, which is no row here. */
async function both({ name, measure, by, where = {}, from, to }: Case) {
  const facts = RAW_FACTS[name as keyof typeof RAW_FACTS];
  if (!facts) throw new Error(`${name} is not known by hand`);
  const question = { subject: name.split(' ')[0] as SubjectKey, measures: [measure], by, where, from, to } as unknown as Question;
  const answer = await warehouse.answer(question);
  const last = to < answer.asOf ? to : answer.asOf;
  const known = (rows: readonly (readonly [string, string | null])[]) =>
    Object.fromEntries(rows.filter(([, value]) => value !== null && value !== '0'));
  const byHand = (of: Question) => query(raw, rawSql(facts, measure, of, { from, to: last, asked: to }));
  const found = rowsOf(answer).map((row) => [JSON.stringify(by.map((key) => text(row[key]))), text(row[measure])] as const);
  const wanted = (await byHand(question)).map((row) => [JSON.stringify(row.slice(0, -1).map(text)), text(row.at(-1))] as const);
  const [whole] = await byHand({ ...question, by: [] } as Question);
  const hides = answer.columns.some((column) => column.kind === 'measure' && column.suppressed !== undefined);
  return {
    found: known(found),
    wanted: known(wanted),
    total: text(answer.totals.current[measure]),
    wantedTotal: text(whole?.at(-1)),
    hides,
  };
}

async function compare(asked: Case): Promise<Awaited<ReturnType<typeof both>>> {
  const result = await both(asked);
  const { found, wanted, total, wantedTotal, hides } = result;
  // Of groups of few only those that are told are looked at.
  const told = hides ? Object.fromEntries(Object.entries(wanted).filter(([key]) => key in found)) : wanted;
  expect({ ...asked, found }).toEqual({ ...asked, found: told });
  if (!hides) expect({ ...asked, total: total ?? '0' }).toEqual({ ...asked, total: wantedTotal ?? '0' });
  return result;
}

function anyCase(): Case {
  const [name, facts] = draw.from(FACTS as [(typeof FACTS)[number]]);
  const { filters } = subjectSpec(name.split(' ')[0] as SubjectKey);
  const where = {
    ...(filters.includes('tax') && draw.below(3) === 0 ? { tax: draw.from([['PBB'], ['PKB', 'RESTO']]) } : {}),
    ...(filters.includes('category') && draw.below(6) === 0 ? { category: ['BUMI', 'JASA'] } : {}),
    ...(filters.includes('unit') && !['costs', 'arrearsFlow'].includes(name) && draw.below(4) === 0 ? { unit: ['U1'] } : {}),
    ...(filters.includes('taxpayerKind') && draw.below(4) === 0 ? { taxpayerKind: ['corporate'] } : {}),
    ...(filters.includes('region') && draw.below(4) === 0 ? { region: [draw.from(['31.71', '31.74', '31.71.01'])] } : {}),
  };
  const day = addDays('2022-12-01', draw.below(800));
  const from = draw.from([`${day.slice(0, 4)}-01-01`, monthStart(day), day]);
  return {
    name,
    measure: draw.from(Object.keys(facts.measures) as [string]),
    by: facts.by.filter(() => draw.below(facts.by.length) < 2).slice(0, 3),
    where,
    from,
    to: addDays(from, draw.below(draw.from([40, 365, 800]))),
  };
}

it('tells of every subject what the single rows say, whatever is asked', async () => {
  for (let round = 0; round < CASES; round += 1) await compare(anyCase());
});

it('says of no figure that there are no rows behind it', async () => {
  for (const subject of SUBJECT_KEYS)
    for (const measure of Object.keys(subjectSpec(subject).measures)) {
      const { totals, notes } = await warehouse.answer({ subject, measures: [measure] } as Question);
      const denied = totals.current[measure] !== null && notes.some(({ code }) => code === 'no-rows');
      expect({ subject, measure, denied }).toEqual({ subject, measure, denied: false });
    }
});

const WHOLE = { from: '2023-01-01', to: '2025-12-31' } as const;
const SPLITS: readonly DimensionKey[] = ['taxType', 'unit', 'channel', 'city', 'month'];

const SPLIT = FACTS.filter(([, { by }]) => by.some((dimension) => SPLITS.includes(dimension)));

it.each(SPLIT)('splits %s by tax, unit, channel, region and month into the same whole', async (name, facts) => {
  const totals = new Set<string | null>();
  const { measures } = subjectSpec(name.split(' ')[0] as SubjectKey);
  for (const measure of Object.keys(facts.measures).slice(0, 2)) {
    totals.clear();
    for (const split of SPLITS.filter((dimension) => facts.by.includes(dimension))) {
      const { found, total } = await compare({ name, measure, by: [split], ...WHOLE });
      totals.add(total);
      const adds = measures[measure]?.kind === 'additive' || measures[measure]?.kind === 'stock';
      if (adds && total !== null) expect(String(Object.values(found).reduce((sum, value) => sum + BigInt(value ?? 0), 0n))).toBe(total);
    }
    expect(totals.size).toBeLessThanOrEqual(1);
  }
});
