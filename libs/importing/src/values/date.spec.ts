import { createDateReader, isDateFormat } from './date.ts';

const CONTEXT = { timeZone: 'Asia/Jakarta', fiscalYearStart: 1 };

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
])('%s reads %s', (format, text, date) => expect(createDateReader(format, CONTEXT)(text)).toEqual({ date }));

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
])('%s refuses %s', (format, text, flaw) => expect(createDateReader(format, CONTEXT)(text)).toBe(flaw));

it('takes a month without a day where a month is meant, as its first day', () => {
  expect(['YYYY-MM', 'MM/YYYY', 'DD/MM/YYYY', 'YYYY'].map((format) => isDateFormat(format, 'month'))).toEqual([true, true, true, false]);
  expect(createDateReader('MM/YYYY', CONTEXT)('09/2024')).toEqual({ date: '2024-09-01' });
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

const jakarta = { timeZone: 'Asia/Jakarta', fiscalYearStart: 1, firstYear: 1970 };
it.each([
  ['D MMM YYYY', '5 Maret 2024', '2024-03-05'],
  ['D MMM YYYY', '5 agt. 2024', '2024-08-05'],
  ['DD-MMM-YY', '05-MAR-24', '2024-03-05'],
  ['DD/MM/YY', '31/12/69', '2069-12-31'],
  ['DD/MM/YY', '01/01/70', '1970-01-01'],
  ['MMM YYYY', 'Mei 2024', '2024-05-01'],
  ['MMM YYYY', 'December 2024', '2024-12-01'],
  ['YYYY-MM-DDTHH:mm:ss.SSS', '2024-03-05T10:11:12.000', '2024-03-05'],
  ['DD/MM/YYYY hh:mm:ss A', '05/03/2024 12:00:01 am', '2024-03-05'],
  // 23:30 in London is 06:30 of the next day in Jakarta.
  ['YYYY-MM-DDTHH:mm:ssZ', '2024-03-05T23:30:00Z', '2024-03-06'],
  ['YYYY-MM-DDTHH:mm:ss.SSSZ', '2024-03-05T23:30:00.123+07:00', '2024-03-05'],
  ['YYYY-MM-DDTHH:mm:ssZ', '2024-03-05T01:00:00+0900', '2024-03-04'],
  ['Q YYYY', 'Triwulan II 2024', '2024-06-30'],
  ['Q YYYY', 'Q4 2024', '2024-12-31'],
  ['YYYY-Q', '2024-3', '2024-09-30'],
])('%s reads %s', (format, text, date) => expect(createDateReader(format, jakarta)(text)).toEqual({ date }));

it('reads the label of a fiscal year as its last day', () => {
  const read = createDateReader('FY', { timeZone: 'Asia/Manila', fiscalYearStart: 7 });
  expect(['2022/2023', '2022-23', '1999/00'].map(read)).toEqual([{ date: '2023-06-30' }, { date: '2023-06-30' }, { date: '2000-06-30' }]);
  expect(read('2022/2024')).toBe('date-fiscal-years');
  expect(createDateReader('FY', jakarta)('2022/2023')).toBe('date-fiscal-label');
});

it('refuses names that are no month, and hours that no clock has', () => {
  expect(createDateReader('D MMM YYYY', jakarta)('5 Marsch 2024')).toBe('date-malformed');
  expect(createDateReader('D MMM YYYY', jakarta)('31 Februari 2024')).toBe('date-impossible');
  expect(createDateReader('DD/MM/YYYY hh:mm A', jakarta)('05/03/2024 13:00 PM')).toBe('date-malformed');
  expect(createDateReader('Q YYYY', jakarta)('TW V 2024')).toBe('date-malformed');
});

it('knows which of these formats name a date, by grain', () => {
  expect(['D MMM YYYY', 'DD/MM/YYYY hh:mm A', 'YYYY-MM-DDTHH:mm:ss.SSSZ'].map((format) => isDateFormat(format))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['DD/MM/YYYY hh:mm', 'DD/MM/YYYY HH:mm A', 'Q YYYY', 'FY'].map((format) => isDateFormat(format))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isDateFormat('Q YYYY', 'quarter'), isDateFormat('FY', 'year'), isDateFormat('FY YYYY', 'year')]).toEqual([true, true, false]);
  expect([isDateFormat('DD-MMM-YY', 'day', true), isDateFormat('DD-MMM-YY')]).toEqual([true, false]);
});
