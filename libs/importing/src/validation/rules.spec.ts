import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ExtractKey } from '@pendapa/contracts';
import { checkProfile } from '../profile/read-profile.ts';
import { AgencyFolder, findingLines, type Cells } from '../testing/agency-load.ts';
import { RULES } from './rules.ts';

jest.setTimeout(60_000);

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open();
});
afterAll(() => agency.close());

const NOP = '99.71.010.001.001-0001.0';
const house = { idType: 'nop', tax: 'PBBP2', unit: 'UP3D-990101', region: '99.01.01.1001', openedOn: '2020-01-01' };
const nop = (serial: number): string => `99.71.010.001.001-000${serial}.0`;
const paid = { posted: '2025-07-02', tax: 'PKB', unit: 'SAMSAT-9901', channel: 'TELLER', bank: 'BANK-A', amount: 100 };
// Reversals of the payments P-3 and P-2 of the example.
const undone = {
  posted: '2025-07-02',
  object: NOP,
  tax: 'PBBP2',
  channel: 'VA',
  bank: 'BANK-A',
  principal: -1_200_000,
  discount: -120_000,
  amount: -1_080_000,
};
const back = { ...paid, object: 'B 1234 XY', principal: -2_000_000, amount: -2_000_000, reversalOf: 'P-2' };
const sppt = { document: 'SPPT', object: NOP, tax: 'PBBP2', issuedOn: '2026-04-01', principal: 5_000 };
const skkp = { document: 'SKKP', object: 'B 1234 XY', tax: 'PKB', issuedOn: '2026-04-01', principal: 5_000 };
const unit = { name: 'Unit', kind: 'samsat', parent: 'HQ', region: '99.01' };
const filed = { object: 'NOPD-0001', tax: 'PBJT_MAMIN', taxYear: 2025, dueOn: '2025-12-21' };
const owed = { snapshotOn: '2025-12-31', object: NOP, tax: 'PBBP2', principal: 100 };
const moved = { added: 0, collected: 0, writtenOff: 0, adjusted: 0 };
const target = { year: 2026, version: 'apbd', effectiveFrom: '2026-01-01' };

