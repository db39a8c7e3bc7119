import { CALIBRATION } from './facts/calibration.ts';
import { GROWTH_2026 } from './facts/assumptions.ts';
import { CITIES, cityShare } from './facts/cities.ts';
import { ARREARS_LEVELS } from './facts/arrears-levels.ts';
import { OBLIGATION_RULES } from './facts/obligations.ts';
import { countMix, valueMix } from './facts/channel-mix.ts';
import { POSITIONS } from './facts/positions.ts';
import { TAX_CODES, type TaxCode } from './facts/tax-types.ts';
import { taxesOf } from './plan/revenue.ts';
import { computeSizes } from './plan/sizes.ts';
import { hotelLines, landLines, limitLines, partLines, tariffLines, weekdayLines } from './testing/amounts.ts';
import { printAverages } from './testing/averages.ts';
import { outOfTolerance, difference, largestDifference, printCompared, type Compared } from './testing/comparison.ts';
import { debtorLines, letterLines, writeOffLines } from './testing/debts.ts';
import { oddityLines } from './testing/oddities.ts';
import { placeLines } from './testing/places.ts';
import { findNames, PLANTED_CASES } from './testing/planted.ts';
import { rawRows, type RawTables } from './testing/raw-parts.ts';

/** `npm run check:calibration -- --payments 1000000` compares another size. */
const SIZE = Number(process.env['PENDAPA_PAYMENTS'] ?? 200_000);
const CALIBRATED = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const BILLION = 1_000_000_000n;
const PUBLISHED_2019 = 40_300n;
const FEW_DEBTS = 100;
const FEW_PAYMENTS = 500;

