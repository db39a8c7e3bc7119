import { addMonths } from '@pendapa/contracts';
import type { RuleContext } from './finding.ts';
import { channelShares, type ChannelRow } from './rules/channel-share.ts';
import { planShortfalls, type EarlierRow, type PlanRow } from './rules/plan-shortfall.ts';
import { unitMonths, type MonthRow } from './rules/unit-months.ts';
import { unitYears, type YearRow } from './rules/unit-years.ts';
import { unusualMonths, type TaxMonthRow } from './rules/unusual-month.ts';

const CONTEXT: RuleContext = { asOf: '2024-11-14', since: '2019-01-02', fiscalYearStart: 1 };
const NOTHING = { before: { realised: null, amount: null, transactions: null, payingObjects: null, realisedOfPlan: null, plan: null } };

describe('shortfall against the plan', () => {
  const plan = (unit: string, taxType: string, realised: number, planned: number): PlanRow => ({
    ...NOTHING,
    codes: { unit, taxType },
    current: { realised, realisedOfPlan: realised, plan: planned },
  });
  const unknown = (unit: string): PlanRow => ({ ...plan(unit, 'A', 0, 100), current: { realised: null, realisedOfPlan: null, plan: 100 } });
  const named = (rows: readonly PlanRow[], before = rows) =>
    planShortfalls({ months: [before, rows], earlier: [] }, CONTEXT).map(({ where }) => where);

  it('tells a unit whose taxes fall short in both months, with the sums of both', () => {
    // U1 reaches 80 + 85 of 200 in each month. The taxes A and B reach 200 and 205 of 200.
    const rows = [plan('U1', 'A', 80, 100), plan('U1', 'B', 85, 100), plan('U2', 'A', 120, 100), plan('U2', 'B', 120, 100)];
    expect(planShortfalls({ months: [rows, rows], earlier: [] }, CONTEXT)).toEqual([
      {
        rule: 'plan-shortfall',
        where: { unit: 'U1' },
        year: null,
        n: 2,
        strength: 70 / 800,
        period: { from: '2024-09-01', to: '2024-10-31' },
        figures: { realised: '330', plan: '400' },
      },
    ]);
  });

  it('tells nothing of a plan whose revenue is unknown, as without payments, and reads the other units alone', () => {
    expect(named([unknown('U1')])).toEqual([]);
    expect(named([unknown('U1'), plan('U2', 'A', 80, 100)])).toEqual([{ tax: 'A' }]);
  });

  it('tells nothing that revenue in no unit could make up, as where objects lack their unit', () => {
    const unplaced = (amount: number): PlanRow => ({
      ...NOTHING,
      codes: { unit: null, taxType: 'A' },
      current: { realised: amount, realisedOfPlan: null, plan: null },
    });
    expect(named([plan('U1', 'A', 0, 100), unplaced(95)])).toEqual([]);
    expect(named([plan('U1', 'A', 0, 100), unplaced(94)])).toEqual([{ unit: 'U1', tax: 'A' }]);
  });

  it('tells nothing of one month alone, nor of 95 % or more', () => {
    expect(named([plan('U1', 'A', 50, 100)], [plan('U1', 'A', 99, 100)])).toEqual([]);
    expect(named([plan('U1', 'A', 95, 100)])).toEqual([]);
  });

  it('tells once, as the tax, what a tax lacks in every unit', () => {
    // Each unit is at (80 + 100) / 200 = 90 %, only because of tax A.
    const unit = (code: string) => [plan(code, 'A', 80, 100), plan(code, 'B', 100, 100)];
    expect(named(['U1', 'U2', 'U3', 'U4'].flatMap(unit))).toEqual([{ tax: 'A' }]);
  });

  it('tells once, as the tax of the unit, what one unit lacks of one tax', () => {
    // Tax A reaches 320 of 400. The whole shortfall is in U1, which reaches 120 of 200.
    const rows = ['U2', 'U3', 'U4'].flatMap((code) => [plan(code, 'A', 100, 100), plan(code, 'B', 100, 100)]);
    expect(named([plan('U1', 'A', 20, 100), plan('U1', 'B', 100, 100), ...rows])).toEqual([{ unit: 'U1', tax: 'A' }]);
  });

  describe('of a place that swings around its plan', () => {
    const MONTHS = Array.from({ length: 24 }, (_, index) => addMonths('2022-09-01', index));
    /** Two years with a plan of 100 a month; each two months reach their part of it. */
    const swinging = (unit: string, parts: readonly number[]): EarlierRow[] =>
      MONTHS.map((month, index) => ({
        ...NOTHING,
        codes: { unit, taxType: 'A', month },
        current: { realisedOfPlan: 100 * (parts[Math.floor(index / 2) % parts.length] ?? 0), plan: 100 },
      }));
    // U1 reaches 70 of 100 in both months; the others make the tax reach its plan.
    const rows = [plan('U1', 'A', 70, 100), plan('U2', 'A', 130, 100)];
    const placesOf = (parts: readonly number[]) =>
      planShortfalls({ months: [rows, rows], earlier: swinging('U1', parts) }, CONTEXT).map(({ where }) => where);

    it('tells nothing where so much is missing by chance', () => {
      // Their median is 1.1, and half of them lie within 0.1 of it: a spread of 0.148. Three spreads below the plan are 0.56.
      expect(placesOf([0.8, 1.2, 1, 0.8, 1.2, 1.2])).toEqual([]);
    });

    it('tells it where it kept to its plan before, or always lacked as much', () => {
      const line = { unit: 'U1', tax: 'A' };
      expect(placesOf([0.98, 1.02, 1])).toEqual([line]);
      expect(placesOf([0.7, 0.71, 0.69])).toEqual([line]);
    });
  });

  it('tells nothing without plans', () => {
    expect(named([{ ...plan('U1', 'A', 80, 0), current: { realised: 0, realisedOfPlan: 80, plan: null } }])).toEqual([]);
    expect(named([])).toEqual([]);
  });
});