// The first row keeps the rule; the others break it.
const CASES: readonly (readonly [string, ExtractKey, readonly Cells[], readonly string[]])[] = [
  [
    'ends-before-begins',
    'objects',
    [
      { ...house, id: nop(2), closedOn: '2020-01-01' },
      { ...house, id: nop(3), closedOn: '2019-12-31' },
    ],
    ['3 closedOn ends-before-begins'],
  ],
  [
    'ends-before-begins',
    'assessments',
    [
      { ...sppt, id: 'a', taxYear: 2027, periodStart: '2027-01-01', periodEnd: '2027-12-31' },
      { ...sppt, id: 'b', taxYear: 2026, periodStart: '2026-12-31', periodEnd: '2026-01-01' },
    ],
    ['3 periodEnd ends-before-begins'],
  ],
  // A vehicle's year, a month, a wrong year, and a wrong month.
  [
    'period-differs',
    'assessments',
    [
      { ...skkp, id: 'a', taxYear: 2024, periodStart: '2024-03-15', periodEnd: '2025-03-14' },
      { ...skkp, id: 'b', taxYear: 2023, period: 202_305, periodStart: '2023-05-01', periodEnd: '2023-05-31' },
      { ...skkp, id: 'c', taxYear: 2023, periodStart: '2024-03-15', periodEnd: '2025-03-14' },
      { ...skkp, id: 'd', taxYear: 2023, period: 202_306, periodEnd: '2023-05-31' },
    ],
    ['4 periodStart period-differs', '5 periodStart period-differs'],
  ],
  [
    'row-is-total',
    'costs',
    [
      { year: 2026, item: 'Gaji', amount: 100 },
      { year: 2026, item: 'Sewa', amount: 250 },
      { year: 2026, item: 'Listrik', amount: 350 },
    ],
    ['4 amount row-is-total'],
  ],
  [
    'return-source',
    'returns',
    [
      { ...filed, id: 'a', period: 202_510, periodEnd: '2025-10-31', filedOn: '2025-11-10', mode: 'online', source: 'eTRAPT' },
      { ...filed, id: 'b', period: 202_511, periodEnd: '2025-11-30', filedOn: '2025-12-10', mode: 'counter', source: 'eTRAPT' },
      { ...filed, id: 'c', period: 202_512, periodEnd: '2025-12-31', source: 'SPTPD' },
    ],
    ['3 source return-source', '4 source return-source'],
  ],
  [
    'unit-district',
    'units',
    [
      { ...unit, code: 'U-1', districts: '99.01.01;99.01.02' },
      { ...unit, code: 'U-2', districts: '99.01.01; 99.01' },
    ],
    ['3 districts unit-district'],
  ],
  [
    'unit-district-outside',
    'units',
    [
      { ...unit, code: 'U-1', districts: '99.01.01' },
      { ...unit, code: 'U-2', region: '99.01.02', districts: '99.01.01;99.01.02' },
    ],
    ['3 districts unit-district-outside'],
  ],
  // No district is shared with a unit that began when the other one left, or with a unit of another kind.
  [
    'unit-district-shared',
    'units',
    [
      { ...unit, code: 'UP3D-990101', kind: 'up3d', districts: '99.01.01', activeTo: '2025-12-31' },
      { ...unit, code: 'U-1', kind: 'up3d', districts: '99.01.01', activeFrom: '2026-01-01' },
      { ...unit, code: 'U-2', kind: 'up3d', districts: '99.01.02' },
      { ...unit, code: 'U-3', districts: '99.01.01' },
    ],
    ['4 districts unit-district-shared'],
  ],
  [
    'period-malformed',
    'payments',
    [
      { ...paid, id: 'a', period: 202_512 },
      { ...paid, id: 'b', period: 202_513 },
    ],
    ['3 period period-malformed'],
  ],
  [
    'rule-value',
    'taxRules',
    [
      { tax: 'PKB', rule: 'due-pay', value: '09-30', valueUnit: 'month-day', validFrom: '2026-01-01' },
      { tax: 'PKB', rule: 'due-file', value: '31-09', valueUnit: 'month-day', validFrom: '2026-01-01' },
      { tax: 'PKB', rule: 'collected-by', value: 'samsat office', valueUnit: 'unit-kinds', validFrom: '2026-01-01' },
    ],
    ['3 value rule-value', '4 value rule-value'],
  ],
  [
    'quality-start',
    'qualityClasses',
    [
      { class: 'current', name: 'Lancar', fromMonths: 0, allowancePermille: 5, validFrom: '2026-01-01' },
      { class: 'loss', name: 'Macet', fromMonths: 60, allowancePermille: 1_000, validFrom: '2026-01-01' },
      { class: 'current', name: 'Lancar', fromMonths: 3, allowancePermille: 5, validFrom: '2027-01-01' },
    ],
    ['4 fromMonths quality-start'],
  ],
  [
    'target-months',
    'targets',
    [
      { ...target, tax: 'PKB', month: 0, amount: 300 },
      { ...target, tax: 'PKB', month: 1, amount: 100 },
      { ...target, tax: 'PKB', month: 2, amount: 200 },
      { ...target, tax: 'PBBP2', month: 0, amount: 301 },
      { ...target, tax: 'PBBP2', month: 1, amount: 300 },
    ],
    ['5 amount target-months'],
  ],
  [
    'target-units',
    'targets',
    [
      { ...target, tax: 'PKB', month: 0, amount: 100 },
      { ...target, tax: 'PKB', month: 0, unit: 'SAMSAT-9901', amount: 100 },
      { ...target, tax: 'PBBP2', month: 0, amount: 100 },
      { ...target, tax: 'PBBP2', month: 0, unit: 'UP3D-990101', amount: 60 },
      { ...target, tax: 'PBBP2', month: 0, unit: 'UP3D-990102', amount: 41 },
    ],
    ['4 amount target-units'],
  ],
  // Months of units against the year of the whole: 12 x 10 is 120.
  [
    'target-units',
    'targets',
    [
      { ...target, tax: 'PKB', month: 0, amount: 119 },
      ...Array.from({ length: 12 }, (_, index) => ({ ...target, tax: 'PKB', month: index + 1, unit: 'SAMSAT-9901', amount: 10 })),
    ],
    ['2 amount target-units'],
  ],
  [
    'target-months-missing',
    'targets',
    [
      ...Array.from({ length: 12 }, (_, index) => ({ ...target, tax: 'PKB', month: index + 1, amount: 10 })),
      { ...target, tax: 'PBBP2', month: 1, amount: 100 },
      { ...target, tax: 'BPHTB', month: 0, amount: 100 },
    ],
    ['14 month target-months-missing'],
  ],
  [
    'object-number',
    'objects',
    [
      { ...house, id: nop(2) },
      { ...house, id: '99.71.010.001.001-001.0' },
      { id: 'B 12 X', idType: 'nrkb', tax: 'PKB', unit: 'SAMSAT-9901', openedOn: '2020-01-01' },
      { id: '12 B X', idType: 'nrkb', tax: 'PKB', unit: 'SAMSAT-9901', openedOn: '2020-01-01' },
    ],
    ['3 id object-number', '5 id object-number'],
  ],
  [
    'object-city',
    'objects',
    [
      { ...house, id: nop(2) },
      { ...house, id: '99.01.010.001.001-0003.0' },
    ],
    ['3 id object-city'],
  ],
  [
    'object-region',
    'objects',
    [
      { ...house, id: nop(2) },
      { ...house, id: nop(3), region: '99.01.02.1001' },
      // Known by city only.
      { ...house, id: nop(4), region: '99.01' },
    ],
    ['3 region object-region'],
  ],
  [
    'unit-kind',
    'payments',
    [
      { ...paid, id: 'a' },
      { ...paid, id: 'b', unit: 'UP3D-990101' },
    ],
    ['3 unit unit-kind'],
  ],
  [
    'unit-kind',
    'objects',
    [
      { ...house, id: nop(2) },
      { id: 'B 12 XY', idType: 'nrkb', tax: 'PKB', unit: 'UP3D-990101', openedOn: '2025-06-30' },
      // Without an opening date the day of the register counts.
      { id: 'B 13 XY', idType: 'nrkb', tax: 'PKB', unit: 'UP3D-990101', updatedOn: '2025-06-30' },
    ],
    ['3 unit unit-kind', '4 unit unit-kind'],
  ],
  [
    'taxpayer-unknown',
    'objects',
    [
      { ...house, id: nop(2), taxpayer: '99.0000001.01' },
      { ...house, id: nop(3), taxpayer: '99.0000009.09' },
    ],
    ['3 taxpayer taxpayer-unknown'],
  ],
  [
    'object-unknown',
    'objectEvents',
    [
      { id: 'e1', object: NOP, event: 'suspended', on: '2025-01-01' },
      { id: 'e2', object: nop(9), event: 'closed', on: '2025-01-01' },
    ],
    ['3 object object-unknown'],
  ],
  // The restaurant tax continues an older tax and holds before its first day; the tax on heavy equipment is new.
  [
    'tax-validity',
    'payments',
    [
      { ...paid, id: 'a', tax: 'PBJT_MAMIN', unit: 'UP3D-990101', period: 202_312 },
      { ...paid, id: 'b', tax: 'PAB', unit: 'UP3D-990101', taxYear: 2024 },
      { ...paid, id: 'c', tax: 'PAB', unit: 'UP3D-990101', taxYear: 2023 },
    ],
    ['4 tax tax-validity'],
  ],
  [
    'sppt-repeated',
    'assessments',
    [
      { ...sppt, id: 'a', taxYear: 2026 },
      { ...sppt, id: 'b', taxYear: 2026, cancelledOn: '2026-04-02' },
      { ...sppt, id: 'c', taxYear: 2026 },
      { ...sppt, id: 'd', taxYear: 2025 },
    ],
    ['4 object sppt-repeated', '5 object sppt-repeated'],
  ],
  [
    'assessed-below-paid',
    'assessments',
    [
      { ...sppt, id: 'A-2025-2', document: 'SKKP', object: 'B 1234 XY', tax: 'PKB', taxYear: 2025, principal: 2_000_000 },
      { ...sppt, id: 'A-2025-1', taxYear: 2025, principal: 1_300_000, reduction: 100_001 },
    ],
    ['3 principal assessed-below-paid'],
  ],
  [
    'return-filed-early',
    'returns',
    [
      { ...filed, id: 'a', period: 202_510, periodEnd: '2025-10-31', filedOn: '2025-10-31' },
      { ...filed, id: 'b', period: 202_511, periodEnd: '2025-11-30', filedOn: '2025-11-29' },
    ],
    ['3 filedOn return-filed-early'],
  ],
  [
    'return-repeated',
    'returns',
    [
      { ...filed, id: 'a', period: 202_510, periodEnd: '2025-10-31' },
      { ...filed, id: 'b', period: 202_510, periodEnd: '2025-10-31', correction: 1 },
      { ...filed, id: 'c', period: 202_510, periodEnd: '2025-10-31', correction: 1 },
      { ...filed, id: 'd', period: 202_501, periodEnd: '2025-01-31' },
    ],
    ['4 object return-repeated', '5 object return-repeated'],
  ],
  [
    'amount-zero',
    'payments',
    [
      { ...paid, id: 'a' },
      { ...paid, id: 'b', amount: 0 },
    ],
    ['3 amount amount-zero'],
  ],
  [
    'posted-in-future',
    'payments',
    [
      { ...paid, id: 'a', posted: '2025-07-03' },
      { ...paid, id: 'b', posted: '2199-07-03' },
    ],
    ['3 posted posted-in-future'],
  ],
  [
    'posted-before-paid',
    'payments',
    [
      { ...paid, id: 'a', paidOn: '2025-07-02' },
      { ...paid, id: 'b', paidOn: '2025-07-03' },
    ],
    ['3 paidOn posted-before-paid'],
  ],
  [
    'paid-time-alone',
    'payments',
    [
      { ...paid, id: 'a', paidOn: '2025-07-02', paidTime: '23:59:59' },
      { ...paid, id: 'b', paidTime: '08:05' },
    ],
    ['3 paidTime paid-time-alone'],
  ],
  [
    'posted-late',
    'payments',
    [
      { ...paid, id: 'a', paidOn: '2025-06-27' },
      { ...paid, id: 'b', paidOn: '2025-06-26' },
    ],
    ['3 paidOn posted-late'],
  ],
  [
    'bank-channel',
    'payments',
    [
      { ...paid, id: 'a', bank: 'BANK-B' },
      { ...paid, id: 'b', bank: 'BANK-B', channel: 'ATM' },
    ],
    ['3 channel bank-channel'],
  ],
  [
    'channel-not-live',
    'payments',
    [
      { ...paid, id: 'a', channel: 'VA', posted: '2024-05-01' },
      { ...paid, id: 'b', channel: 'VA', posted: '2024-04-30' },
    ],
    ['3 channel channel-not-live'],
  ],
  [
    'reversal-unknown',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...undone, id: 'b', reversalOf: 'P-0' },
    ],
    ['3 reversalOf reversal-unknown'],
  ],
  [
    'reversal-amount',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...back, id: 'b', principal: -1_999_999, amount: -1_999_999 },
    ],
    ['3 reversalOf reversal-amount'],
  ],
  [
    'reversal-parts',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...back, id: 'b', principal: -1_999_000, penalty: -1_000 },
    ],
    ['3 reversalOf reversal-parts'],
  ],
  [
    'reversal-tax',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...back, id: 'b', tax: 'BBNKB' },
    ],
    ['3 tax reversal-tax'],
  ],
  [
    'reversal-elsewhere',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...back, id: 'b', channel: 'ATM' },
    ],
    ['3 reversalOf reversal-elsewhere'],
  ],
  [
    'reversal-before',
    'payments',
    [
      { ...paid, id: 'a', posted: '2025-07-03' },
      { ...paid, id: 'b', posted: '2025-07-03' },
      { ...paid, id: 'c', posted: '2025-07-03', amount: -100, reversalOf: 'a' },
      { ...paid, id: 'd', posted: '2025-07-02', amount: -100, reversalOf: 'b' },
    ],
    ['5 posted reversal-before'],
  ],
  [
    'reversal-repeated',
    'payments',
    [
      { ...undone, id: 'a', reversalOf: 'P-3' },
      { ...undone, id: 'b', reversalOf: 'P-3' },
      { ...undone, id: 'c', channel: 'MBANK', reversalOf: 'P-4' },
    ],
    ['3 reversalOf reversal-repeated', '4 reversalOf reversal-repeated'],
  ],
  [
    'assessment-unknown',
    'payments',
    [
      { ...paid, id: 'a', assessment: 'A-2024-1' },
      { ...paid, id: 'b', assessment: 'A-0' },
    ],
    ['3 assessment assessment-unknown'],
  ],
  [
    'return-unknown',
    'payments',
    [
      { ...paid, id: 'a', return: 'R-2025-02' },
      { ...paid, id: 'b', return: 'R-0' },
    ],
    ['3 return return-unknown'],
  ],
  // 1,100,000 was assessed for 2024, and 2,000,000 for the car, which is already paid.
  [
    'overpayment',
    'payments',
    [
      { ...paid, id: 'a', assessment: 'A-2024-1', principal: 1_100_000, amount: 1_100_000 },
      { ...paid, id: 'b', assessment: 'A-2025-2', principal: 1, amount: 1 },
    ],
    ['3 assessment overpayment'],
  ],
  [
    'arrears-not-due',
    'arrears',
    [
      { ...owed, taxYear: 2024, dueOn: '2025-12-31' },
      { ...owed, taxYear: 2025, dueOn: '2026-01-01' },
    ],
    ['3 dueOn arrears-not-due'],
  ],
  // Twelve months are complete on the same day of the next year.
  [
    'arrears-quality',
    'arrears',
    [
      { ...owed, taxYear: 2023, dueOn: '2025-01-01', quality: 'current' },
      { ...owed, taxYear: 2024, dueOn: '2024-12-31', quality: 'substandard' },
      { ...owed, taxYear: 2025, dueOn: '2024-12-31', quality: 'current' },
    ],
    ['4 quality arrears-quality'],
  ],
  [
    'arrears-balance',
    'arrearsMovements',
    [
      {
        ...moved,
        snapshotOn: '2025-12-31',
        tax: 'PKB',
        opening: 100,
        added: 50,
        collected: 30,
        writtenOff: 5,
        adjusted: -15,
        closing: 100,
      },
      { ...moved, snapshotOn: '2025-12-31', tax: 'BBNKB', opening: 100, closing: 99 },
    ],
    ['3 closing arrears-balance'],
  ],
  [
    'arrears-continuity',
    'arrearsMovements',
    [
      { ...moved, snapshotOn: '2025-12-31', tax: 'PBBP2', opening: 1_100_000, closing: 1_100_000 },
      { ...moved, snapshotOn: '2026-01-31', tax: 'PBBP2', opening: 1_099_999, closing: 1_099_999 },
    ],
    ['3 opening arrears-continuity'],
  ],
  // The detail of that day is 1,100,000 of principal and 99,000 of penalty.
  [
    'arrears-closing',
    'arrearsMovements',
    [
      { ...moved, snapshotOn: '2025-06-30', tax: 'PBBP2', opening: 1_100_000, added: 99_000, closing: 1_199_000 },
      { ...moved, snapshotOn: '2025-06-30', tax: 'PBBP2', unit: 'UP3D-990101', opening: 100, closing: 100 },
    ],
    ['3 closing arrears-closing'],
  ],
];

