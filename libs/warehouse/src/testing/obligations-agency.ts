import { payment, REFERENCE, type Incoming } from './small-agency.ts';

const PLACES: Readonly<Record<number, object>> = {
  1: { object_key: 1, tax_code: 'PBB', unit_code: 'U1', region_code: '31.71.01.1001' },
  2: { object_key: 2, tax_code: 'PKB', unit_code: 'U2', region_code: '31.74' },
  3: { object_key: 3, tax_code: 'PBB', unit_code: 'U1', region_code: '31.71.01.1002' },
  4: { object_key: 4, tax_code: 'RESTO', unit_code: null, region_code: null },
  5: { object_key: 5, tax_code: 'PBB', unit_code: 'U2', region_code: '31.74.07.1001' },
};

type Values = Readonly<Record<string, string | number | null>>;

export const assessment = (
  id: string,
  document: string,
  object: number,
  taxYear: number,
  issued: string,
  due: string,
  principal: number,
  more: Values = {},
) => ({
  assessment_id: id,
  document,
  ...PLACES[object],
  tax_year: taxYear,
  issued_on: issued,
  due_on: due,
  principal,
  exemption: 0,
  reduction: 0,
  cancelled: null,
  cancelled_on: null,
  ...more,
});

export const filedReturn = (id: string, period: number, end: string, due: string, more: Values = {}) => ({
  return_id: id,
  ...PLACES[4],
  tax_year: Math.floor(period / 100),
  period,
  period_end: end,
  due_on: due,
  pay_due_on: null,
  filed_on: null,
  mode: null,
  declared_tax: null,
  correction: 0,
  ...more,
});

/**
 * A1: net 90, paid on time.
 * A2: 200, 50 paid on time and 150 late; its payments name the object only.
 * A3: cancelled.
 * A4: 60, same object and year as A1, paid late by its number.
 * A5: 80, its payment was reversed.
 * A6: 500, due after the data date.
 */
export const ASSESSMENTS = [
  assessment('A1', 'SKPD', 1, 2024, '2024-02-01', '2024-03-31', 100, { reduction: 10 }),
  assessment('A2', 'SKPD', 2, 2024, '2024-06-01', '2024-06-30', 200),
  assessment('A3', 'STPD', 3, 2024, '2024-11-01', '2024-12-15', 40, { cancelled: 40, cancelled_on: '2024-11-20' }),
  assessment('A4', 'SKPDKB', 1, 2024, '2024-12-01', '2025-01-15', 60),
  assessment('A5', 'SKPD', 5, 2025, '2025-01-10', '2025-02-28', 80),
  assessment('A6', 'SKPD', 1, 2025, '2025-02-01', '2025-09-30', 500),
];

/** November 2024: filed on time, corrected from 30 to 35 later. December: filed late. January 2025: not filed. */
export const RETURNS = [
  filedReturn('R1', 202411, '2024-11-30', '2024-12-20', {
    pay_due_on: '2024-12-16',
    filed_on: '2024-12-10',
    mode: 'online',
    declared_tax: 30,
  }),
  filedReturn('R1b', 202411, '2024-11-30', '2024-12-20', {
    pay_due_on: '2024-12-16',
    filed_on: '2025-01-20',
    mode: 'counter',
    declared_tax: 35,
    correction: 1,
  }),
  filedReturn('R2', 202412, '2024-12-31', '2025-01-20', { filed_on: '2025-01-25', mode: 'counter', declared_tax: 20 }),
  filedReturn('R3', 202501, '2025-01-31', '2025-02-20'),
];

export const paid = (day: string, object: number, taxYear: number, amount: number, more: Values = {}) => ({
  ...payment(day, 'PBB', amount),
  ...PLACES[object],
  tax_year: taxYear,
  paid_on: day,
  period: null,
  assessment_id: null,
  return_id: null,
  ...more,
});

/** 2024: 90 + 50 + 150 + 30 = 320. */
export const OBLIGATION_PAYMENTS = [
  paid('2024-03-10', 1, 2024, 90, { assessment_id: 'A1' }),
  paid('2024-06-15', 2, 2024, 50),
  paid('2024-07-10', 2, 2024, 150),
  paid('2024-12-12', 4, 2024, 30, { return_id: 'R1' }),
  paid('2025-01-18', 4, 2024, 20, { period: 202412 }),
  paid('2025-01-21', 4, 2024, 5, { return_id: 'R1b' }),
  paid('2025-02-01', 1, 2024, 60, { assessment_id: 'A4' }),
  paid('2025-02-20', 5, 2025, 80),
  paid('2025-02-25', 5, 2025, -80, { transactions: -1 }),
  paid('2025-03-05', 4, 2025, 7),
];

const owed = (object: number, taxYear: number, due: string, principal: number, penalty: number, expires: string, disputed = false) => ({
  snapshot_on: '2024-12-31',
  ...PLACES[object],
  tax_year: taxYear,
  due_on: due,
  principal,
  penalty,
  disputed,
  uncollectible: false,
  expires_on: expires,
});

const quality = (code: string, months: number, permille: number) => ({
  class_code: code,
  name_id: code,
  name_en: code,
  from_months: months,
  allowance_permille: permille,
  valid_from: '2020-01-01',
});

/** Object 1 owes 12 for 2022 and 31 for 2024, object 2 owes 55 for 2024: 98 in all. */
export const ARREARS = [
  owed(1, 2022, '2022-09-30', 10, 2, '2027-09-30'),
  owed(1, 2024, '2024-09-30', 30, 1, '2029-09-30'),
  owed(2, 2024, '2024-06-30', 50, 5, '2025-06-30', true),
];

export const movement = (
  snapshot: string,
  opening: number,
  added: number,
  collected: number,
  closing: number,
  unit: string | null = null,
) => ({
  snapshot_on: snapshot,
  tax_code: 'PBB',
  unit_code: unit,
  opening,
  added,
  collected,
  written_off: 0,
  adjusted: 0,
  closing,
});

export const OBLIGATIONS_AGENCY: Incoming = {
  ...REFERENCE,
  tax_types: (REFERENCE.tax_types ?? []).map((tax) => (tax['tax_code'] === 'RESTO' ? { ...tax, tax_period: 'event' } : tax)),
  assessments: ASSESSMENTS,
  returns: RETURNS,
  payments: OBLIGATION_PAYMENTS,
  arrears: ARREARS,
  quality_classes: [quality('current', 0, 5), quality('substandard', 12, 100), quality('doubtful', 36, 500), quality('loss', 60, 1000)],
  arrears_movements: [
    movement('2024-06-30', 100, 20, 50, 70),
    movement('2024-12-31', 70, 30, 10, 90),
    movement('2024-12-31', 40, 20, 10, 50, 'U1'),
  ],
  costs: [
    { year: 2024, unit_code: null, cost_item: 'staff', amount: 16 },
    { year: 2024, unit_code: 'U1', cost_item: 'staff', amount: 4 },
  ],
  enforcement: [
    { action_id: 'E1', action: 'reminder', issued_on: '2024-05-01', amount: 10, result: 'paid', ...PLACES[1] },
    { action_id: 'E2', action: 'warning', issued_on: '2024-06-01', amount: 50, result: 'open', ...PLACES[2] },
  ],
};
