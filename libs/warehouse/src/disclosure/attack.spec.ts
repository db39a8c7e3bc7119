import { hiddenPositions, type Answer, type DimensionKey, type Query, type SubjectKey } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { boundsOf, type Equation } from '../testing/bounds.ts';
import { confidentialAgency, peopleOf } from '../testing/confidential-agency.ts';
import { load, temporaryFolder } from '../testing/small-agency.ts';

/** Minimum number of hidden cells; `npm run check:disclosure` raises it. */
const PLANTED = Number(process.env['PENDAPA_PLANTED'] ?? 50);
const SECTORS = PLANTED > 50 ? 40 : 6;
/** Generous, as this is no test of speed. */
const TIMEOUT_MS = 1_200_000;
/** Whole values that a hidden count can have, and the relative distance that an estimate of an amount keeps. */
const [VALUES, CLOSE] = [10, 0.1];

const PERIODS = [{}, { from: '2024-01-01', to: '2024-02-10' }, { from: '2024-01-01', to: '2024-12-31' }] as const;

interface AttackedTable {
  readonly subject: SubjectKey;
  readonly measure: string;
  readonly table: readonly DimensionKey[];
  /** False if the measure counts taxpayers, who may pay several taxes. */
  readonly isAdditive?: boolean;
}

const OF_PEOPLE = ['sector', 'legalForm', 'sizeBand', 'ageGroup', 'residence'] as const;
const PAID_BY = [...OF_PEOPLE, 'sex', 'transactionsBand', 'taxTypesPaid'] as const;

const TABLES: readonly AttackedTable[] = [
  ...(['registered', 'opened'] as const).flatMap((measure): AttackedTable[] => [
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'sector', 'sizeBand'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'sex', 'ageGroup'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'legalForm'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'residence'] },
  ]),
  { subject: 'taxpayers', measure: 'registered', table: ['taxpayerKind', 'registeredBand'] },
  ...(['taxpayers', 'amount', 'transactions'] as const).flatMap((measure) =>
    PAID_BY.map((dimension): AttackedTable => ({
      subject: 'payers',
      measure,
      table: ['taxpayerKind', dimension],
    })),
  ),
  ...[...OF_PEOPLE, 'sex' as const].map((dimension): AttackedTable => ({
    subject: 'payers',
    measure: 'digitalTransactions',
    table: ['taxpayerKind', dimension],
  })),
  ...(['taxpayers', 'payers'] as const).map((measure): AttackedTable => ({
    subject: 'holders',
    measure,
    isAdditive: false,
    table: ['taxpayerKind', 'taxType', 'sector'],
  })),
  ...(['objects', 'amount'] as const).map((measure): AttackedTable => ({
    subject: 'holders',
    measure,
    table: ['taxpayerKind', 'taxType', 'sector'],
  })),
  ...(['taxpayers', 'objects'] as const).map((measure): AttackedTable => ({
    subject: 'holders',
    measure,
    table: ['taxpayerKind', 'objectsHeld', 'exemptionBand'],
  })),
  ...(['taxpayers', 'payers', 'objects', 'amount'] as const).flatMap((measure) =>
    OF_PEOPLE.slice(1).map((dimension): AttackedTable => ({ subject: 'holders', measure, table: ['taxpayerKind', dimension] })),
  ),
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, confidentialAgency(peopleOf(SECTORS)));
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

type Codes = Readonly<Partial<Record<string, string | null>>>;

/** A cell of an answer; `value` is null if it is hidden. */
interface AnswerCell {
  readonly codes: Codes;
  readonly value: number | null;
}

function cellsOf({ columns, totals }: Answer, measure: string, chosen: Codes): readonly AnswerCell[] {
  const figures = columns.find(({ kind, key }) => kind === 'measure' && key === measure);
  const hidden = new Set(figures?.kind === 'measure' ? hiddenPositions(figures.states) : []);
  const splits = columns.filter(({ kind }) => kind === 'dimension');
  const rows = (figures?.values ?? []).map((value, row): AnswerCell => {
    const codes = Object.fromEntries(splits.map(({ key, values }) => [key, values[row] as string | null]));
    return { codes: { ...codes, ...chosen }, value: hidden.has(row) ? null : Number(value ?? 0) };
  });
  const whole = totals.states?.current[measure]?.state === 'hidden' ? null : Number(totals.current[measure] ?? 0);
  return splits.length > 0 ? [...rows, { codes: chosen, value: whole }] : rows;
}