// Payments of these cases may lie months from those of the example without a finding.
it.each(CASES)('%s', async (_key, extract, rows, expected) => {
  const lines = findingLines(await agency.load(extract, rows));
  expect(lines.filter((one) => !one.endsWith('month-missing'))).toEqual(expected);
});

it('counts what an object may have paid by the transactions of the recap', async () => {
  const profile = checkProfile('recap', {
    extract: 'payments',
    numbers: { decimal: '.', thousands: 'none' },
    fields: {
      posted: { grain: 'day', column: 'posted', format: 'YYYY-MM-DD' },
      object: { column: 'object' },
      transactions: { column: 'taxYear' },
      amount: { column: 'amount' },
    },
  });
  const rows = [
    { posted: '2025-07-02', object: NOP, taxYear: 1, amount: 5 },
    { posted: '2025-07-03', object: NOP, taxYear: 0, amount: 5 },
  ];
  const receipt = await agency.load('payments', rows, { profile: { name: 'recap', profile } });
  expect(findingLines(receipt).filter((line) => line.includes('objects'))).toEqual(['3 taxYear objects-exceed-transactions']);
});

it('has a case for every rule', () => {
  // Templates have no constants, so that this rule needs a profile of its own.
  const tried = new Set([...CASES.map(([key]) => key), 'objects-exceed-transactions', 'target-effective']);
  expect(RULES.map(({ key }) => key).filter((key) => !tried.has(key))).toEqual([]);
});

