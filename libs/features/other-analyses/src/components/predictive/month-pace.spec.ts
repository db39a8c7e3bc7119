import { MAX_ROWS } from '@pendapa/contracts';
import { answerOf } from '@pendapa/testing';
import { paceByTax, sameWorkingDay } from './month-pace.ts';

// Good Friday is a holiday: 1, 2, 6, 7, 8, 9, 10, 13 and 14 April 2026 are worked.
const CALENDAR = new Map([['2026-04-03', false]]);

describe('the same working day of another month', () => {
  it('is the one with the same number', () => {
    // The ninth working day of March is Thursday the 12th.
    expect(sameWorkingDay('2026-04-14', '2026-03-01', CALENDAR)).toBe('2026-03-12');
    expect(sameWorkingDay('2026-04-01', '2026-03-01', CALENDAR)).toBe('2026-03-02');
  });

  it('on a day without work is the day before the next working day', () => {
    // Sunday 12 April follows seven working days. The eighth of March is Wednesday the 11th.
    expect(sameWorkingDay('2026-04-12', '2026-03-01', CALENDAR)).toBe('2026-03-10');
    // Sunday 1 March comes before the first working day, and so does 1 February.
    expect(sameWorkingDay('2026-03-01', '2026-02-01', CALENDAR)).toBe('2026-02-01');
  });

  it('counts free days without a name, and worked Saturdays, as the agency says', () => {
    // Two days of joint leave: 14 April is the seventh working day, and 10 March that of March.
    const withLeave = new Map([...CALENDAR, ['2026-04-06', false], ['2026-04-07', false]]);
    expect(sameWorkingDay('2026-04-14', '2026-03-01', withLeave)).toBe('2026-03-10');
    // Saturday 7 March is worked: 9 March is the seventh then.
    expect(sameWorkingDay('2026-04-14', '2026-03-01', new Map([...withLeave, ['2026-03-07', true]]))).toBe('2026-03-09');
  });

  it('is the last day of a month that has fewer of them', () => {
    // 31 March is the 22nd working day; February 2026 has 20.
    expect(sameWorkingDay('2026-03-31', '2026-02-01', CALENDAR)).toBe('2026-02-28');
  });
});

it('the pace of a tax is what each earlier month had by that day, and in all; a month with an unknown amount has none', () => {
  const rows = [
    ['PBBP2', '2026-02-12', '30'],
    ['PBBP2', '2026-02-13', '10'],
    ['PBBP2', '2026-03-12', '5'],
    ['PBBP2', '2026-03-31', '15'],
    ['PBBP2', '2026-04-02', '7'],
    ['HOTEL', '2026-02-03', null],
    ['HOTEL', '2026-03-13', '8'],
  ] as const;
  const days = answerOf({
    by: { taxType: rows.map(([tax]) => tax), day: rows.map(([, day]) => day) },
    measures: { amount: { unit: 'money', values: rows.map(([, , amount]) => amount) } },
    period: { from: '2026-02-01', to: '2026-04-14' },
  });
  // The ninth working day of February is Thursday the 12th, and so it is in March.
  expect([...paceByTax(days, '2026-04-14', CALENDAR)]).toEqual([
    [
      'PBBP2',
      [
        { byNow: 30, whole: 40 },
        { byNow: 5, whole: 20 },
      ],
    ],
    ['HOTEL', [null, { byNow: 0, whole: 8 }]],
  ]);
});

it('a cut answer has no pace, also if some of its rows have no tax', () => {
  const daysOf = (count: number) =>
    answerOf({
      by: { taxType: Array.from({ length: count }, (_, at) => (at < 10 ? null : 'PBBP2')), day: Array<string>(count).fill('2026-02-03') },
      measures: { amount: { unit: 'money', values: Array<string>(count).fill('1') } },
      period: { from: '2026-02-01', to: '2026-04-14' },
    });
  expect(paceByTax(daysOf(MAX_ROWS), '2026-04-14', CALENDAR)).toEqual(new Map());
  expect(paceByTax(daysOf(MAX_ROWS - 1), '2026-04-14', CALENDAR).get('PBBP2')?.[0]).toEqual({
    byNow: MAX_ROWS - 11,
    whole: MAX_ROWS - 11,
  });
});
