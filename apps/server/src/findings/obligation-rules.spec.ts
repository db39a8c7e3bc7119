import type { RuleContext } from './finding.ts';
import { badVintages, type OwedRow, type PaidRow } from './rules/bad-vintage.ts';
import { complianceTaxes, type TaxObligationRow } from './rules/compliance-tax.ts';
import { complianceUnits, type ObligationRow } from './rules/compliance-unit.ts';
import { lapsing, type LapseRow } from './rules/lapsing.ts';
import { openingYears, type CohortRow } from './rules/opening-year.ts';
import { stepsNotTaken, type PursuitRow } from './rules/step-not-taken.ts';

const CONTEXT: RuleContext = { asOf: '2024-11-14', since: '2019-01-02', fiscalYearStart: 1 };
const UNITS = Array.from({ length: 20 }, (_, index) => `U${String(index + 1)}`);

describe('a unit behind its peers', () => {
  /** A hundred obligations of a tax each. U1 pays `first` on time, the others 80, 79 or 81. */
  const quarter = (first: number): ObligationRow[] =>
    UNITS.map((unit, index) => ({
      codes: { unit, taxType: 'A' },
      current: { obligations: 100, paidOnTime: index === 0 ? first : 79 + (index % 3) },
      before: { obligations: null, paidOnTime: null },
    }));

  it('is told where it lies outside at the ends of two quarters, with the twelve months to the second', () => {
    const [found, ...others] = complianceUnits([quarter(45), quarter(40)], CONTEXT);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'compliance-unit',
      where: { unit: 'U1' },
      n: 100,
      period: { from: '2023-10-01', to: '2024-09-30' },
    });
    // 40 and 19 x 80 of 2,000: U2 to U20 have 80, 81, 79 in turn, six times, and once more 80.
    expect(found?.figures).toEqual({ rate: 0.4, expected: (40 + 6 * 240 + 80) / 2_000 });
  });

  it('is not told of one quarter alone, nor where its taxes explain it', () => {
    expect(complianceUnits([quarter(80), quarter(40)], CONTEXT)).toEqual([]);
    const mixed = UNITS.flatMap((unit, index) => [
      { codes: { unit, taxType: 'A' }, current: { obligations: index === 0 ? 10 : 90, paidOnTime: index === 0 ? 9 : 81 } },
      { codes: { unit, taxType: 'B' }, current: { obligations: index === 0 ? 90 : 10, paidOnTime: index === 0 ? 27 : 3 } },
    ]).map((row): ObligationRow => ({ ...row, before: { obligations: null, paidOnTime: null } }));
    expect(complianceUnits([mixed, mixed], CONTEXT)).toEqual([]);
    expect(complianceUnits([[], []], CONTEXT)).toEqual([]);
  });
});

describe('a tax that is paid in time less often', () => {
  const tax = (of: number, inTime: number, ofBefore: number | null, inTimeBefore: number | null): TaxObligationRow => ({
    codes: { taxType: 'A' },
    current: { obligations: of, paidOnTime: inTime },
    before: { obligations: ofBefore, paidOnTime: inTimeBefore },
  });

  it('is told from three points on', () => {
    expect(complianceTaxes([tax(10_000, 7_600, 10_000, 8_000)], CONTEXT)).toMatchObject([
      { where: { tax: 'A' }, figures: { rate: 0.76, rateBefore: 0.8 }, n: 10_000, period: { from: '2023-11-01', to: '2024-10-31' } },
    ]);
    expect(complianceTaxes([tax(10_000, 7_800, 10_000, 8_000)], CONTEXT)).toEqual([]);
  });

  it('is not told where it is unknown how many paid on time, which is not nobody', () => {
    const row = tax(10_000, 0, 10_000, 8_000);
    expect(complianceTaxes([row], CONTEXT)).toHaveLength(1);
    expect(complianceTaxes([{ ...row, current: { obligations: 10_000, paidOnTime: null } }], CONTEXT)).toEqual([]);
  });

  it('is not told of what chance may do, nor without a year before', () => {
    // 76 and 80 of 100: the standard error of the difference is 5.9 points.
    expect(complianceTaxes([tax(100, 76, 100, 80), tax(100, 10, null, null), tax(0, 0, 100, 80)], CONTEXT)).toEqual([]);
  });
});

describe('an opening year', () => {
  const cohort = (cohortYear: string, year: string, compliantYears: number): CohortRow => ({
    codes: { openedYear: cohortYear, year: `${year}-01-01` },
    current: { objectYears: 1_000, compliantYears },
    before: { objectYears: null, compliantYears: null },
  });
  /** The first whole years of the objects of 2022, 2021 and 2020. Their other years do not count. */
  const rows = (newest: number) => [
    cohort('2022', '2023', newest),
    cohort('2021', '2022', 800),
    cohort('2020', '2021', 820),
    cohort('2021', '2023', 900),
    cohort('2020', '2022', 900),
  ];

  it('is told that is worse in its first whole year than the two before', () => {
    expect(openingYears(rows(700), CONTEXT)).toEqual([
      {
        rule: 'opening-year',
        where: {},
        period: { from: '2023-01-01', to: '2023-12-31' },
        year: 2022,
        n: 1_000,
        figures: { rate: 0.7, rateBefore: 0.81 },
        strength: 0.8 - 0.7,
      },
    ]);
  });

  it('is not told two points below, nor where one of the two is unknown', () => {
    expect(openingYears(rows(780), CONTEXT)).toEqual([]);
    expect(
      openingYears(
        rows(700).filter(({ codes }) => codes.openedYear !== '2020'),
        CONTEXT,
      ),
    ).toEqual([]);
    expect(openingYears([], CONTEXT)).toEqual([]);
  });
});

