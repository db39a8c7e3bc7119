import { EMPTY_DRAFT, parseDraft, withCells, type TargetDraft } from './target-draft.ts';
import { fillMissingMonths, readTable, readTables, spreadableRows, spreadYears, type TargetTax } from './target-table.ts';
import { targetsControl, targetsCsv, targetsFileName } from './targets-file.ts';
import { isContradictory, unitSums } from './unit-sums.ts';

const tax = (code: string): TargetTax => ({ code, name: code, names: [code] });
const HOTEL = tax('PBJT_HOTEL');
const TAXES = [HOTEL, tax('PBBP2'), tax('PAP')];

const DRAFT: TargetDraft = { ...EMPTY_DRAFT, year: 2026, version: 'apbdp', effectiveFrom: '2026-09-01', decree: 'Perda 5/2026' };
const months = (first: string, others: string): readonly string[] => [first, ...Array.from({ length: 11 }, () => others)];

it('adds up targets of the year; a tax without one has no row in the file', () => {
  // 1,250,000 + 0 = 1,250,000; the third tax has no target.
  const draft = { ...DRAFT, years: { PBJT_HOTEL: '1.250.000', PBBP2: '0' } };
  const table = readTable(draft, TAXES);
  expect([table.total, table.filled, table.columnSums]).toEqual([1_250_000n, 2, [1_250_000n]]);
  expect(targetsCsv(draft, [table])).toBe(
    'year,version,effectiveFrom,unit,tax,month,amount\n2026,apbdp,2026-09-01,,PBJT_HOTEL,0,1250000\n2026,apbdp,2026-09-01,,PBBP2,0,0\n',
  );
  expect(targetsControl([table])).toEqual({ rows: 2, amount: '1250000' });
  expect(targetsFileName(draft)).toBe('target-2026-apbdp-Perda-5-2026.csv');
  expect(targetsFileName({ ...draft, decree: '../*' })).toBe('target-2026-apbdp.csv');
});

it('adds up months by tax, by month and in all, and writes no row of the year beside them', () => {
  // Hotel: 2 + 11 x 1 = 13; land: 3 + 11 x 0 = 3; January: 2 + 3 = 5.
  const draft = { ...DRAFT, isByMonth: true, unit: 'million' as const, months: { PBJT_HOTEL: months('2', '1'), PBBP2: months('3', '0') } };
  const table = readTable(draft, TAXES);
  expect(table.rows.map(({ total }) => total)).toEqual([13_000_000n, 3_000_000n, null]);
  expect(table.columnSums.slice(0, 2)).toEqual([5_000_000n, 1_000_000n]);
  expect(table.total).toBe(16_000_000n);
  const lines = targetsCsv(draft, [table]).trimEnd().split('\n');
  expect(lines).toHaveLength(25);
  expect([lines[1], lines[12]]).toEqual(['2026,apbdp,2026-09-01,,PBJT_HOTEL,1,2000000', '2026,apbdp,2026-09-01,,PBJT_HOTEL,12,1000000']);
});

it('has no sum of cells that it cannot read, and names them', () => {
  const draft = { ...DRAFT, years: { PBJT_HOTEL: '12 juta', PBBP2: '1.250', PAP: '7' } };
  const { total, columnSums, faults, ambiguous, rows } = readTable(draft, TAXES);
  expect([total, columnSums, ambiguous]).toEqual([null, [null], '1.250']);
  expect(faults).toEqual([{ tax: HOTEL, index: 0, kind: 'form' }]);
  expect(rows.map((row) => row.total)).toEqual([null, null, 7n]);
});

it('asks for the missing months of a tax, and writes 0 there only on request', () => {
  const draft = withCells({ ...DRAFT, isByMonth: true }, 'PBJT_HOTEL', ['5', '-'], 0);
  const { faults, total } = readTable(draft, TAXES);
  expect([faults.length, faults[0], total]).toEqual([11, { tax: HOTEL, index: 1, kind: 'missing' }, null]);
  const filled = readTable(fillMissingMonths(draft, TAXES), TAXES);
  expect([filled.faults, filled.total, filled.filled]).toEqual([[], 5n, 1]);
});

it('spreads yearly targets over empty months, the remainder into the last one, and keeps typed months', () => {
  // 100 thousand = 100,000 = 11 x 8,333 + 8,337.
  const typed = months('1', '1');
  const draft = spreadYears({ ...DRAFT, unit: 'thousand', years: { PBJT_HOTEL: '100', PBBP2: '5' }, months: { PBBP2: typed } }, TAXES);
  expect(draft).toMatchObject({ unit: 'one', isByMonth: true, years: { PBJT_HOTEL: '100000', PBBP2: '5000', PAP: '' } });
  expect(draft.months['PBJT_HOTEL']).toEqual([...Array.from({ length: 11 }, () => '8333'), '8337']);
  expect(draft.months['PBBP2']).toEqual(typed.map(() => '1000'));
  expect(readTable(draft, TAXES).rows.map(({ total }) => total)).toEqual([100_000n, 12_000n, null]);
});