describe('a unit beside its usual share', () => {
  const YEARS = ['2019', '2020', '2021', '2022', '2023', '2024'].map((year) => `${year}-01-01`);
  const brought = (unit: string, taxType: string, year: string, amount: number, payingObjects = 20): YearRow => ({
    ...NOTHING,
    codes: { unit, taxType, year },
    current: { amount, payingObjects },
  });
  // Tax A: 400 a year, a quarter from each of four units. In 2024 U1 has 200 and the others 300: 40 % instead of 25 %.
  const even = (taxType: string, inLast: (unit: string) => number = () => 100): YearRow[] =>
    YEARS.flatMap((year) =>
      ['U1', 'U2', 'U3', 'U4'].map((unit) => brought(unit, taxType, year, year === '2024-01-01' ? inLast(unit) : 100)),
    );

  it('tells the tax of a unit that makes its change, beside what its usual share would have been', () => {
    const rows = [...even('A', (unit) => (unit === 'U1' ? 200 : 100)), ...even('B')];
    expect(unitYears(rows, CONTEXT)).toEqual([
      {
        rule: 'unit-year',
        where: { unit: 'U1', tax: 'A' },
        year: null,
        n: 20,
        period: { from: '2024-01-01', to: '2024-10-31' },
        figures: { amount: '200', usual: '125' },
        strength: Math.log(1.6) / Math.log(1.4),
      },
    ]);
  });

  it('tells a unit once that brings more of all its taxes', () => {
    const more = (unit: string) => (unit === 'U1' ? 200 : 100);
    const found = unitYears([...even('A', more), ...even('B', more)], CONTEXT);
    // 400 of both taxes; a quarter of 2 x 500 is 250.
    expect(found.map(({ where, figures }) => [where, figures])).toEqual([
      [
        { unit: 'U1', tax: undefined },
        { amount: '400', usual: '250' },
      ],
    ]);
  });

  it('says nothing of what a tax does everywhere, of fewer than five payers, of few years and of a share that was never steady', () => {
    expect(
      unitYears(
        even('A', () => 1_000),
        CONTEXT,
      ),
    ).toEqual([]);
    const few = even('A', (unit) => (unit === 'U1' ? 200 : 100)).map((row) => ({ ...row, current: { ...row.current, payingObjects: 4 } }));
    expect(unitYears(few, CONTEXT)).toEqual([]);
    const short = even('A', (unit) => (unit === 'U1' ? 200 : 100)).filter(({ codes }) => (codes.year ?? '') >= '2022');
    expect(unitYears(short, CONTEXT)).toEqual([]);
    const restless = even('A').map((row, index) => ({ ...row, current: { ...row.current, amount: [60, 100, 160][(index * 7) % 3] ?? 0 } }));
    expect(unitYears(restless, CONTEXT)).toEqual([]);
  });

  it('leaves a year alone of which less than half is over', () => {
    expect(
      unitYears(
        even('A', (unit) => (unit === 'U1' ? 200 : 100)),
        { ...CONTEXT, asOf: '2024-06-14' },
      ),
    ).toEqual([]);
  });
});