describe('a step of collection', () => {
  const debts = (unit: string, untouched: number): PursuitRow[] =>
    [
      { lastAction: 'none', documents: untouched },
      { lastAction: 'warning', documents: 100 - untouched },
    ].map(({ lastAction, documents }) => ({
      codes: { unit, taxType: 'A', lastAction },
      current: { documents },
      before: { documents: null },
    }));

  it('is told that a unit does not take, beside what its peers do', () => {
    const rows = UNITS.flatMap((unit, index) => debts(unit, index === 0 ? 100 : 39 + (index % 3)));
    // 19 units wrote for 6 x (60 + 59 + 61) + 60 = 1,140 of 1,900 debts. With U1 there are 2,000.
    expect(stepsNotTaken(rows, CONTEXT)).toMatchObject([{ where: { unit: 'U1' }, figures: { share: 0, expected: 0.57 }, n: 100 }]);
  });

  it('is not told where nobody takes it, as without letters', () => {
    expect(
      stepsNotTaken(
        UNITS.flatMap((unit) => debts(unit, 100)),
        CONTEXT,
      ),
    ).toEqual([]);
  });
});

describe('a vintage', () => {
  const owed = (year: number, principal = 1_000, documents = 200): OwedRow => ({
    codes: { taxType: 'A', taxYear: String(year), month: `${String(year)}-12-01` },
    current: { principal, documents },
    before: { principal: null, documents: null },
  });
  const paid = (year: number, month: string, amount: number): PaidRow => ({
    codes: { taxType: 'A', taxYear: String(year), month },
    current: { paid: amount },
    before: { paid: null },
  });
  const before = [paid(2022, '2023-02-01', 300), paid(2021, '2022-10-01', 250)];
  // Payments of November and December of the newest vintage are not known yet.
  const later = [paid(2022, '2023-11-01', 400), paid(2021, '2022-12-01', 400)];
  const all = [owed(2023), owed(2022), owed(2021)];

  it('is told of which far less is paid than of the two before at the same age', () => {
    expect(badVintages({ owed: all, paid: [paid(2023, '2024-03-01', 100), ...before, ...later] }, CONTEXT)).toEqual([
      {
        rule: 'bad-vintage',
        where: { tax: 'A' },
        period: { from: '2024-01-01', to: '2024-10-31' },
        year: 2023,
        n: 200,
        figures: { share: 0.1, shareBefore: 0.275, owed: '1000' },
        strength: 1 - 0.1 / 0.25,
      },
    ]);
  });

  it('is not told that keeps seven tenths, that is small, or of which the years before are unknown', () => {
    expect(badVintages({ owed: all, paid: [paid(2023, '2024-03-01', 180), ...before] }, CONTEXT)).toEqual([]);
    expect(badVintages({ owed: [owed(2023, 1_000, 70), owed(2022), owed(2021)], paid: before }, CONTEXT)).toEqual([]);
    expect(badVintages({ owed: [owed(2023), owed(2022)], paid: before }, CONTEXT)).toEqual([]);
  });

  it('is the one before while little of the year after is over', () => {
    const young = { ...CONTEXT, asOf: '2024-05-14' };
    expect(badVintages({ owed: [...all, owed(2020)], paid: [...before, ...later, paid(2020, '2021-05-01', 900)] }, young)).toEqual([]);
    expect(
      badVintages(
        {
          owed: [owed(2022), owed(2021), owed(2020)],
          paid: [paid(2022, '2023-12-01', 100), ...later.slice(1), paid(2020, '2021-05-01', 900)],
        },
        young,
      ),
    ).toMatchObject([{ year: 2022, figures: { share: 0.1, shareBefore: 0.65 }, period: { from: '2023-01-01', to: '2023-12-31' } }]);
  });
});

describe('what lapses', () => {
  const lapse = (lapseMonth: string, expiring: number): LapseRow => ({
    codes: { lapseMonth },
    current: { expiring },
    before: { expiring: null },
  });

  it('is told of three months, beside all of the year', () => {
    expect(lapsing([lapse('01', 10), lapse('03', 20), lapse('04', 70)], CONTEXT)).toMatchObject([
      { rule: 'lapsing', where: {}, figures: { expiring: '30', inYear: '100' }, strength: 0.3 },
    ]);
    expect(lapsing([lapse('04', 70)], CONTEXT)).toEqual([]);
    expect(lapsing([], CONTEXT)).toEqual([]);
  });
});
