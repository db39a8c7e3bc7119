import { answerOf } from '@pendapa/testing';
import { figureOf, valueOf } from './figure.ts';
import { runningSums, yearCourse } from './year-course.ts';

it('sums run exactly, and end where nothing is known', () => {
  const values = ['9007199254740993', '1', null, '5'].map((value) => figureOf(value));
  expect(runningSums(values).map(valueOf)).toEqual(['9007199254740993', '9007199254740994', null, null]);
});

const months = (from: string, to: string, codes: readonly string[], measures: Readonly<Record<string, readonly (string | null)[]>>) => ({
  ...answerOf({
    by: { month: codes },
    measures: Object.fromEntries(Object.entries(measures).map(([key, values]) => [key, { unit: 'money' as const, values }])),
  }),
  asOf: '2026-11-14',
  period: { from, to },
});
/** 2 of the 15 have no plan. */
const YEAR = months('2026-01-01', '2026-11-14', ['2026-10-01', '2026-11-01'], {
  realised: ['10', '5'],
  realisedOfPlan: ['8', '5'],
  plan: ['9', '6'],
});
const LAST_YEAR = months('2025-01-01', '2025-12-31', ['2025-10-01', '2025-11-01', '2025-12-01'], { realised: ['8', '8', '8'] });

const toDate = (to: string, realised: string, planned: string, variance: string) => ({
  ...answerOf({
    measures: {
      realisedToDate: { unit: 'money', total: realised },
      planToDate: { unit: 'money', total: planned },
      planVariance: { unit: 'money', total: variance },
    },
  }),
  asOf: '2026-11-14',
  period: { from: '2026-01-01', to },
});

it('actual and plan end with the month of the data date, last year goes on', () => {
  const { actual, plan, gap, lastYear, lastDay } = yearCourse(YEAR, LAST_YEAR, null);
  expect([...[actual, plan, lastYear].map((line) => line.map(valueOf)), lastDay]).toEqual([
    ['10', '15', null],
    ['9', '15', null],
    ['8', '16', '24'],
    '2026-11-14',
  ]);
  expect(gap.map(valueOf)).toEqual(['-1', '-2', null]);
});

it('both end where the period ends, with the figures of its cards', () => {
  const { actual, plan, gap, lastYear, lastDay } = yearCourse(YEAR, LAST_YEAR, toDate('2026-10-15', '7', '4', '1'));
  expect([...[actual, plan, lastYear].map((line) => line.map(valueOf)), lastDay]).toEqual([
    ['7', null, null],
    ['4', null, null],
    ['8', '16', '24'],
    '2026-10-15',
  ]);
  expect(gap.map(valueOf)).toEqual(['1', null, null]);
});

it('has the months of this year alone while those of the year before are not known', () => {
  const { months: shown, lastYear } = yearCourse(YEAR, null, null);
  expect([shown, lastYear.map(valueOf)]).toEqual([
    ['2026-10-01', '2026-11-01'],
    [null, null],
  ]);
});

it('a month of last year without revenue adds 0 between two others', () => {
  const before = months('2025-01-01', '2025-12-31', ['2025-10-01', '2025-12-01'], { realised: ['8', '7'] });
  expect(yearCourse(YEAR, before, null).lastYear.map(valueOf)).toEqual(['8', '8', '15']);
});

it('last year is not known if its first months are not', () => {
  const before = months('2025-01-01', '2025-12-31', ['2025-11-01', '2025-12-01'], { realised: ['8', '7'] });
  expect(yearCourse(YEAR, before, null).lastYear.map(valueOf)).toEqual([null, null, null]);
});

it('last year goes on to its end, even if nothing came in its last months', () => {
  const before = months('2025-01-01', '2025-12-31', ['2025-10-01'], { realised: ['8'] });
  const { months: shown, lastYear } = yearCourse(YEAR, before, null);
  expect([shown, lastYear.map(valueOf)]).toEqual([
    ['2026-10-01', '2026-11-01', '2026-12-01'],
    ['8', '8', '8'],
  ]);
});
