import { dayAnswer, periodAnswer } from './answer-forms.ts';

it.each([
  ['2024', '2024'],
  ['2024-03', '2024-03'],
  ['2024-Q1', '2024-Q1'],
  ['Januari 2024', '2024-01'],
  [' des.  2024 ', '2024-12'],
  ['March 2024', '2024-03'],
  ['3/2024', '2024-03'],
  ['TW II 2024', '2024-Q2'],
  ['Triwulan 4 2024', '2024-Q4'],
  ['2024 q3', '2024-Q3'],
  ['Q1 2024', '2024-Q1'],
  ['TW 5 2024', 'TW 5 2024'],
  ['13/2024', '13/2024'],
  ['minggu 2024', 'minggu 2024'],
])('the period "%s" is %s', (text, answer) => expect(periodAnswer(text)).toBe(answer));

it.each([
  ['2024-12-31', '2024-12-31'],
  ['31 Desember 2024', '2024-12-31'],
  ['1 Jan. 2025', '2025-01-01'],
  ['31/12/2024', '2024-12-31'],
  ['13.6.2024', '2024-06-13'],
  // The fifth of June, or the sixth of May.
  ['05/06/2024', '05/06/2024'],
  ['31 Februari 2024', '31 Februari 2024'],
  ['31/02/2024', '31/02/2024'],
  ['kemarin', 'kemarin'],
])('the day "%s" is %s', (text, answer) => expect(dayAnswer(text)).toBe(answer));