it('takes nothing that is typed for a tax that does not exist in the year', () => {
  const gone: TargetTax = { ...tax('OLD'), isGone: true };
  const draft = withCells({ ...DRAFT, isByMonth: true, months: { PAP: months('1', '1') } }, 'OLD', ['5']);
  const table = readTable(draft, [...TAXES, gone]);
  expect(table.faults).toEqual([{ tax: gone, index: 0, kind: 'gone' }]);
  expect([table.total, table.columnSums[0], table.columnSums[1]]).toEqual([null, null, 1n]);
  expect(targetsCsv(draft, [table])).not.toContain('OLD');
  expect(fillMissingMonths(draft, [...TAXES, gone])).toEqual(draft);
});

it('offers no spread while a cell cannot be read, whose text would then stand in another unit', () => {
  const draft = { ...DRAFT, unit: 'billion' as const, years: { PBJT_HOTEL: '12', PBBP2: '1.250' } };
  const codes = (own: TargetDraft): readonly string[] => spreadableRows(own, TAXES).map(({ row }) => row.tax.code);
  expect(codes(draft)).toEqual([]);
  expect(spreadYears(draft, TAXES)).toBe(draft);
  expect(codes({ ...draft, mark: 'comma' })).toEqual(['PBJT_HOTEL', 'PBBP2']);
  expect(codes({ ...draft, mark: 'comma', months: { PAP: months('5 miliar', '0') } })).toEqual([]);
});

it('takes a stored draft back, and nothing of another form', () => {
  const draft = withCells({ ...DRAFT, isByMonth: true, mark: 'point', sentAs: 'u1' }, 'PAP', ['1', '2']);
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  expect(parseDraft('{')).toEqual(EMPTY_DRAFT);
  expect(parseDraft(null)).toEqual(EMPTY_DRAFT);
  expect(parseDraft('{"year":"x","version":"z","unit":"dozen","years":{"A":5},"months":{"A":"x"}}')).toEqual({
    ...EMPTY_DRAFT,
    years: { A: '' },
    months: { A: Array.from({ length: 12 }, () => '') },
  });
});

describe('targets of service units', () => {
  // Two units of 700,000 and 550,000 make the 1,250,000 of the agency.
  const typed: TargetDraft = {
    ...DRAFT,
    years: { PBJT_HOTEL: '1250000', 'PBJT_HOTEL@B': '550000', 'PBJT_HOTEL@A': '700000', PBBP2: '5' },
  };

  it('stand beside those of the agency, in the file and in the control sum', () => {
    const tables = readTables(typed, TAXES);
    expect(tables.map(({ serviceUnit, total }) => [serviceUnit, total])).toEqual([
      [null, 1_250_005n],
      ['A', 700_000n],
      ['B', 550_000n],
    ]);
    expect(targetsCsv(typed, tables).trimEnd().split('\n').slice(1)).toEqual([
      '2026,apbdp,2026-09-01,,PBJT_HOTEL,0,1250000',
      '2026,apbdp,2026-09-01,,PBBP2,0,5',
      '2026,apbdp,2026-09-01,A,PBJT_HOTEL,0,700000',
      '2026,apbdp,2026-09-01,B,PBJT_HOTEL,0,550000',
    ]);
    expect(targetsControl(tables)).toEqual({ rows: 4, amount: '2500005' });
  });

  it('are compared with those of the agency, tax by tax', () => {
    expect(unitSums(readTables(typed, TAXES))).toEqual([{ tax: HOTEL, units: 1_250_000n, agency: 1_250_000n }]);
    const [more] = unitSums(readTables({ ...typed, years: { ...typed.years, 'PBJT_HOTEL@B': '550001' } }, TAXES)) ?? [];
    expect(more && [more.units, isContradictory(more)]).toEqual([1_250_001n, true]);
    const [unitsOnly] = unitSums(readTables({ ...typed, years: { 'PBJT_HOTEL@A': '700000' } }, TAXES)) ?? [];
    expect(unitsOnly && [unitsOnly.agency, isContradictory(unitsOnly)]).toEqual([null, false]);
    expect(unitSums(readTables({ ...typed, years: { ...typed.years, 'PBBP2@A': 'lima' } }, TAXES))).toBeNull();
  });

  it('are written into the rows of their unit alone', () => {
    const draft = withCells({ ...typed, serviceUnit: 'A' }, 'PBBP2', ['3']);
    expect([draft.years['PBBP2'], draft.years['PBBP2@A']]).toEqual(['5', '3']);
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('are spread over the months together with those of the agency', () => {
    const draft = spreadYears({ ...typed, unit: 'million', years: { PBJT_HOTEL: '24', 'PBJT_HOTEL@A': '12' }, isByMonth: true }, TAXES);
    expect([draft.unit, draft.years['PBJT_HOTEL@A']]).toEqual(['one', '12000000']);
    expect([draft.months['PBJT_HOTEL']?.[0], draft.months['PBJT_HOTEL@A']?.[0]]).toEqual(['2000000', '1000000']);
  });
});
