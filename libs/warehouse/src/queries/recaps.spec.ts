import type { Query, SubjectKey } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, payment, REFERENCE, rowsOf, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

const place = (unit: string, taxCode = 'PBB') => ({ tax_code: taxCode, unit_code: unit, tax_year: 2024 });
const assessed = (id: string, unit: string, documents: number | null, principal: number) => ({
  assessment_id: id,
  document: 'SPPT',
  ...place(unit),
  issued_on: '2024-01-31',
  due_on: '2024-09-30',
  principal,
  exemption: 0,
  reduction: 0,
  documents,
});
const filed = (id: string, documents: number, on: string | null, mode: string | null) => ({
  return_id: id,
  ...place('U1', 'RESTO'),
  period: 202_401,
  period_end: '2024-01-31',
  due_on: '2024-02-20',
  filed_on: on,
  mode,
  declared_tax: on === null ? null : 100,
  correction: 0,
  documents,
});
const owed = (unit: string, documents: number | null, object: number | null, due: string, principal: number) => ({
  snapshot_on: '2024-12-31',
  ...place(unit),
  object_key: object,
  principal,
  penalty: 0,
  due_on: due,
  documents,
});

// Recaps of 40 SPPT of U1 and 2 of U2, and a single one.
// A recap of 10 returns: 6 on time, 1 late.
const RECAPS: Incoming = {
  ...REFERENCE,
  assessments: [
    assessed('recap 1', 'U1', 40, 4_000),
    assessed('recap 2', 'U2', 2, 500),
    { ...assessed('A1', 'U2', null, 60), object_key: 1 },
  ],
  returns: [filed('recap 1', 6, '2024-02-20', 'online'), filed('recap 2', 1, '2024-03-05', 'counter'), filed('recap 3', 3, null, null)],
  arrears: [owed('U1', 12, null, '2022-09-30', 900), owed('U1', 5, null, '2024-09-30', 100), owed('U2', null, 1, '2024-09-30', 60)],
  payments: [{ ...payment('2024-12-31', 'PBB', 60), object_key: 1, tax_year: 2024, paid_on: '2024-09-01' }],
};

describe('recaps in place of single documents', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let warehouse: Warehouse;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await load(folder.path, RECAPS);
    warehouse = await openWarehouse(folder.path, { threads: 2 });
  });
  afterAll(async () => {
    await warehouse.close();
    await folder.remove();
  });

  const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;
  const ask = <S extends SubjectKey>(subject: S, measures: Query<S>['measures'], more: Partial<Query<S>> = {}) =>
    warehouse.answer({ subject, measures, ...YEAR, ...more } as Query);

  it('count as many documents as they say', async () => {
    expect((await ask('assessments', ['issued', 'gross'])).totals.current).toEqual({ issued: 43, gross: '4560' });
    expect(rowsOf(await ask('assessments', ['issued'], { by: ['unit'] }))).toEqual([
      { unit: 'U1', issued: 40 },
      { unit: 'U2', issued: 3 },
    ]);
    const measures = ['expected', 'filed', 'filedOnTime', 'notFiled', 'eFiled', 'onTimeFilingRate'] as const;
    expect((await ask('compliance', measures)).totals.current).toEqual({
      expected: 10,
      filed: 7,
      filedOnTime: 6,
      notFiled: 3,
      eFiled: 6,
      onTimeFilingRate: 0.6,
    });
  });

  it('leave unknown what was paid on their documents, and only on theirs', async () => {
    expect((await ask('assessments', ['paid', 'settled'])).totals.current).toEqual({ paid: null, settled: null });
    const single = { where: { unit: ['U2'], document: ['SPPT'] }, by: ['unit'] } as const;
    expect(rowsOf(await ask('assessments', ['netDue', 'paid'], single))).toEqual([{ unit: 'U2', netDue: '560', paid: null }]);
  });

  it('tell the obligations in arrears, but not of how many objects', async () => {
    const measures = ['total', 'documents', 'objects', 'averagePerObject', 'overYear'] as const;
    const answer = await ask('arrears', measures);
    expect(answer.notes).toContainEqual({ code: 'recap-only', params: { measures: 'objects,averagePerObject' } });
    expect(answer.totals.current).toEqual({
      total: '1060',
      documents: 18,
      objects: null,
      averagePerObject: null,
      overYear: '900',
    });
    expect(rowsOf(await ask('arrears', ['objects', 'documents'], { by: ['unit'] }))).toEqual([
      { unit: 'U1', objects: null, documents: 17 },
      { unit: 'U2', objects: 1, documents: 1 },
    ]);
    expect((await ask('debtors', ['objects'])).totals.current).toEqual({ objects: null });
  });

  it('are replaced by a later recap of the same month and unit as a whole', async () => {
    await load(folder.path, {
      assessments: [assessed('recap 9', 'U1', 39, 3_900)],
      returns: [filed('recap 1', 6, '2024-02-20', 'online'), filed('recap 2', 4, '2024-03-05', 'counter')],
    });
    await warehouse.refresh();
    expect((await ask('assessments', ['issued', 'gross'])).totals.current).toEqual({ issued: 42, gross: '4460' });
    expect((await ask('compliance', ['expected', 'filed', 'notFiled'])).totals.current).toEqual({ expected: 10, filed: 10, notFiled: 0 });
  });
});
