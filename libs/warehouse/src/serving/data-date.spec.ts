import type { ExtractKey } from '@pendapa/contracts';
import { dataDateOf, latestDayOf } from './data-date.ts';

const summary = (extract: ExtractKey, to: string | null) => ({ extract, rows: 1, from: to, to, importedAt: '', source: '' });
const manifest = (asOf: string | null, ...extracts: ReturnType<typeof summary>[]) => ({
  asOf,
  publishedAt: '2025-11-20T03:00:00.000Z',
  extracts,
});

it('is the latest posting date, whatever the other extracts hold', () => {
  expect(dataDateOf(manifest('2025-10-14', summary('arrears', '2025-10-31')), { objectsAsOf: '2025-11-02' })).toBe('2025-10-14');
});

it('is the latest day of another extract where there are no payments, so that its snapshot is shown', () => {
  const found = manifest(null, summary('assessments', '2025-04-08'), summary('arrears', '2025-10-31'), summary('targets', null));
  expect(latestDayOf(found, { objectsAsOf: '2022-05-04' })).toBe('2025-10-31');
});

it('is never a day after the publication: an assessment may be issued ahead', () => {
  expect(latestDayOf(manifest(null, summary('assessments', '2026-01-02')), { objectsAsOf: '2022-05-04' })).toBe('2022-05-04');
});

it('is the day of publication where no row has a day, which the status does not call a data date', () => {
  const found = manifest(null, summary('targets', null));
  expect(dataDateOf(found, { objectsAsOf: null })).toBe('2025-11-20');
  expect(latestDayOf(found, { objectsAsOf: null })).toBeNull();
});
