import { hiddenPositions, type Answer, type DimensionKey, type Question, type SubjectKey } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { boundsOf, type Equation } from '../testing/bounds.ts';
import { guardedAgency, peopleOf } from '../testing/guarded-agency.ts';
import { load, temporaryFolder } from '../testing/small-agency.ts';

/** Small groups that hide something, at least; more by `npm run check:disclosure`. */
const PLANTED = Number(process.env['PENDAPA_PLANTED'] ?? 50);
const SECTORS = PLANTED > 50 ? 40 : 6;
/** In ms: it is no test of speed. */
const LONG = 1_200_000;
/** Whole values that a hidden count could be, and the part of it to within which an amount is not found. */
const [VALUES, CLOSE] = [10, 0.1];

const SPANS = [{}, { from: '2024-01-01', to: '2024-02-10' }, { from: '2024-01-01', to: '2024-12-31' }] as const;

interface Attacked {
  readonly subject: SubjectKey;
  readonly measure: string;
  readonly table: readonly DimensionKey[];
  /** Whether figures of several taxes add up. */
  readonly adds?: boolean;
}

const OF_PEOPLE = ['sector', 'legalForm', 'sizeBand', 'ageGroup', 'residence'] as const;
const PAID_BY = [...OF_PEOPLE, 'sex', 'transactionsBand', 'taxTypesPaid'] as const;

const ATTACKED: readonly Attacked[] = [
  ...(['registered', 'opened'] as const).flatMap((measure): Attacked[] => [
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'sector', 'sizeBand'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'sex', 'ageGroup'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'legalForm'] },
    { subject: 'taxpayers', measure, table: ['taxpayerKind', 'residence'] },
  ]),
  { subject: 'taxpayers', measure: 'registered', table: ['taxpayerKind', 'registeredBand'] },
  ...(['taxpayers', 'amount', 'transactions'] as const).flatMap((measure) =>
    PAID_BY.map((dimension): Attacked => ({
      subject: 'payers',
      measure,
      table: ['taxpayerKind', dimension],
    })),
  ),
  ...[...OF_PEOPLE, 'sex' as const].map((dimension): Attacked => ({
    ...{ subject: 'payers', measure: 'digitalTransactions' },
    table: ['taxpayerKind', dimension],
  })),
  ...(['taxpayers', 'payers'] as const).map((measure): Attacked => ({
    ...{ subject: 'holders', measure, adds: false },
    table: ['taxpayerKind', 'taxType', 'sector'],
  })),
  ...(['objects', 'amount'] as const).map((measure): Attacked => ({
    ...{ subject: 'holders', measure },
    table: ['taxpayerKind', 'taxType', 'sector'],
  })),
  ...(['taxpayers', 'objects'] as const).map((measure): Attacked => ({
    ...{ subject: 'holders', measure },
    table: ['taxpayerKind', 'objectsHeld', 'exemptionBand'],
  })),
  ...(['taxpayers', 'payers', 'objects', 'amount'] as const).flatMap((measure) =>
    OF_PEOPLE.slice(1).map((dimension): Attacked => ({ subject: 'holders', measure, table: ['taxpayerKind', dimension] })),
  ),
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, guardedAgency(peopleOf(SECTORS)));
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

type Codes = Readonly<Partial<Record<string, string | null>>>;

/** A figure of an answer: what it is of, and what it says; null where it is hidden. */
interface Told {
  readonly codes: Codes;
  readonly value: number | null;
}

function toldBy({ columns, totals }: Answer, measure: string, chosen: Codes): readonly Told[] {
  const figures = columns.find(({ kind, key }) => kind === 'measure' && key === measure);
  const hidden = new Set(figures?.kind === 'measure' ? hiddenPositions(figures.states) : []);
  const splits = columns.filter(({ kind }) => kind === 'dimension');
  const rows = (figures?.values ?? []).map((value, row): Told => {
    const codes = Object.fromEntries(splits.map(({ key, values }) => [key, values[row] as string | null]));
    return { codes: { ...codes, ...chosen }, value: hidden.has(row) ? null : Number(value ?? 0) };
  });
  const whole = totals.states?.current[measure]?.state === 'hidden' ? null : Number(totals.current[measure] ?? 0);
  return splits.length > 0 ? [...rows, { codes: chosen, value: whole }] : rows;
}

