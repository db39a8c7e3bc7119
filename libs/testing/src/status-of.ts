import type { Status } from '@pendapa/contracts';

const STATUS: Omit<Status, 'revision'> = {
  agency: { id: 'Badan Pendapatan Contoh', en: 'Example Revenue Agency' },
  sample: false,
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  timeZone: 'Asia/Jakarta',
  fiscalYearStart: 1,
  generation: 1,
  publishedAt: '2026-11-15T01:00:00Z',
  asOf: '2026-11-14',
  since: '2024-01-01',
  stale: false,
  extracts: [
    {
      extract: 'payments',
      rows: 100,
      from: '2024-01-01',
      to: '2026-11-14',
      importedAt: '2026-11-15T01:00:00Z',
      source: 'setoran-2026.csv',
    },
  ],
  failedImportAt: null,
  pagesWithoutData: [],
  reader: { mode: 'local', role: 'viewer', name: null, ofUnits: null },
  rights: {
    lookup: { may: false, from: 'analyst' },
    reveal: { may: false, from: 'analyst' },
    loads: { may: false, from: 'importer' },
    import: { may: true, from: 'viewer' },
    export: { may: true, from: 'viewer' },
    cases: { may: true, from: 'viewer' },
    objectNumbers: { may: true, from: 'viewer' },
    sheetNames: { may: false, from: 'nobody' },
  },
};

/** A status with what the test says about it; the rest is an agency with payments up to 14 Nov 2026. */
export function statusOf(overrides: Partial<Status> = {}): Status {
  const status = { ...STATUS, ...overrides };
  const { generation, fiscalYearStart } = status;
  return { ...status, revision: overrides.revision ?? `${String(generation)}-${String(fiscalYearStart)}` };
}
