import { createDateReader, isDateFormat } from './date.ts';

it.each([
  ['YYYY-MM-DD', '2024-02-29', '2024-02-29'],
  ['DD/MM/YYYY', '03/04/2025', '2025-04-03'],
  ['MM/DD/YYYY', '03/04/2025', '2025-03-04'],
  ['D/M/YYYY', '3/4/2025', '2025-04-03'],
  ['D/M/YYYY', '31/12/2025', '2025-12-31'],
  ['DD.MM.YYYY', '31.12.2025', '2025-12-31'],
  ['YYYYMMDD', '20251231', '2025-12-31'],
  ['YYYY-MM-DD HH:mm:ss', '2024-09-11 10:21:05', '2024-09-11'],
  ['YYYY-MM-DDTHH:mm:ss', '2024-09-11T23:59:59', '2024-09-11'],
  ['D/M/YYYY H:mm', '3/4/2025 8:05', '2025-04-03'],
])('%s reads %s', (format, text, date) => expect(createDateReader(format)(text)).toEqual({ date }));

it.each([
  ['DD/MM/YYYY', '29/02/2025', 'date-impossible'],
  ['DD/MM/YYYY', '31/04/2025', 'date-impossible'],
  ['DD/MM/YYYY', '00/00/0000', 'date-impossible'],
  ['YYYY-MM-DD', '1900-02-29', 'date-impossible'],
  ['YYYY-MM-DD', '0025-01-01', 'date-impossible'],
  ['YYYY-MM-DD', '9999-01-01', 'date-impossible'],
  ['DD/MM/YYYY', '12/13/2025', 'date-impossible'],
  ['DD/MM/YYYY', '1/2/2025', 'date-malformed'],
  ['DD/MM/YYYY', '01/02/25', 'date-malformed'],
  ['DD/MM/YYYY', '2025-02-01', 'date-malformed'],
  ['YYYY-MM-DD', '45292', 'date-day-number'],
  ['YYYY-MM-DD', '12345', 'date-malformed'],
  ['YYYY-MM-DD', '2024-01-01 ', 'date-malformed'],
  ['DD.MM.YYYY', '31-12-2025', 'date-malformed'],
  ['YYYY-MM-DD HH:mm:ss', '2024-09-11 24:00:00', 'date-malformed'],
])('%s refuses %s', (format, text, flaw) => expect(createDateReader(format)(text)).toBe(flaw));

it('takes a month without a day where a month is meant, as its first day', () => {
  expect(['YYYY-MM', 'MM/YYYY', 'DD/MM/YYYY', 'YYYY'].map((format) => isDateFormat(format, 'month'))).toEqual([true, true, true, false]);
  expect(createDateReader('MM/YYYY')('09/2024')).toEqual({ date: '2024-09-01' });
});

it('knows which formats name a whole date', () => {
  expect(['YYYY-MM-DD', 'D.M.YYYY', 'YYYYMMDD', 'DD/MM/YYYY HH:mm'].map((format) => isDateFormat(format))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['YYYY-MM', 'DD/MM/YY', 'MM-MM-YYYY-DD', 'yyyy-mm-dd', 'YYYY-MM-DD Z'].map((format) => isDateFormat(format))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