describe('months of a unit beside its usual share', () => {
  const FROM = '2021-11-01';
  const rows = (odd: (unit: string, month: number) => number, payments = 12): MonthRow[] =>
    Array.from({ length: 36 }, (_, index) => index).flatMap((index) =>
      ['U1', 'U2', 'U3', 'U4', 'U5'].map((unit) => ({
        ...NOTHING,
        codes: { unit, taxType: 'A', month: addMonths(FROM, index) },
        current: { amount: odd(unit, index), transactions: payments },
      })),
    );

  it('tells two months on end that are far below, with what the usual share would have brought', () => {
    // August and September 2024: 20 and 4 x 100, so 420 in all; a fifth is 84.
    const low = rows((unit, month) => (unit === 'U1' && (month === 33 || month === 34) ? 20 : 100));
    expect(unitMonths(low, CONTEXT)).toEqual([
      {
        rule: 'unit-months',
        where: { unit: 'U1', tax: 'A' },
        year: null,
        n: 24,
        strength: Math.log(4.2) / Math.log(1.6),
        period: { from: '2024-08-01', to: '2024-09-30' },
        figures: { amount: '40', usual: '168' },
      },
    ]);
  });

  it('tells two months without a single payment', () => {
    const none = rows((unit, month) => (unit === 'U1' && month >= 34 ? 0 : 100));
    const [found, ...others] = unitMonths(none, CONTEXT);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ where: { unit: 'U1', tax: 'A' }, figures: { amount: '0', usual: '160' } });
  });

  it('says nothing of one month, of a season that all share, of few payments and of two years only', () => {
    expect(
      unitMonths(
        rows((unit, month) => (unit === 'U1' && month === 34 ? 20 : 100)),
        CONTEXT,
      ),
    ).toEqual([]);
    expect(
      unitMonths(
        rows((_, month) => (month % 12 === 0 ? 900 : 100)),
        CONTEXT,
      ),
    ).toEqual([]);
    const low = (unit: string, month: number) => (unit === 'U1' && month >= 34 ? 20 : 100);
    expect(unitMonths(rows(low, 2), CONTEXT)).toEqual([]);
    expect(
      unitMonths(
        rows(low).filter(({ codes }) => (codes.month ?? '') >= '2023-11-01'),
        CONTEXT,
      ),
    ).toEqual([]);
  });
});

describe('an unusual month of a tax', () => {
  const months = (amount: (index: number) => number, length = 69): TaxMonthRow[] =>
    Array.from({ length }, (_, index) => ({
      ...NOTHING,
      codes: { taxType: 'A', month: addMonths('2024-10-01', index + 1 - length) },
      current: { amount: amount(index), transactions: 7 },
    }));
  // A season with a high October, and noise that repeats every five months.
  const usual = (index: number) => (index % 12 === 10 ? 2_000 : 1_000) + ([0, 12, -9, 5, -14][index % 5] ?? 0);

  it('tells the last month where it is far beyond trend and season', () => {
    const found = unusualMonths(
      months((index) => (index === 68 ? 3_000 : usual(index))),
      CONTEXT,
    );
    expect(found).toMatchObject([
      { rule: 'unusual-month', where: { tax: 'A' }, period: { from: '2024-10-01', to: '2024-10-31' }, n: 7, figures: { amount: '3000' } },
    ]);
    expect(Number(found[0]?.figures['high'])).toBeLessThan(1_500);
  });

  it('says nothing of a tax that comes in by quarters', () => {
    // October of each year has the usual amount, the last one a tenth more.
    const quarterly = months((index) => (index % 3 === 2 ? 1_000 : 0)).map((row, index) =>
      index === 68 ? { ...row, current: { ...row.current, amount: 1_100 } } : row,
    );
    expect(unusualMonths(quarterly, CONTEXT)).toEqual([]);
  });

  it('says nothing of the season, of months long ago and of less than three years', () => {
    expect(unusualMonths(months(usual), CONTEXT)).toEqual([]);
    expect(
      unusualMonths(
        months((index) => (index === 60 ? 3_000 : usual(index))),
        CONTEXT,
      ),
    ).toEqual([]);
    expect(
      unusualMonths(
        months((index) => (index === 34 ? 3_000 : usual(index)), 35),
        CONTEXT,
      ),
    ).toEqual([]);
  });
});

describe('a channel whose share moved', () => {
  const channel = (code: string, transactions: number, earlier: number | null): ChannelRow => ({
    codes: { channel: code },
    current: { transactions },
    before: { transactions: earlier },
  });

  it('tells it from three points on, in either direction', () => {
    // 2024: 2,400, 4,600 and 3,000 of 10,000. 2023: 400, 1,000 and 600 of 2,000 (20, 50 and 30 %).
    const found = channelShares([channel('A', 2_400, 400), channel('B', 4_600, 1_000), channel('C', 3_000, 600)], CONTEXT);
    expect(found.map(({ where, figures, n }) => [where.channel, figures['share'], figures['shareBefore'], n])).toEqual([
      ['A', 0.24, 0.2, 2_400],
      ['B', 0.46, 0.5, 4_600],
    ]);
    expect(found[0]?.period).toEqual({ from: '2024-01-01', to: '2024-10-31' });
  });

  it('compares twelve months while the year is young, and says nothing without a year before', () => {
    const [found] = channelShares([channel('A', 2_400, 400), channel('B', 7_600, 1_600)], { ...CONTEXT, asOf: '2024-03-15' });
    expect(found?.period).toEqual({ from: '2023-03-01', to: '2024-02-29' });
    expect(channelShares([channel('A', 24, null)], CONTEXT)).toEqual([]);
  });

  it('says nothing of what chance may do: 24 of 100 beside 40 of 200', () => {
    expect(channelShares([channel('A', 24, 40), channel('B', 46, 100), channel('C', 30, 60)], CONTEXT)).toEqual([]);
  });
});