describe(`the sample of ${String(SIZE)} payments lies where the published figures lie`, () => {
  let sample: RawTables;
  const collected = new Map<string, number>();
  /** Rupiah of the sample for each published rupiah, by its first year. */
  let scale = 0;
  beforeAll(async () => {
    sample = await rawRows(SIZE);
    const rows = await sample.rows(
      'SELECT year(posted_on) AS year, tax_code, CAST(sum(amount) AS VARCHAR) AS amount FROM payments GROUP BY ALL',
    );
    const of2019 = rows.filter(({ year }) => Number(year) === 2019).reduce((sum, { amount }) => sum + Number(amount), 0);
    scale = of2019 / Number(PUBLISHED_2019 * BILLION);
    for (const { year, tax_code, amount } of rows) collected.set(`${String(year)} ${String(tax_code)}`, Number(amount) / 1e9 / scale);
  }, 480_000);
  afterAll(() => sample.close());

  const share = async (sql: string): Promise<Map<string, number>> =>
    new Map((await sample.rows(sql)).map(({ key, percent }) => [String(key), Number(percent)]));

  it('by tax and year within 1 percent', () => {
    const lines = CALIBRATED.flatMap((year) =>
      taxesOf(year).map((tax): Compared => ({
        label: `${String(year)} ${tax}`,
        expected: CALIBRATION[year]?.[tax]?.[2] ?? 0,
        actual: collected.get(`${String(year)} ${tax}`) ?? 0,
      })),
    );
    printCompared('Revenue by tax and year', '(Rp bn)', lines);
    expect(lines).toHaveLength(6 * 13 + 13 + 2);
    for (const { label, expected, actual } of lines) expect([label, Math.abs(actual - expected) <= expected / 100]).toEqual([label, true]);
  });

  it('to some rupiah in the years as a whole, each as large a part of the published one as the size of the sample makes it', async () => {
    expect(Math.abs(scale / computeSizes(SIZE, 1).scale - 1)).toBeLessThan(1e-6);
    const of = async (year: number): Promise<number> =>
      Number(await sample.value(`SELECT CAST(sum(amount) AS VARCHAR) FROM payments WHERE year(posted_on) = ${String(year)}`));
    const first = await of(2019);
    for (const [year, billions] of [
      [2021, 34_550],
      [2025, 43_980],
    ] as const) {
      expect(Math.abs((await of(year)) - (first * billions) / Number(PUBLISHED_2019))).toBeLessThan(30);
    }
  });

  it('in 2026 with the growth that is stated, over the days that have passed', async () => {
    // PKB from January to October: 81.4 percent of a year by its season. 2025 brought 9,900 billion.
    const got = Number(
      await sample.value(
        "SELECT CAST(sum(amount) AS VARCHAR) FROM payments WHERE tax_code = 'PKB' AND posted_on BETWEEN '2026-01-01' AND '2026-10-31'",
      ),
    );
    expect(Math.abs(got / 1e9 / scale / (9_900 * GROWTH_2026) - 0.814)).toBeLessThan(0.01);
    expect(await sample.value('SELECT max(posted_on) FROM payments')).toBe('2026-11-14');
  });

  it('at the published positions within the year, within 3 points, and 8 of taxes with few payments', async () => {
    const lines: Compared[] = [];
    for (const { on, total, taxes } of POSITIONS) {
      const year = on.slice(0, 4);
      const rows = await sample.rows(
        `SELECT tax_code, sum(amount)::DOUBLE / 1e9 / ${String(scale)} AS bn FROM payments WHERE posted_on BETWEEN '${year}-01-01' AND '${on}' GROUP BY 1`,
      );
      const until = new Map(rows.map(({ tax_code, bn }) => [String(tax_code), Number(bn)]));
      const ofYear = (tax: string): number => collected.get(`${year} ${tax}`) ?? 0;
      for (const tax of TAX_CODES) {
        const published = taxes[tax];
        if (published !== undefined)
          lines.push({
            label: `${on} ${tax}`,
            expected: (100 * published) / ofYear(tax),
            actual: (100 * (until.get(tax) ?? 0)) / ofYear(tax),
          });
      }
      const whole = TAX_CODES.reduce((sum, tax) => sum + ofYear(tax), 0);
      if (total !== null)
        lines.push({
          label: `${on} all`,
          expected: (100 * total) / whole,
          actual: (100 * [...until.values()].reduce((a, b) => a + b, 0)) / whole,
        });
    }
    printCompared('Collected since 1 January', '(% of the year)', lines);
    // A few hundred payments leave some weeks of a year empty.
    const planned = new Map(
      computeSizes(SIZE, 1).years.flatMap(({ year, payments }) => [...payments].map(([tax, count]) => [`${String(year)} ${tax}`, count])),
    );
    const few = ({ label }: Compared): boolean => (planned.get(`${label.slice(0, 4)} ${label.slice(11)}`) ?? Infinity) < FEW_PAYMENTS;
    expect(largestDifference(lines.filter((line) => !few(line)))).toBeLessThan(3);
    // Few machines are taxed, so one payment may exceed the limit.
    expect(largestDifference(lines.filter((line) => few(line) && !line.label.endsWith(' PAB')))).toBeLessThan(8);
  });

  it.each(['PKB', 'BBNKB', 'PBBP2', 'BPHTB', 'PBJT_MAMIN', 'REKLAME'] as const)('by city within 1.5 points: %s', async (tax) => {
    const got = await share(
      `SELECT u.city AS key, 100 * sum(p.amount)::DOUBLE / sum(sum(p.amount)) OVER () AS percent
       FROM payments p JOIN (SELECT unit_code, left(region_code, 5) AS city FROM units) u USING (unit_code)
       WHERE tax_code = '${tax}' AND year(posted_on) BETWEEN 2019 AND 2025 GROUP BY 1`,
    );
    const lines = CITIES.map((city): Compared => ({
      label: `${tax} ${city.name}`,
      expected: cityShare(city, tax),
      actual: got.get(city.code) ?? 0,
    }));
    printCompared('By city', '(%)', lines);
    expect(largestDifference(lines)).toBeLessThan(1.5);
  });

  it.each(CALIBRATED)(
    'by channel in %i: payments within 1 point, rupiah within 2.5 points, RTGS and internet banking together',
    async (year) => {
      const ofYear = (measure: string) =>
        share(
          `SELECT channel_code AS key, 100 * ${measure}::DOUBLE / sum(${measure}) OVER () AS percent
         FROM payments WHERE year(posted_on) = ${String(year)} AND tax_code <> 'ROKOK' GROUP BY 1`,
        );
      const [counts, values] = [await ofYear('sum(transactions)'), await ofYear('sum(amount)')];
      const compare = (mix: ReadonlyMap<string, number>, actual: ReadonlyMap<string, number>): Compared[] =>
        [...mix].map(([channel, expected]) => ({ label: `${String(year)} ${channel}`, expected, actual: actual.get(channel) ?? 0 }));
      const [byCount, byValue] = [compare(countMix(year), counts), compare(valueMix(year), values)];
      printCompared('Payments by channel', '(%)', byCount);
      printCompared('Rupiah by channel', '(%)', byValue);
      expect(largestDifference(byCount)).toBeLessThan(1);
      // A small sample has few payers of fuel and electricity tax. They use RTGS, or internet banking if they are too few.
      const [large, others] = [
        byValue.filter(({ label }) => / (RTGS|IBANK)$/.test(label)),
        byValue.filter(({ label }) => !/ (RTGS|IBANK)$/.test(label)),
      ];
      expect(largestDifference(others)).toBeLessThan(2.5);
      expect(largestDifference(large)).toBeLessThan(5.5);
      expect(Math.abs(large.reduce((sum, line) => sum + difference(line), 0))).toBeLessThan(2.5);
    },
  );

  it('by what is paid within the year, within 2 points, and in time, within 5', async () => {
    const rows = await sample.rows(
      `WITH due AS (
         SELECT assessment_id AS id, tax_code, due_on, DATE '2024-12-31' AS until FROM assessments
         WHERE year(issued_on) = 2024 AND document IN ('SPPT', 'SKKP', 'SKPD') AND exemption = 0
         UNION ALL SELECT return_id, tax_code, pay_due_on, DATE '2024-12-31' FROM returns
         WHERE period BETWEEN 202312 AND 202411 AND correction = 0
       ),
       paid AS (SELECT coalesce(assessment_id, return_id) AS id, min(paid_on) AS paid_on FROM payments GROUP BY 1)
       SELECT tax_code, 100 * avg((coalesce(paid_on <= until, false))::INTEGER) AS paid_in_year, 100 * avg((coalesce(paid_on <= due_on, false))::INTEGER) AS in_time,
         count(*) AS obligations
       FROM due LEFT JOIN paid USING (id) GROUP BY 1`,
    );
    const lines = rows.flatMap(({ tax_code, paid_in_year, in_time, obligations }): Compared[] => {
      const rule = OBLIGATION_RULES[tax_code as TaxCode];
      if (!rule) return [];
      return [
        // With eleven machines the level cannot be met within 2 points. The nearest whole number of obligations is accepted.
        {
          label: `${String(tax_code)} within 2024`,
          expected: 100 * rule.paidByYearEnd,
          actual: Number(paid_in_year),
          tolerance: Math.max(2, 50 / Number(obligations)),
        },
        { label: `${String(tax_code)} in time`, expected: 100 * rule.onTime, actual: Number(in_time) },
      ];
    });
    printCompared('Paid of what fell due in 2024', '(%)', lines);
    // Few machines are taxed, so one of them may exceed the limit.
    const inTime = lines.filter(({ label }) => label.endsWith('in time') && label !== 'PAB in time');
    const paidInYear = lines.filter(({ label }) => !label.endsWith('in time'));
    expect([paidInYear.length, inTime.length]).toEqual([12, 11]);
    expect(outOfTolerance(paidInYear)).toEqual([]);
    expect(largestDifference(inTime)).toBeLessThan(5);
  });

  it('by arrears at the end of 2024: all together within 2 percent, each tax and the large ones by age within 10, and few debts within 30', async () => {
    const ages = [
      [0, 12],
      [12, 24],
      [24, 36],
      [36, 60],
      [60, 999],
    ] as const;
    const rows = await sample.rows(
      `SELECT tax_code, ${ages.map(([from, to], index) => `coalesce(sum(principal + penalty) FILTER (datesub('month', due_on, snapshot_on) >= ${String(from)} AND datesub('month', due_on, snapshot_on) < ${String(to)}), 0)::DOUBLE / 1e9 / ${String(scale)} AS age${String(index)}`).join(', ')}, count(*) AS debts
       FROM arrears WHERE snapshot_on = DATE '2024-12-31' GROUP BY 1`,
    );
    const lines = rows.flatMap((row): Compared[] =>
      (ARREARS_LEVELS[row['tax_code'] as TaxCode]?.byAge ?? []).map((expected, index) => ({
        label: `${String(row['tax_code'])} from ${String(ages[index]?.[0])} months`,
        expected,
        actual: Number(row[`age${String(index)}`]),
      })),
    );
    printCompared('Arrears at the end of 2024', '(Rp bn)', lines);
    const sum = (of: (line: Compared) => number): number => lines.reduce((total, line) => total + of(line), 0);
    expect(Math.abs(sum(({ actual }) => actual) / sum(({ expected }) => expected) - 1)).toBeLessThan(0.02);
    const totals = Object.keys(ARREARS_LEVELS).map((tax): Compared => {
      const own = lines.filter(({ label }) => label.startsWith(`${tax} `));
      return {
        label: tax,
        expected: own.reduce((total, { expected }) => total + expected, 0),
        actual: own.reduce((total, { actual }) => total + actual, 0),
      };
    });
    printCompared('Arrears at the end of 2024 by tax', '(Rp bn)', totals);
    // Fewer debts cannot be split exactly: the largest of them is more than a tenth of all.
    const few = new Set(rows.filter(({ debts }) => Number(debts) < FEW_DEBTS).map(({ tax_code }) => tax_code));
    for (const { label, expected, actual } of totals.filter((line) => line.expected > 30))
      expect([label, Math.abs(actual / expected - 1) < (few.has(label) ? 0.3 : 0.1)]).toEqual([label, true]);
    for (const { label, expected, actual } of lines.filter((line) => /^(PKB|PBBP2) /.test(line.label)))
      expect([label, Math.abs(actual / expected - 1) < 0.1]).toEqual([label, true]);
  });

  it.each([
    ['tax of the own base, as the tariffs say', '(%)', tariffLines],
    ['payments through a channel, up to its limit', '(Rp m)', limitLines],
    ['values of land', '(%)', landLines],
    ['takings of a month', '(Rp bn)', hotelLines],
    ['days of the week, all alike', '(%)', weekdayLines],
    ['parts of the payments', '(%)', partLines],
    ['objects in arrears at the end of 2024', '(% of those that owe)', debtorLines],
    ['letters', '(%)', letterLines],
    ['write-offs', '(%)', writeOffLines],
    ['places', '(%)', placeLines],
    ['planted oddities', '(times the usual)', oddityLines],
  ] as const)('by %s', async (title, unit, linesOf) => {
    const lines = await linesOf(sample);
    printCompared(title, unit, lines);
    expect([outOfTolerance(lines), lines.length > 0]).toEqual([[], true]);
  });

  it('with the cases that were planted for findings to find', async () => {
    for (const [rule, named] of await findNames(sample))
      expect([rule, named]).toEqual([rule, expect.arrayContaining([PLANTED_CASES[rule]])]);
  });

  it('with averages that are printed, to be read', async () => {
    expect(Math.abs((await printAverages(sample)) - 5)).toBeLessThan(1.5);
  });
});
