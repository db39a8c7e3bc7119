import { isTimeFormat, createTimeReader } from './time.ts';

const CONTEXT = { timeZone: 'Asia/Jakarta', fiscalYearStart: 1 };

it.each([
  ['HH:mm:ss', '10:21:05', '10:21:05'],
  ['HH:mm:ss', '00:00:00', '00:00:00'],
  ['HH:mm:ss', '23:59', '23:59:00'],
  ['HH.mm', '08.05', '08:05:00'],
  ['H.mm.ss', '8.05', '08:05:00'],
  ['H:mm:ss', '23:05:09', '23:05:09'],
  ['HHmmss', '102105', '10:21:05'],
  ['YYYY-MM-DD HH:mm:ss', '2024-09-11 10:21:05', '10:21:05'],
  ['YYYY-MM-DDTHH:mm:ss+07:00', '2024-09-11T10:21:05+07:00', '10:21:05'],
])('%s reads %s', (format, text, time) => expect(createTimeReader(format, CONTEXT)(text)).toBe(time));

it.each([
  ['HH:mm:ss', '24:00:00'],
  ['HH:mm:ss', '10:60:00'],
  ['HH:mm:ss', '23:59:60'],
  ['HH:mm:ss', '8:05:00'],
  ['HH:mm:ss', '10.21.05'],
  ['HH:mm:ss', '10:21:5'],
  ['HH:mm:ss', '10:21:05 '],
  ['HH:mm', '10:21:05'],
  ['H:mm', '0.431'],
  ['YYYY-MM-DD HH:mm:ss', '2024-09-31 10:21:05'],
  ['YYYY-MM-DD HH:mm:ss', '2024-09-11 10:21'],
  ['YYYY-MM-DDTHH:mm:ss+07:00', '2024-09-11T10:21:05+08:00'],
])('%s refuses %s', (format, text) => expect(createTimeReader(format, CONTEXT)(text)).toBeNull());

it('knows which formats name a time, alone or with a whole day', () => {
  const formats = ['HH:mm', 'H.mm.ss', 'DD/MM/YYYY HH:mm', 'HH', 'mm:ss', 'HH:mm:ss:ss', 'YYYY-MM HH:mm', 'YYYY-MM-DD', 'HH:mm a'];
  expect(formats.map(isTimeFormat)).toEqual([true, true, true, false, false, false, false, false, false]);
});

it.each([
  ['hh:mm A', '12:05 AM', '00:05:00'],
  ['h.mm.ss A', '1.05.09 pm', '13:05:09'],
  ['HH:mm:ss.SSS', '10:11:12.345', '10:11:12'],
  ['YYYY-MM-DDTHH:mm:ssZ', '2024-03-05T23:30:00Z', '06:30:00'],
  ['DD-MMM-YY hh:mm A', '05-MAR-24 11:59 PM', '23:59:00'],
])('%s reads %s', (format, text, time) => expect(createTimeReader(format, { ...CONTEXT, firstYear: 1970 })(text)).toBe(time));
