import { ago } from './relative-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const at = (instant: string) => ago(Date.parse(instant), now);

it.each([
  ['2026-11-20T12:00:00.000Z', { unit: 'now' }],
  ['2026-11-20T11:00:00.001Z', { unit: 'now' }],
  ['2026-11-20T11:00:00.000Z', { unit: 'hours', count: 1 }],
  ['2026-11-20T10:00:00.001Z', { unit: 'hours', count: 1 }],
  ['2026-11-20T10:00:00.000Z', { unit: 'hours', count: 2 }],
  ['2026-11-19T12:00:00.001Z', { unit: 'hours', count: 23 }],
  ['2026-11-19T12:00:00.000Z', { unit: 'days', count: 1 }],
  ['2026-11-18T12:00:00.001Z', { unit: 'days', count: 1 }],
  ['2026-11-18T12:00:00.000Z', { unit: 'days', count: 2 }],
  ['2026-10-20T12:00:00.000Z', { unit: 'days', count: 31 }],
])('counts %s', (instant, expected) => {
  expect(at(instant)).toEqual(expected);
});

it.each(['2026-11-20T12:00:00.001Z', '2026-11-20T18:00:00Z', '2027-01-01T00:00:00Z'])(
  'never calls %s, which is still to come, "now"',
  (instant) => {
    expect(at(instant)).toEqual({ unit: 'ahead' });
  },
);
