import { apportion, spans } from './apportion.ts';
import { phasesOf, sharesInPhase } from './channel-plan.ts';
import { dailyCurve } from './daily-curve.ts';
import { fitMargins, onlyReachable } from './fit-margins.ts';
import { dueMonths } from './due-dates.ts';
import { noise, randomFactor } from './noise.ts';
import { objectPools, openWindow } from './object-pools.ts';
import { computeFates, computeRetention } from './retention.ts';
import { computeSizes } from './sizes.ts';
import { inRamadan, isWorkingDay, closedReason, workingDayAfter } from './working-days.ts';

describe('apportion', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [7, [0.5, 0.25, 0.25], [3, 2, 2]],
    [3, [0, 5, 0], [0, 3, 0]],
    [5, [0, 0], [0, 0]],
  ])('%i by %j', (total, weights, parts) => expect(apportion(total, weights)).toEqual(parts));

  it('cuts slots into spans without gaps', () => {
    expect(spans(10, ['a', 'b', 'c'], (item) => ({ a: 5, b: 0, c: 15 })[item] ?? 0)).toEqual([
      { item: 'a', from: 0, to: 3 },
      { item: 'c', from: 3, to: 10 },
    ]);
  });
});

describe('noise', () => {
  it('is decided by its arguments, even, and different for different ones', () => {
    expect(noise(1, 2, 3)).toBe(noise(1, 2, 3));
    expect(noise(1, 2, 3)).not.toBe(noise(1, 3, 2));
    const draws = Array.from({ length: 2_000 }, (_, index) => noise(1, index));
    expect(Math.abs(draws.reduce((a, b) => a + b, 0) / draws.length - 0.5)).toBeLessThan(0.03);
    expect(randomFactor(0.1, 4)).toBeGreaterThan(0.9);
    expect(randomFactor(0.1, 4)).toBeLessThan(1.1);
  });
});

describe('dailyCurve', () => {
  const until = (days: ReturnType<typeof dailyCurve>, on: string): number =>
    days.reduce((sum, day) => sum + (day.on <= on ? day.share : 0), 0);

  it('meets the published positions exactly and ends at the whole year', () => {
    const pkb = dailyCurve('PKB', 2020, 1);
    expect(until(pkb, '2020-04-22')).toBeCloseTo(2_358 / 7_890, 9);
    expect(until(pkb, '2020-11-04')).toBeCloseTo(6_500 / 7_890, 9);
    expect(until(pkb, '2020-12-31')).toBeCloseTo(1, 9);
  });

  it('has no heavy equipment tax before its law, nothing on Sundays, and transfers in lots', () => {
    expect(until(dailyCurve('PAB', 2024, 1), '2024-01-04')).toBe(0);
    expect(dailyCurve('PBBP2', 2023, 1).every(({ on, share }) => new Date(on).getUTCDay() !== 0 || share === 0)).toBe(true);
    expect(dailyCurve('ROKOK', 2022, 1).filter(({ share }) => share > 0)).toHaveLength(10);
  });

  it('lowers what is consumed in Ramadan in the month after', () => {
    const april = (year: number): number =>
      dailyCurve('PBJT_HIBURAN', year, 1).reduce((sum, { month, share }) => sum + (month === 4 ? share : 0), 0);
    // Ramadan 2023 began on 23 March. That of 2019 ended in June.
    expect(april(2024)).toBeLessThan(0.06);
    expect(april(2019)).toBeGreaterThan(0.06);
  });
});

describe('fitMargins', () => {
  it('scales cells until both margins fit', () => {
    const cells = [
      { keys: [1, 1], sum: 10 },
      { keys: [1, 2], sum: 10 },
      { keys: [2, 1], sum: 10 },
      { keys: [2, 2], sum: 10 },
    ];
    const [rows, columns] = fitMargins(cells, [
      new Map([
        [1, 30],
        [2, 10],
      ]),
      new Map([
        [1, 20],
        [2, 20],
      ]),
    ]);
    const fitted = cells.map(({ keys: [row, column], sum }) => sum * (rows?.get(row ?? 0) ?? 0) * (columns?.get(column ?? 0) ?? 0));
    expect(fitted.map(Math.round)).toEqual([15, 15, 5, 5]);
  });

  it('gives what is wanted of absent categories to the one before, or to the first', () => {
    expect([
      ...onlyReachable(
        new Map([
          [1, 5],
          [2, 7],
          [3, 2],
        ]),
        new Set([2]),
      ),
    ]).toEqual([[2, 14]]);
    expect([
      ...onlyReachable(
        new Map([
          [1, 5],
          [2, 7],
          [3, 2],
        ]),
        new Set([1, 3]),
      ),
    ]).toEqual([
      [1, 12],
      [3, 2],
    ]);
  });
});

