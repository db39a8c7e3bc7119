import { usualNotes } from './usual-notes.ts';

it('expects a comparison of states only where there is a comparison', () => {
  expect(usualNotes({ subject: 'arrears', compare: 'last-year' }, 'outstanding')).toEqual(['snapshots']);
  expect(usualNotes({ subject: 'arrears' }, 'outstanding')).toEqual(['snapshot']);
  expect(usualNotes({ subject: 'debtorFlow' }, 'closing')).toEqual(['snapshots']);
  expect(usualNotes({ subject: 'duties', compare: 'last-year' }, 'compliantShare')).toEqual(['state']);
  expect(usualNotes({ subject: 'duties', compare: 'none' }, 'objectsDue')).toEqual([]);
});

it('expects a comparison at the same age only of figures that change after their day', () => {
  expect(usualNotes({ subject: 'compliance', compare: 'last-year' }, 'onTimePaymentRate')).toEqual(['state']);
  expect(usualNotes({ subject: 'compliance', compare: 'last-year' }, 'onTimeFilingRate')).toEqual([]);
  expect(usualNotes({ subject: 'assessments', compare: 'last-year' }, 'outstanding')).toEqual(['state']);
  expect(usualNotes({ subject: 'assessments', compare: 'last-year' }, 'issued')).toEqual([]);
});

it('expects one recorded state of taxpayers only where they are split', () => {
  const individuals = { taxpayerKind: ['individual'] };
  expect(usualNotes({ subject: 'taxpayers', compare: 'last-year', where: individuals }, 'registered')).toEqual(['snapshot', 'one-state']);
  expect(usualNotes({ subject: 'taxpayers', compare: 'last-year' }, 'registered')).toEqual([]);
  expect(usualNotes({ subject: 'holders', by: ['objectsHeld'] }, 'objects')).toEqual(['snapshot']);
});

it('expects nothing of payments', () => {
  expect(usualNotes({ subject: 'revenue', compare: 'last-year' }, 'amount')).toEqual([]);
});