it('says which rules it could not apply, and why', async () => {
  const empty = await AgencyFolder.open(false);
  try {
    const receipt = await empty.load('payments', [{ posted: '2025-07-02', tax: 'PKB', bank: 'A', channel: 'B', amount: 5, id: '1' }]);
    expect(receipt.rules.filter(({ broken }) => broken === null).map(({ key, missing }) => [key, missing])).toEqual([
      ['unit-kind', ['tax_rules', 'units']],
      ['tax-validity', ['tax_types']],
      ['bank-channel', ['bank_channels']],
      ['channel-not-live', ['channels']],
      ['assessment-unknown', ['assessments']],
      ['return-unknown', ['returns']],
      ['overpayment', ['assessments']],
    ]);
  } finally {
    await empty.close();
  }
});

it('is described in the manual, each rule with its severity', async () => {
  const manual = await readFile(resolve(__dirname, '../../../../docs/templates.md'), 'utf8');
  for (const { key, severity } of RULES) expect(manual).toMatch(new RegExp(`^\\| \`${key}\` +\\| ${severity} +\\|`, 'm'));
});

it('refuses a district that does not exist, and takes files that lack the columns which older templates lack', async () => {
  const listed = await agency.load('units', [{ ...unit, code: 'U-1', districts: '99.01.01;99.01.77' }]);
  expect(findingLines(listed)).toEqual(['2 districts code-unknown']);
  expect(listed.refused.listed[0]?.texts.en).toBe('The code "99.01.77" is not among the Regions.');
  const commas = await agency.load('units', [{ ...unit, code: 'U-1', districts: '"99.01.01, 99.01.02"' }]);
  expect(findingLines(commas)).toEqual(['2 districts codes-parted']);
  const older = await agency.loadText('units', 'code,name,nameEn,kind,parent,region,activeFrom,activeTo\nU-1,Unit,,samsat,HQ,99.01,,\n');
  expect(findingLines(older)).toEqual([]);
  const lacking = await agency.loadText('units', 'code,name,nameEn,kind,parent,districts,activeFrom,activeTo\nU-1,Unit,,samsat,HQ,,,\n');
  expect(findingLines(lacking)).toEqual(['1 region header-missing']);
});
