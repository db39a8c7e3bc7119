import { createFormat, DEFAULT_FORMAT_SETTINGS } from '@pendapa/i18n';
import { currentYearFrom, monthMoments, unfinishedMonth } from './moments.ts';

const format = createFormat('id', DEFAULT_FORMAT_SETTINGS);
const MONTHS = ['2023-05-01', '2023-06-01', '2023-07-01'];

it('places months under their fiscal year', () => {
  expect(monthMoments(MONTHS, format, 1).map(({ name, short, year }) => [name, short, year])).toEqual([
    ['Mei 2023', 'Mei', '2023'],
    ['Juni 2023', 'Jun', '2023'],
    ['Juli 2023', 'Jul', '2023'],
  ]);
  expect(monthMoments(MONTHS, format, 7).map(({ year }) => year)).toEqual(['2022/23', '2022/23', '2023/24']);
});

it('knows the month that has not ended', () => {
  expect(unfinishedMonth(MONTHS, '2023-07-14')).toBe(2);
  expect(unfinishedMonth(MONTHS, '2023-07-31')).toBeNull();
  expect(unfinishedMonth(MONTHS, '2024-01-14')).toBeNull();
});

it('knows where the current fiscal year begins', () => {
  expect(currentYearFrom(MONTHS, '2023-07-14', 7)).toBe(2);
  expect(currentYearFrom(MONTHS, '2023-07-14', 1)).toBe(0);
});