describe('channels that open within a year', () => {
  it('cuts the year three days after virtual accounts went live, when all that is posted was paid since', () => {
    expect(phasesOf(2024)).toEqual([
      { from: '2024-01-01', to: '2024-05-03', closedChannel: 'VA' },
      { from: '2024-05-04', to: '2024-12-31', closedChannel: null },
    ]);
    expect(phasesOf(2023)).toHaveLength(1);
    expect(phasesOf(2026).map(({ closedChannel }) => closedChannel)).toEqual([null, 'QRIS', null]);
  });

  it('keeps the shares of the year: a fifth overall is two fifths of the half in which the channel is open', () => {
    const year = new Map([
      ['VA', 0.2],
      ['ATM', 0.8],
    ] as const);
    const closedChannel = sharesInPhase(year, 'VA', true, 0.5);
    const open = sharesInPhase(year, 'VA', false, 0.5);
    expect([closedChannel.get('VA'), closedChannel.get('ATM')]).toEqual([0, 1]);
    expect(open.get('VA')).toBeCloseTo(0.4);
    expect(open.get('ATM')).toBeCloseTo(0.6);
  });
});

describe('sizes and pools', () => {
  it('spends exactly the rows that were asked for', () => {
    const { years } = computeSizes(50_000, 1);
    const rows = years.reduce((sum, { payments, twice }) => sum + 2 * twice + [...payments.values()].reduce((a, b) => a + b, 0), 0);
    expect(rows).toBe(50_000);
    expect(years.map(({ payments }) => payments.has('PAB'))).toEqual([false, false, false, false, false, true, true, true]);
  });

  it('numbers objects without gaps and always has some that are open', () => {
    const pools = objectPools(computeSizes(50_000, 1));
    pools.reduce((next, pool) => {
      expect(pool.firstKey).toBe(next);
      return next + pool.objects;
    }, 1);
    for (const pool of pools) {
      const { from, width } = openWindow(pool, 2026);
      expect(width).toBeGreaterThanOrEqual(1);
      expect(from + width).toBeLessThanOrEqual(pool.objects);
    }
  });
});

describe('what becomes of debts', () => {
  it('keeps the parts of the stated level without its penalties: 900, 400, 250, 300 in two years, and 100 of the older ones', () => {
    const left = computeRetention('PKB').map((part) => (part * 900) / 1.06);
    expect(left.slice(0, 5).map(Math.round)).toEqual([849, 325, 175, 101, 101]);
    // Debts of 2014 to 2019, five to ten years old at the end of 2024.
    expect(Math.round(left.slice(5, 11).reduce((sum, part) => sum + part, 0))).toBe(Math.round(100 / 1.48));
  });

  it('collects 60 in a hundred of what goes in the first years and writes the rest of a declared tax off', () => {
    const first = computeFates('PBJT_HOTEL').filter(({ after }) => after === 1);
    expect(first.map(({ how }) => how)).toEqual(['collected', 'written_off']);
    expect(first[0]?.share).toBeCloseTo(0.6 * (1 - 40 / 1.23 / (60 / 1.06)));
    expect(computeFates('PKB').find(({ after }) => after === 1)?.how).toBe('collected');
    const later = computeFates('PKB').filter(({ after }) => after === 6);
    expect(later.map(({ how }) => how)).toEqual(['collected', 'cancelled', 'written_off']);
    expect((later[2]?.share ?? 0) < (later[0]?.share ?? 0)).toBe(true);
  });
});

describe('working days and due days', () => {
  it('counts neither weekends nor holidays: ten working days after January 2024 is 16 February', () => {
    // 8 February Isra Mi'raj, 10 February a Saturday, 14 February the election.
    expect(workingDayAfter('2024-01-31', 10)).toBe('2024-02-16');
    expect(isWorkingDay('2024-02-14')).toBe(false);
    expect(closedReason('2024-04-09')).toEqual({ id: 'Cuti bersama Idul Fitri', en: 'Joint leave of Eid al-Fitr' });
    expect([inRamadan('2024-03-11'), inRamadan('2024-04-10')]).toEqual([true, false]);
  });

  it('is due on the 15th until the reform and after working days since', () => {
    const due = (year: number, month: number) => dueMonths('PBJT_MAMIN', year).find((row) => row.month === month)?.pay_due;
    expect([due(2023, 5), due(2024, 2)]).toEqual(['2023-05-15', '2024-02-16']);
    expect(dueMonths('PBJT_MAMIN', 2026)).toHaveLength(11);
    expect(dueMonths('PKB', 2025)).toEqual([]);
  });
});
