import { applyPaste, isWhole, placeLine } from './apply-paste.ts';
import { isBlock } from './read-paste.ts';
import { EMPTY_DRAFT, type TargetDraft } from './target-draft.ts';
import type { TargetTax } from './target-table.ts';

const TAXES: readonly TargetTax[] = [
  { code: 'PBJT_HOTEL', name: 'PBJT Jasa Perhotelan', names: ['PBJT Jasa Perhotelan', 'Hotel tax'] },
  { code: 'PBBP2', name: 'PBB-P2', names: ['PBB-P2', 'Land and building tax'] },
  { code: 'PAP', name: 'Pajak Air Permukaan', names: ['Pajak Air Permukaan', 'Surface water tax'] },
];
const START = { row: 0, column: 0 };
const MONTHLY: TargetDraft = { ...EMPTY_DRAFT, isByMonth: true };

it('finds rows by name or code in any order, and says which it could not place', () => {
  const block = [
    'Target 2026\t\t',
    'No\tJenis Pajak\tTarget',
    '1\tpbb-p2\tRp 2.400.000',
    '2\tPBJT JASA PERHOTELAN\t48.000.000',
    '3\tPajak Parkir\t5',
    '\tJUMLAH\t50.400.005',
    '',
  ].join('\r\n');
  const { draft, report } = applyPaste(EMPTY_DRAFT, TAXES, block, { row: 2, column: 0 });
  expect(draft.years).toEqual({ PBBP2: 'Rp 2.400.000', PBJT_HOTEL: '48.000.000' });
  expect(report).toEqual({
    kind: 'taken',
    taken: 2,
    unplaced: [{ label: '3 Pajak Parkir', texts: ['5'] }],
    repeated: [],
    sums: [{ tax: null, text: '50.400.005' }],
  });
});

it('places a row by hand that named none of the taxes', () => {
  const applied = applyPaste(EMPTY_DRAFT, TAXES, 'PAP\t1\nAir tanah\t7', START);
  const [line] = applied.report.kind === 'taken' ? applied.report.unplaced : [];
  expect(line).toEqual({ label: 'Air tanah', texts: ['7'] });
  const placed = placeLine(applied, line ?? { label: '', texts: [] }, 'PBBP2');
  expect(placed.draft.years).toEqual({ PAP: '1', PBBP2: '7' });
  expect(placed.report).toMatchObject({ taken: 2, unplaced: [] });
});

it('takes twelve months, and a thirteenth column as the sum of its row', () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const { draft, report } = applyPaste(MONTHLY, TAXES, `Hotel tax\t${months.join('\t')}\t78`, START);
  expect(draft.months['PBJT_HOTEL']).toEqual(months);
  expect(report).toMatchObject({ taken: 1, sums: [{ tax: 'PBJT_HOTEL', text: '78' }] });
});

it('takes nothing of a block with another number of amounts', () => {
  const yearly = applyPaste(EMPTY_DRAFT, TAXES, 'PBBP2\t1\t2\nPAP\t3\t4', START);
  expect(yearly).toEqual({ draft: EMPTY_DRAFT, report: { kind: 'width', found: 2, expected: 1 } });
  expect(applyPaste(MONTHLY, TAXES, 'PBBP2\t1', START).report).toEqual({ kind: 'width', found: 1, expected: 12 });
  expect(applyPaste(EMPTY_DRAFT, TAXES, 'Air tanah\t3\t4', START).report).toEqual({ kind: 'width', found: 2, expected: 1 });
});

it('takes none of two rows of one tax, nor a row of two taxes, nor a name of two taxes', () => {
  const { draft, report } = applyPaste(EMPTY_DRAFT, TAXES, 'PBBP2\t1\nPBB-P2\t2\nPAP\tPBBP2\t3', START);
  expect(draft.years).toEqual({});
  expect(report).toMatchObject({ taken: 0, repeated: ['PBB-P2'], unplaced: [{ label: 'PAP PBBP2', texts: ['3'] }] });
  const shared = [...TAXES, { code: 'PAP2', name: 'Pajak Air Permukaan', names: ['Pajak Air Permukaan'] }];
  expect(applyPaste(EMPTY_DRAFT, shared, 'Pajak Air Permukaan\t3', START).draft.years).toEqual({});
});

it('writes amounts without names from a cell on, if all of them fit', () => {
  expect(applyPaste(EMPTY_DRAFT, TAXES, '10\nRp 20\n', { row: 1, column: 0 }).draft.years).toEqual({ PBBP2: '10', PAP: 'Rp 20' });
  const wide = applyPaste(MONTHLY, TAXES, '1\t2\n3\t4', { row: 0, column: 1 });
  expect([wide.draft.months['PBJT_HOTEL']?.slice(0, 4), wide.draft.months['PBBP2']?.slice(0, 4)]).toEqual([
    ['', '1', '2', ''],
    ['', '3', '4', ''],
  ]);
  expect(applyPaste(EMPTY_DRAFT, TAXES, '10\n20', { row: 2, column: 0 })).toEqual({ draft: EMPTY_DRAFT, report: { kind: 'overflow' } });
  expect(applyPaste(MONTHLY, TAXES, '1\t2', { row: 0, column: 11 }).report).toEqual({ kind: 'overflow' });
});

