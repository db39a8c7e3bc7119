import { answerOf } from '@pendapa/testing';
import type { Answer } from '@pendapa/contracts';
import { aheadOf, monthsOver, outlookRequest, type KnownReferences } from './outlook-request.ts';

type Cell = readonly [tax: string, month: string, amount: string | null];

const split = (measure: string, cells: readonly Cell[]): Answer =>
  answerOf({
    by: { taxType: cells.map(([tax]) => tax), month: cells.map(([, month]) => month) },
    measures: { [measure]: { unit: 'money', values: cells.map(([, , amount]) => amount) } },
  });
const targetsOf = (targets: Readonly<Record<string, string>>, total: string | null): Answer =>
  answerOf({
    by: { taxType: Object.keys(targets) },
    measures: { realisedToDate: { unit: 'money' }, target: { unit: 'money', values: Object.values(targets), total } },
  });

const PAID: readonly Cell[] = [
  ['PBBP2', '2025-12-01', '10'],
  ['PBBP2', '2026-02-01', '30'],
  ['PBBP2', '2026-04-01', '40'],
  ['HOTEL', '2026-01-01', '5'],
  ['HOTEL', '2026-02-01', '6'],
];
const PLANNED: readonly Cell[] = [
  ['PBBP2', '2026-04-01', '50'],
  ['PBBP2', '2026-12-01', '70'],
];
const APRIL = aheadOf('2026-04-14', 1);
const DAYS = answerOf({
  by: { taxType: ['PBBP2', 'PBBP2', 'PBBP2'], day: ['2026-02-02', '2026-02-27', '2026-04-14'] },
  measures: { amount: { unit: 'money', values: ['12', '18', '40'] } },
  period: { from: '2026-02-01', to: '2026-04-14' },
});
const requested = (paid = PAID, targets = targetsOf({ PBBP2: '100', HOTEL: '50' }, '150'), references: KnownReferences | null = null) =>
  outlookRequest(
    { months: split('amount', paid), days: DAYS, targets, plans: split('planWhole', PLANNED) },
    APRIL,
    '2026-04-14',
    references,
  );

describe('the months ahead', () => {
  it.each([
    ['in the middle of a month', '2026-11-14', 1, '2026-01-01', ['2026-11-01', '2026-12-01'], true],
    ['on the last day of a month', '2026-10-31', 1, '2026-01-01', ['2026-11-01', '2026-12-01'], false],
    ['on the last day of a year', '2026-12-31', 1, '2027-01-01', null, false],
    ['on the first day of a year', '2027-01-01', 1, '2027-01-01', null, true],
    ['in a year that begins in July', '2026-05-10', 7, '2025-07-01', ['2026-05-01', '2026-06-01'], true],
  ] as const)('%s', (_name, asOf, firstMonth, year, months, begun) => {
    const ahead = aheadOf(asOf, firstMonth);
    expect(ahead.year.from).toBe(year);
    expect(ahead.begun).toBe(begun);
    if (months) expect(ahead.months).toEqual(months);
    else expect(ahead.months).toHaveLength(12);
  });
});

it('a month without payments of one tax is nothing, before its first payment and without any payment it is not known', () => {
  const request = requested();
  expect(monthsOver({ months: split('amount', PAID) }, APRIL)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  expect(request?.lines.map(({ key, values }) => [key, values])).toEqual([
    ['PBBP2', [10, 0, 30, null]],
    ['HOTEL', [null, 5, 6, null]],
  ]);
});

it('of a tax alone a month without payments is nothing', () => {
  expect(requested(PAID.filter(([tax]) => tax === 'PBBP2'))?.lines[0]?.values).toEqual([10, 0, 30, 0]);
});

it('the unfinished month is no value but what it has brought, and the year counts its own months', () => {
  expect(requested()).toMatchObject({
    steps: 9,
    target: 150,
    lines: [
      { unfinished: 40, collected: 30, target: 100, planned: [50, 0, 0, 0, 0, 0, 0, 0, 70] },
      { unfinished: 0, collected: 11, target: 50, planned: [] },
    ],
  });
});

it('has how much of each earlier month was in by the same working day, and the events of each tax', () => {
  const due = (day: string) => ({ code: day, kind: 'due-date', from: day, to: day, tax: 'PBBP2', text: { id: 'Jatuh tempo', en: 'Due' } });
  const references = { events: ['2024-09-30', '2025-09-30', '2026-05-31'].map(due), calendarExceptions: [] };
  const lines = requested(PAID, undefined, references)?.lines;
  // December 2025 is 0: September 2026 is 9 and May 5.
  expect(lines?.map(({ pace, events }) => [pace, events])).toEqual([
    [
      [
        { byNow: 12, whole: 30 },
        { byNow: 0, whole: 0 },
      ],
      [{ kind: 'moved', usual: 9, actual: 5 }],
    ],
    [[], []],
  ]);
});

it('counts the same working day by the free days of the agency, and has no pace without its calendar', () => {
  // The ninth working day of February is the 12th. With eight free days it is the 24th, and nothing comes on the days between.
  const DAY = 24 * 3_600_000;
  const free = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 1, 2) + index * DAY).toISOString().slice(0, 10));
  const calendarExceptions = free.map((day) => ({ day, working: false }));
  const paceWith = (references: KnownReferences | null) => requested(PAID, undefined, references)?.lines[0]?.pace;
  expect(paceWith({ events: [], calendarExceptions: [] })?.[0]).toEqual({ byNow: 12, whole: 30 });
  expect(paceWith({ events: [], calendarExceptions })?.[0]).toEqual({ byNow: 30, whole: 30 });
  expect(paceWith(null)).toEqual([]);
});

it('a tax that has a target and never brought anything is there', () => {
  const request = requested(PAID, targetsOf({ PBBP2: '100', SARANG: '7' }, '107'));
  expect(request?.lines.find(({ key }) => key === 'SARANG')).toMatchObject({ values: [null, null, null, null], collected: 0, target: 7 });
});

it('without any payment there is nothing to forecast from', () => {
  expect(requested([])).toBeNull();
});