const subsets = <T>(of: readonly T[]): T[][] => of.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

const queried = new Map<string, Promise<readonly AnswerCell[]>>();

/** Every sum of a table, in two orders, in pages, and filtered by kind; queried once for all tests. */
function queryAllCells(attacked: AttackedTable, period: (typeof PERIODS)[number]): Promise<readonly AnswerCell[]> {
  const key = JSON.stringify([attacked, period]);
  const cells = queried.get(key) ?? publishedCells(attacked, period);
  queried.set(key, cells);
  return cells;
}

async function publishedCells(
  { subject, measure, table }: AttackedTable,
  period: (typeof PERIODS)[number],
): Promise<readonly AnswerCell[]> {
  const published: AnswerCell[] = [];
  for (const by of subsets(table)) {
    const query = { subject, measures: [measure], by, ...period } as unknown as Query;
    published.push(...cellsOf(await warehouse.answer(query), measure, {}));
    for (const descending of by.length > 0 ? [true, false] : []) {
      const paged = { ...query, sort: [{ key: measure, descending }], limit: 3 };
      const first = await warehouse.answer(paged);
      published.push(...cellsOf(first, measure, {}));
      if (first.next !== null) published.push(...cellsOf(await warehouse.answer({ ...paged, after: first.next }), measure, {}));
    }
    if (by.includes('taxpayerKind')) continue;
    for (const kind of ['individual', 'corporate']) {
      const filtered = { ...query, where: { taxpayerKind: [kind] } };
      published.push(...cellsOf(await warehouse.answer(filtered), measure, { taxpayerKind: kind }));
    }
  }
  return published;
}

const isPartOf = (cell: Codes, sum: Codes): boolean => Object.entries(sum).every(([dimension, code]) => cell[dimension] === code);
/** Returns true if a published sum of 0 contains the cell. */
const isInZeroSum = (codes: Codes, published: readonly AnswerCell[]): boolean =>
  published.some((sum) => sum.value === 0 && isPartOf(codes, sum.codes));
const same = (one: Codes, other: Codes): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Returns the interval of each hidden cell that follows from all published cells. */
function intervalsOfHidden(published: readonly AnswerCell[], width: number) {
  const cells = published.filter(({ codes }) => Object.keys(codes).length === width);
  const finest = cells.filter((cell, index) => cells.findIndex(({ codes }) => same(codes, cell.codes)) === index);
  const unknown = finest.filter(({ value }) => value === null);
  const partsOf = ({ codes }: AnswerCell) => ({
    unknowns: unknown.flatMap((cell, place) => (isPartOf(cell.codes, codes) ? [place] : [])),
    known: finest.reduce((sum, cell) => sum + (isPartOf(cell.codes, codes) ? (cell.value ?? 0) : 0), 0),
  });
  const equations = published.flatMap((sum): Equation[] => {
    const { unknowns, known } = partsOf(sum);
    return sum.value === null || unknowns.length === 0 ? [] : [{ unknowns, sum: sum.value - known }];
  });
  const distinct = [...new Map(equations.map((equation) => [JSON.stringify(equation.unknowns), equation])).values()];
  const bounds = boundsOf(unknown.length, distinct);
  const hidden = published.filter(
    ({ value }, index) =>
      value === null && published.findIndex((one) => one.value === null && same(one.codes, published[index]?.codes ?? {})) === index,
  );
  return hidden.map((figure) => {
    const { unknowns, known } = partsOf(figure);
    const { smallest, largest } = bounds(unknowns);
    return { codes: figure.codes, smallest: known + smallest, largest: known + largest };
  });
}

/** Returns the cells of a table that an answer hides. */
async function hiddenIn(
  { subject, measure }: AttackedTable,
  by: readonly DimensionKey[],
  period: (typeof PERIODS)[number],
): Promise<readonly string[]> {
  const query = { subject, measures: [measure], by, ...period } as unknown as Query;
  const published = cellsOf(await warehouse.answer(query), measure, {});
  return published.flatMap(({ codes, value }) => (value === null ? [JSON.stringify(Object.entries(codes).sort())] : [])).sort();
}

it('hides the same cells whatever the order of the dimensions', async () => {
  const pairs = TABLES.filter(({ table }) => table.length > 2);
  for (const attacked of pairs)
    expect(await hiddenIn(attacked, [...attacked.table].reverse(), {})).toEqual(await hiddenIn(attacked, attacked.table, {}));
});