it('keeps the places of blank cells, so that no amount goes to another tax', () => {
  const { draft, report } = applyPaste({ ...EMPTY_DRAFT, years: { PBBP2: '7' } }, TAXES, '10\n\n20', START);
  expect(draft.years).toEqual({ PBJT_HOTEL: '10', PBBP2: '', PAP: '20' });
  expect(report).toMatchObject({ kind: 'taken', taken: 2 });
  expect(applyPaste(EMPTY_DRAFT, TAXES, '\r\n20\r\n', START).draft.years).toEqual({ PBJT_HOTEL: '', PBBP2: '20' });
  expect(applyPaste(EMPTY_DRAFT, TAXES, '10\n\n\n20\n', START).report).toEqual({ kind: 'overflow' });
  expect(applyPaste(EMPTY_DRAFT, TAXES, '\nPAP\t1\n\nPBBP2\t2\n\n', START).draft.years).toEqual({ PAP: '1', PBBP2: '2' });
});

it('takes digits for a code only where they name the row and nothing else does', () => {
  const numbered: readonly TargetTax[] = [
    { code: '3', name: 'Pajak Hotel', names: ['Pajak Hotel'] },
    { code: '4.1.01.06', name: 'Pajak Reklame', names: ['Pajak Reklame'] },
    { code: 'PBBP2', name: 'PBB-P2', names: ['PBB-P2'] },
  ];
  const apply = (text: string) => applyPaste(EMPTY_DRAFT, numbered, text, START);
  // The third row of a list, and the code of one tax beside the name of another one.
  expect(apply('3\tPajak Parkir\t5.000.000')).toMatchObject({
    draft: { years: {} },
    report: { taken: 0, unplaced: [{ label: '3 Pajak Parkir', texts: ['5.000.000'] }] },
  });
  expect(apply('PBBP2\tPajak Reklame\t5').draft.years).toEqual({});
  expect(apply('PBBP2\tPajak Parkir\t5').draft.years).toEqual({});
  expect(apply('3\tPBB-P2\t5').draft.years).toEqual({ PBBP2: '5' });
  expect(apply('PBBP2\tPBB-P2\t5').draft.years).toEqual({ PBBP2: '5' });
  expect(apply('4.1.01.06\t9\n3\t8').draft.years).toEqual({ '4.1.01.06': '9', '3': '8' });
  // An amount with the digits of a code is no code, and the last cell is an amount.
  expect(apply('410.106\t9').report).toEqual({ kind: 'overflow' });
  expect(apply('5\n3').draft.years).toEqual({ '3': '5', '4.1.01.06': '3' });
});

it('calls a block whole only if rows of it went into the table', () => {
  const isTaken = (text: string): boolean => {
    const { report } = applyPaste(EMPTY_DRAFT, TAXES, text, START);
    return report.kind === 'taken' && isWhole(report);
  };
  expect(['PAP\t1', 'Jenis Pajak\tTarget\nJUMLAH\t5', 'PAP\t1\nAir tanah\t7', 'PAP\t1\nPAP\t2'].map(isTaken)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('says which row of a tax has words for an amount', () => {
  expect(applyPaste(EMPTY_DRAFT, TAXES, 'PAP\t1\nPBBP2\t12 juta', START)).toMatchObject({
    draft: { years: { PAP: '1' } },
    report: { taken: 1, unplaced: [{ label: 'PBBP2 12 juta', texts: [] }] },
  });
});

it('takes a currency sign for no word, with or without a space', () => {
  expect(applyPaste(EMPTY_DRAFT, TAXES, 'PAP\tRp48.000.000\nPBBP2\tIDR7', START).draft.years).toEqual({
    PAP: 'Rp48.000.000',
    PBBP2: 'IDR7',
  });
  expect(applyPaste(EMPTY_DRAFT, TAXES, 'Rp48.000.000\nRp.7', START).draft.years).toEqual({ PBJT_HOTEL: 'Rp48.000.000', PBBP2: 'Rp.7' });
});

it('reads quoted cells, which may hold line breaks and quotes', () => {
  const block = '"PBJT\nJasa ""Perhotelan"""\t5\r\n"PBB-P2"\t"6"\r\n';
  expect(applyPaste(EMPTY_DRAFT, TAXES, block, START)).toMatchObject({
    draft: { years: { PBJT_HOTEL: '5', PBBP2: '6' } },
    report: { taken: 2, unplaced: [] },
  });
});

it('leaves a single value to the cell in which it is pasted', () => {
  expect([isBlock('1.250\r\n'), isBlock('1.250'), isBlock('')]).toEqual([false, false, false]);
  expect([isBlock('1\t2'), isBlock('1\n2'), isBlock('\n2'), isBlock('1\n\n')]).toEqual([true, true, true, true]);
});