const subsets = <T>(of: readonly T[]): T[][] => of.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** Everything that can be asked of a table: each of its sums, in two orders and cut into pages, and by the kind as a filter. */
async function everything({ subject, measure, table }: Attacked, span: (typeof SPANS)[number]): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const by of subsets(table)) {
    const question = { subject, measures: [measure], by, ...span } as unknown as Question;
    told.push(...toldBy(await warehouse.answer(question), measure, {}));
    for (const descending of by.length > 0 ? [true, false] : []) {
      const cut = { ...question, sort: [{ key: measure, descending }], limit: 3 };
      const first = await warehouse.answer(cut);
      told.push(...toldBy(first, measure, {}));
      if (first.next !== null) told.push(...toldBy(await warehouse.answer({ ...cut, after: first.next }), measure, {}));
    }
    if (by.includes('taxpayerKind')) continue;
    for (const kind of ['individual', 'corporate']) {
      const filtered = { ...question, where: { taxpayerKind: [kind] } };
      told.push(...toldBy(await warehouse.answer(filtered), measure, { taxpayerKind: kind }));
    }
  }
  return told;
}

const isPartOf = (cell: Codes, sum: Codes): boolean => Object.entries(sum).every(([dimension, code]) => cell[dimension] === code);
/** Whether it is part of a sum that is told to be nothing. */
const isOfNobody = (codes: Codes, told: readonly Told[]): boolean => told.some((sum) => sum.value === 0 && isPartOf(codes, sum.codes));
const same = (one: Codes, other: Codes): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The hidden figures of one table with the least and the most that each can be, by all that is told. */
function boundsOfHidden(told: readonly Told[], width: number) {
  const cells = told.filter(({ codes }) => Object.keys(codes).length === width);
  const finest = cells.filter((cell, index) => cells.findIndex(({ codes }) => same(codes, cell.codes)) === index);
  const unknown = finest.filter(({ value }) => value === null);
  const partsOf = ({ codes }: Told) => ({
    unknowns: unknown.flatMap((cell, place) => (isPartOf(cell.codes, codes) ? [place] : [])),
    known: finest.reduce((sum, cell) => sum + (isPartOf(cell.codes, codes) ? (cell.value ?? 0) : 0), 0),
  });
  const equations = told.flatMap((sum): Equation[] => {
    const { unknowns, known } = partsOf(sum);
    return sum.value === null || unknowns.length === 0 ? [] : [{ unknowns, sum: sum.value - known }];
  });
  const distinct = [...new Map(equations.map((equation) => [JSON.stringify(equation.unknowns), equation])).values()];
  const bounds = boundsOf(unknown.length, distinct);
  const hidden = told.filter(
    ({ value }, index) =>
      value === null && told.findIndex((one) => one.value === null && same(one.codes, told[index]?.codes ?? {})) === index,
  );
  return hidden.map((figure) => {
    const { unknowns, known } = partsOf(figure);
    const { least, most } = bounds(unknowns);
    return { codes: figure.codes, least: known + least, most: known + most };
  });
}

/** The groups of a whole table that an answer hides. */
async function hiddenIn(
  { subject, measure }: Attacked,
  by: readonly DimensionKey[],
  span: (typeof SPANS)[number],
): Promise<readonly string[]> {
  const question = { subject, measures: [measure], by, ...span } as unknown as Question;
  const told = toldBy(await warehouse.answer(question), measure, {});
  return told.flatMap(({ codes, value }) => (value === null ? [JSON.stringify(Object.entries(codes).sort())] : [])).sort();
}

it('hides the same in whatever order a pair is asked for', async () => {
  const pairs = ATTACKED.filter(({ table }) => table.length > 2);
  for (const attacked of pairs)
    expect(await hiddenIn(attacked, [...attacked.table].reverse(), {})).toEqual(await hiddenIn(attacked, attacked.table, {}));
});

