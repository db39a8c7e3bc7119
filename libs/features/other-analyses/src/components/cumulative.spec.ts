import { cumulative, upTo } from './cumulative.ts';

it('adds up exactly and ends where a month is unknown', () => {
  expect(cumulative(['9007199254740993', '1', null, '5'])).toEqual(['9007199254740993', '9007199254740994', null, null]);
});

it('has no figure for months that have not been', () => {
  expect(upTo(['1', '2', '2'], ['2026-10-01', '2026-11-01', '2026-12-01'], '2026-11-14')).toEqual(['1', '2', null]);
});