it('hides the same cells of a year and of its compared days, so that neither bounds the other', async () => {
  const [, part, year] = PERIODS;
  let hidden = 0;
  for (const attacked of TABLES) {
    const ofPart = await hiddenIn(attacked, attacked.table, part);
    hidden += ofPart.length;
    expect({ attacked, hidden: await hiddenIn(attacked, attacked.table, year) }).toEqual({ attacked, hidden: ofPart });
  }
  expect(hidden).toBeGreaterThan(0);
});

const OF_REGISTER: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  holders: ['taxpayers', 'objects'],
  taxpayers: ['registered'],
};

it('publishes and hides the same cells of the register in all periods, so that no difference gives a taxpayer away', async () => {
  const attacked = TABLES.filter(({ subject, measure }) => OF_REGISTER[subject]?.includes(measure));
  expect(attacked.length).toBeGreaterThan(10);
  const [now, ...others] = PERIODS;
  // The total count is no figure of a group; it differs by day.
  const ofGroups = async (one: AttackedTable, period: (typeof PERIODS)[number]) =>
    (await queryAllCells(one, period)).filter(({ codes }) => Object.keys(codes).length > 0);
  for (const one of attacked)
    for (const period of others)
      expect({ ...one, period, published: await ofGroups(one, period) }).toEqual({ ...one, period, published: await ofGroups(one, now) });
});

it(
  'leaves every hidden count ten possible values, and no amount known to within a tenth, by all published cells together',
  async () => {
    let [hidden, checked] = [0, 0];
    const found: unknown[] = [];
    for (const attacked of TABLES)
      for (const period of PERIODS) {
        const all = await queryAllCells(attacked, period);
        const taxes = attacked.isAdditive === false ? [...new Set(all.flatMap(({ codes }) => codes['taxType'] ?? []))] : [null];
        for (const tax of taxes) {
          const published = tax === null ? all : all.filter(({ codes }) => codes['taxType'] === tax);
          checked += published.length;
          const whole = published.find(({ codes }) => Object.keys(codes).length === (tax === null ? 0 : 1))?.value ?? 0;
          for (const { codes, smallest, largest } of intervalsOfHidden(published, attacked.table.length)) {
            if (isInZeroSum(codes, published)) continue;
            hidden += 1;
            const money = attacked.measure === 'amount';
            const isFound = money
              ? largest * (1 - CLOSE) <= smallest * (1 + CLOSE)
              : Math.floor(largest + 1e-6) - Math.ceil(smallest - 1e-6) + 1 < Math.min(VALUES, whole + 1);
            if (isFound) found.push({ ...attacked, ...period, codes, smallest, largest });
          }
        }
      }
    expect(found).toEqual([]);
    expect(hidden).toBeGreaterThan(PLANTED);
    expect(checked).toBeGreaterThan(hidden);
  },
  TIMEOUT_MS,
);

it('publishes no group if fewer than ten are new, not even an empty one', async () => {
  const openingTables = TABLES.filter(({ measure }) => measure === 'opened');
  let spans = 0;
  for (const attacked of openingTables)
    for (const period of PERIODS) {
      const published = await queryAllCells(attacked, period);
      const all = published.find(({ codes }) => Object.keys(codes).length === 0)?.value ?? 0;
      if (all === 0 || all >= VALUES) continue;
      spans += 1;
      expect(published.filter(({ codes, value }) => Object.keys(codes).length > 0 && value !== null)).toEqual([]);
    }
  expect(spans).toBeGreaterThan(0);
});

it('hides at most 15 % of the initial figures of the page of tax subjects', async () => {
  const holderMeasures = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer'];
  const payerMeasures = ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'];
  let [figures, hidden] = [0, 0];
  for (const query of [
    { subject: 'payers', measures: payerMeasures, by: ['taxpayerKind'] },
    { subject: 'payers', measures: ['taxpayers'], by: ['taxTypesPaid', 'taxpayerKind'] },
    { subject: 'holders', measures: holderMeasures, by: ['taxType', 'taxpayerKind'] },
    { subject: 'holders', measures: holderMeasures, by: ['sector'] },
  ] as unknown as Query[]) {
    const { columns } = await warehouse.answer(query);
    for (const column of columns) {
      if (column.kind !== 'measure') continue;
      figures += column.values.length;
      hidden += hiddenPositions(column.states).length;
    }
  }
  expect(hidden / figures).toBeLessThanOrEqual(0.15);
});