it('hides the same of a year and of its days that are compared, so that neither bounds the other', async () => {
  const [, part, year] = SPANS;
  let hidden = 0;
  for (const attacked of ATTACKED) {
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

it('tells and hides the same of the register whatever the period is, so that two years tell nobody by subtraction', async () => {
  const attacked = ATTACKED.filter(({ subject, measure }) => OF_REGISTER[subject]?.includes(measure));
  expect(attacked.length).toBeGreaterThan(10);
  const [now, ...others] = SPANS;
  // How many there are of all is no figure of a group: it has a level on each day.
  const ofGroups = async (one: Attacked, span: (typeof SPANS)[number]) =>
    (await everything(one, span)).filter(({ codes }) => Object.keys(codes).length > 0);
  for (const one of attacked)
    for (const span of others)
      expect({ ...one, span, told: await ofGroups(one, span) }).toEqual({ ...one, span, told: await ofGroups(one, now) });
});

it(
  'leaves every hidden count ten whole values and no hidden amount within a tenth, whatever is put together',
  async () => {
    let [hidden, asked] = [0, 0];
    const found: unknown[] = [];
    for (const attacked of ATTACKED)
      for (const span of SPANS) {
        const all = await everything(attacked, span);
        const taxes = attacked.adds === false ? [...new Set(all.flatMap(({ codes }) => codes['taxType'] ?? []))] : [null];
        for (const tax of taxes) {
          const told = tax === null ? all : all.filter(({ codes }) => codes['taxType'] === tax);
          asked += told.length;
          const whole = told.find(({ codes }) => Object.keys(codes).length === (tax === null ? 0 : 1))?.value ?? 0;
          for (const { codes, least, most } of boundsOfHidden(told, attacked.table.length)) {
            if (isOfNobody(codes, told)) continue;
            hidden += 1;
            const money = attacked.measure === 'amount';
            const isFound = money
              ? most * (1 - CLOSE) <= least * (1 + CLOSE)
              : Math.floor(most + 1e-6) - Math.ceil(least - 1e-6) + 1 < Math.min(VALUES, whole + 1);
            if (isFound) found.push({ ...attacked, ...span, codes, least, most });
          }
        }
      }
    expect(found).toEqual([]);
    expect(hidden).toBeGreaterThan(PLANTED);
    expect(asked).toBeGreaterThan(hidden);
  },
  LONG,
);

it('tells nothing of fewer than ten by what they are, nor that a group has none of them', async () => {
  const opened = ATTACKED.filter(({ measure }) => measure === 'opened');
  let spans = 0;
  for (const attacked of opened)
    for (const span of SPANS) {
      const told = await everything(attacked, span);
      const all = told.find(({ codes }) => Object.keys(codes).length === 0)?.value ?? 0;
      if (all === 0 || all >= VALUES) continue;
      spans += 1;
      expect(told.filter(({ codes, value }) => Object.keys(codes).length > 0 && value !== null)).toEqual([]);
    }
  expect(spans).toBeGreaterThan(0);
});

it('hides at most 15 of a hundred figures of what the page of tax subjects opens with', async () => {
  const held = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer'];
  const paid = ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'];
  let [figures, hidden] = [0, 0];
  for (const question of [
    { subject: 'payers', measures: paid, by: ['taxpayerKind'] },
    { subject: 'payers', measures: ['taxpayers'], by: ['taxTypesPaid', 'taxpayerKind'] },
    { subject: 'holders', measures: held, by: ['taxType', 'taxpayerKind'] },
    { subject: 'holders', measures: held, by: ['sector'] },
  ] as unknown as Question[]) {
    const { columns } = await warehouse.answer(question);
    for (const column of columns) {
      if (column.kind !== 'measure') continue;
      figures += column.values.length;
      hidden += hiddenPositions(column.states).length;
    }
  }
  expect(hidden / figures).toBeLessThanOrEqual(0.15);
});
