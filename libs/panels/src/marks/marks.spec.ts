import type { MarkedEvent } from '@pendapa/contracts';
import { marksOf } from './marks.ts';

const event = (from: string, to: string, id: string): MarkedEvent => ({
  code: `${id} ${from}`,
  kind: 'other',
  from,
  to,
  tax: null,
  text: { id, en: id },
});
const words = ({ id }: { readonly id: string }): string => id;

it('gives events of the same words one letter, and marks each beginning', () => {
  const events = [event('2025-03-29', '2025-04-04', 'Idul Fitri'), event('2024-04-08', '2024-04-14', 'Idul Fitri')];
  const months = ['2024-04-01', '2024-05-01', '2025-03-01', '2025-04-01'];
  expect(marksOf(events, { moments: months, axisUnit: 'month' }, words)).toEqual({
    marks: [{ letter: 'A', text: 'Idul Fitri', years: [2024, 2025] }],
    // April 2025 continues the event that began in March.
    breaks: [
      { firstKey: '2024-04-01', label: 'A' },
      { firstKey: '2025-03-01', label: 'A' },
    ],
  });
});

it('takes an event of several years as one that goes on, and leaves out what is not in sight', () => {
  const events = [event('2020-03-16', '2021-12-31', 'Pandemi'), event('2019-06-15', '2019-07-31', 'Keringanan')];
  expect(marksOf(events, { moments: ['2020-01-01', '2021-01-01', '2022-01-01'], axisUnit: 'year' }, words)).toEqual({
    marks: [{ letter: 'A', text: 'Pandemi', years: [2020, 2021] }],
    breaks: [{ firstKey: '2020-01-01', label: 'A' }],
  });
});

it('gives an event the letter that it has in another chart of the page, in the order of the calendar', () => {
  const events = [event('2020-03-16', '2020-12-31', 'Pandemi'), event('2021-06-15', '2021-07-31', 'Keringanan')];
  const late = { moments: ['2021-01-01', '2022-01-01'], axisUnit: 'year' } as const;
  expect(marksOf(events, late, words).marks).toEqual([{ letter: 'A', text: 'Keringanan', years: [2021] }]);
  expect(marksOf(events, { ...late, marked: ['Pandemi'] }, words).marks).toEqual([{ letter: 'B', text: 'Keringanan', years: [2021] }]);
});
