import { decimalText, serialDate, serialTime, showsDate, showsTime } from './number-formats.ts';

it.each<[number, string | undefined, boolean]>([
  [14, undefined, true],
  [22, undefined, true],
  [0, undefined, false],
  [46, undefined, false],
  [164, 'dd/mm/yyyy;@', true],
  [164, '[$-421]dd mmmm yyyy', true],
  [164, 'mmm', true],
  [164, '"Hari ke-"0', false],
  [164, '[Red]#,##0;[Blue]-#,##0', false],
  [164, '[h]:mm:ss', false],
  [164, 'mm:ss', false],
  [164, '0.00E+00', false],
  [164, 'General', false],
  [164, '\\d0', false],
  [164, '0;dd', false],
])('format %i %s shows a date: %s', (id, code, dated) => {
  expect(showsDate(id, code)).toBe(dated);
});

it.each<[number, string | undefined, boolean]>([
  [20, undefined, true],
  [21, undefined, true],
  [14, undefined, false],
  [22, undefined, false],
  [46, undefined, false],
  [164, 'h:mm:ss', true],
  [164, 'hh.mm;@', true],
  [164, '[$-421]hh:mm AM/PM', true],
  [164, '[h]:mm:ss', false],
  [164, 'dd/mm/yyyy h:mm', false],
  [164, 'mm:ss', false],
  [164, 'General', false],
])('format %i %s shows a time of day: %s', (id, code, timed) => {
  expect(showsTime(id, code)).toBe(timed);
});

it.each([
  [0, '00:00:00'],
  [0.5, '12:00:00'],
  [0.43130787037037, '10:21:05'],
  [0.999994, '23:59:59'],
  [0.999999, null],
  [1, null],
  [-0.1, null],
])('serial %d is the time %s', (serial, time) => {
  expect(serialTime(serial)).toBe(time);
});

it.each<[number, boolean, string | null]>([
  [1, false, '1900-01-01 00:00:00'],
  [59, false, '1900-02-28 00:00:00'],
  [60, false, null],
  [61, false, '1900-03-01 00:00:00'],
  [45351, false, '2024-02-29 00:00:00'],
  [45351.999999, false, '2024-03-01 00:00:00'],
  [45351.5, false, '2024-02-29 12:00:00'],
  [73050, false, '2099-12-31 00:00:00'],
  [2958466, false, null],
  [0, false, null],
  [-1, true, null],
  [0, true, '1904-01-01 00:00:00'],
  [60, true, '1904-03-01 00:00:00'],
])('serial %d from 1904 %s is %s', (serial, from1904, expected) => {
  const read = serialDate(serial, from1904);
  expect(read && `${read.date} ${read.time}`).toBe(expected);
});

it.each<[string, string | null]>([
  ['1250000', '1250000'],
  ['1.25E6', '1250000'],
  ['1.25E-7', '0.000000125'],
  ['-1E-7', '-0.0000001'],
  ['0.1', '0.1'],
  // Excel writes 1234567.89 in this way.
  ['1234567.8899999999', '1234567.89'],
  ['-0', '0'],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', 'inexact'],
  ['1E300', 'inexact'],
  ['1E999', 'inexact'],
  ['', null],
  ['0x10', null],
  ['1,5', null],
  ['Infinity', null],
])('stored number %s is %s', (stored, expected) => {
  expect(decimalText(stored)).toBe(expected);
});
