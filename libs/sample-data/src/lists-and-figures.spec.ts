import { CASE_LISTS, listSpec, type CaseList, type ListFilters, type ListQuery } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '@pendapa/warehouse';
import { SECOND_WAY, YEAR, type Where } from './testing/lists-by-rows.ts';
import { rawSample, type RawParts } from './testing/raw-parts.ts';

/** The figures that say the same as a list without filters of its own. */
const FIGURES: Readonly<
  Partial<Record<CaseList, { readonly subject: 'arrears' | 'pursuit' | 'duties'; readonly amount?: string; readonly cases?: string }>>
> = {
  debtors: { subject: 'arrears', amount: 'total', cases: 'objects' },
  lapsing: { subject: 'arrears', amount: 'expiring' },
  'next-step': { subject: 'pursuit', amount: 'overdueStepAmount' },
  'non-payers': { subject: 'duties', amount: 'unpaidAmount', cases: 'nonPayers' },
  'non-filers': { subject: 'duties', cases: 'nonFilers' },
};

/** Linear congruential, so that every run draws the same. */
function generator(seed: number) {
  let state = seed;
  return <T>(items: readonly [T, ...T[]]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] ?? items[0];
  };
}

let raw: RawParts;
let warehouse: Warehouse;
beforeAll(async () => {
  raw = await rawSample(20_000, 11);
  warehouse = await openWarehouse(raw.folder, { threads: 2 });
}, 480_000);
afterAll(async () => {
  await warehouse.close();
  await raw.close();
});

const DRAWS = 30;
const draw = generator(67);

/** Half of the filters are drawn on average. */
const sampleWhere = (): Where => ({
  ...draw<Where>([{}, {}, { tax: ['PBBP2'] }, { tax: ['PKB'] }, { tax: ['PBBP2', 'PKB'] }]),
  ...draw<Where>([{}, {}, { region: ['31.71'] }, { region: ['31.74', '31.75'] }]),
});
const sampleFilters = (list: CaseList): ListFilters => {
  const { filters: offered = [] } = listSpec(list);
  const sampled: ListFilters = {
    ...draw<ListFilters>([{}, { age: ['5+'] }, { age: ['0-1', '3-5'] }]),
    ...draw<ListFilters>([{}, {}, { taxYear: ['2022'] }, { taxYear: ['2019', '2020', '2024'] }]),
    ...draw<ListFilters>([{}, {}, { quality: ['loss'] }, { quality: ['current', 'doubtful'] }]),
    ...draw<ListFilters>([{}, {}, { yearsOwed: ['1'] }, { yearsOwed: ['3', '4', '5'] }]),
    ...draw<ListFilters>([{}, {}, { lastAction: ['none'] }, { lastAction: ['reminder', 'warning', 'warrant'] }]),
    ...draw<ListFilters>([{}, {}, {}, { actionAge: ['00-03', '24+'] }, { actionAge: ['03-12', '12-24', 'not-applicable'] }]),
    ...draw<ListFilters>([{}, {}, {}, { nextStep: ['warning'] }, { nextStep: ['warrant', 'not-applicable'] }]),
    ...draw<ListFilters>([{}, {}, { objectKind: ['MOBIL'] }, { objectKind: ['MOTOR', 'BUMI-BANGUNAN'] }]),
    ...draw<ListFilters>([{}, {}, { paid: ['yes'] }, { paid: ['no'] }]),
    ...draw<ListFilters>([{}, {}, { lastChannel: ['QRIS', 'VA'] }, { lastChannel: ['none', 'TELLER'] }]),
  };
  const own = Object.entries(sampled).filter(([key]) => offered.some((filter) => filter === key));
  return {
    ...Object.fromEntries(own),
    ...(offered.length > 0 && draw<ListFilters>([{}, {}, { min: '1000000' }, { min: '200000', max: '5000000' }])),
  };
};
const queryOf = (list: CaseList, where: Where, filters: ListFilters): ListQuery => {
  const { subject, sort } = listSpec(list);
  return { list, question: { subject, measures: [], ...YEAR, where }, sort, search: '', filters };
};

it.each(CASE_LISTS)(
  'the count and the sum above %s are those of single rows, under drawn filters',
  async (list) => {
    const sqlOf = SECOND_WAY[list];
    let found = 0;
    for (let index = 0; index < DRAWS; index += 1) {
      const where = sampleWhere();
      const filters = sampleFilters(list);
      const { cases, amount } = await warehouse.cases(queryOf(list, where, filters), false);
      const limits = `amount >= ${filters.min ?? '-9e18'} AND amount <= ${filters.max ?? '9e18'}`;
      const [row] = await raw.rows(
        `SELECT count(*) AS cases, coalesce(sum(amount), 0) AS amount FROM (${sqlOf(where, filters)}) l WHERE ${limits}`,
      );
      expect({ where, filters, cases: String(cases), amount }).toEqual({
        where,
        filters,
        cases: String(row?.['cases']),
        amount: String(row?.['amount']),
      });
      found += cases;
    }
    expect(found).toBeGreaterThan(0);
  },
  240_000,
);

it.each(Object.keys(FIGURES) as CaseList[])(
  '%s has the number and the sum of its figure in the same places',
  async (list) => {
    const { subject, amount: amountOf, cases: casesOf } = FIGURES[list] ?? { subject: 'arrears' };
    const measures = [amountOf, casesOf].flatMap((measure) => (measure === undefined ? [] : [measure]));
    for (const where of [
      {},
      { tax: ['PBBP2'] },
      { tax: ['PKB'] },
      { region: ['31.71'] },
      { tax: ['PBBP2'], region: ['31.74'] },
    ] satisfies Where[]) {
      const { cases, amount } = await warehouse.cases(queryOf(list, where, {}), false);
      const { totals } = await warehouse.answer({ subject, measures, ...YEAR, where } as Parameters<Warehouse['answer']>[0]);
      const figureOf = (measure: string | undefined, listed: string | number, none: string | number) =>
        measure === undefined ? listed : (totals.current[measure] ?? none);
      expect({ where, amount, cases }).toEqual({ where, amount: figureOf(amountOf, amount, '0'), cases: figureOf(casesOf, cases, 0) });
    }
  },
  240_000,
);

it('every choice of a filter has as many cases as the list with it, and the figures with the same filter agree', async () => {
  for (const list of CASE_LISTS) {
    const { filters: offered = [] } = listSpec(list);
    const filters: ListFilters = offered.includes('quality') ? { quality: ['loss', 'doubtful'] } : {};
    // Land tax has no returns.
    const where: Where = list === 'non-filers' ? {} : { tax: ['PBBP2'] };
    const { choices } = await warehouse.listChoices(queryOf(list, where, filters));
    expect(Object.keys(choices)).toEqual([...offered]);
    for (const key of offered) {
      expect([list, key, choices[key]?.length]).not.toEqual([list, key, 0]);
      for (const { code, cases } of choices[key] ?? []) {
        const chosen = await warehouse.cases(queryOf(list, where, { ...filters, [key]: [code] }), false);
        expect([list, key, code, chosen.cases]).toEqual([list, key, code, cases]);
      }
    }
  }
  for (const quality of ['current', 'loss'] as const) {
    const { cases, amount } = await warehouse.cases(queryOf('debtors', {}, { quality: [quality] }), false);
    const { totals } = await warehouse.answer({
      subject: 'arrears',
      measures: ['total', 'objects'],
      ...YEAR,
      where: { quality: [quality] },
    });
    expect([cases, amount]).toEqual([totals.current['objects'], totals.current['total']]);
  }
}, 240_000);
