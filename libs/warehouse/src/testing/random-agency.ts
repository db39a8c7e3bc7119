import { addDays } from '@pendapa/contracts';
import { randomGenerator } from './random-generator.ts';
import { REFERENCE, target, type Incoming } from './small-agency.ts';

const WARDS = ['31.71.01.1001', '31.71.01.1002', '31.74.07.1001', '31.74', null] as const;
const TAXES = ['PBB', 'PKB', 'RESTO'] as const;
/** Few payments have no channel, because one makes the digital share unknown. */
const CHANNELS = [null, ...Array.from({ length: 20 }, () => ['VA', 'TELLER'] as const).flat()] as const;
const SNAPSHOTS = ['2023-12-31', '2024-06-30', '2024-12-31', '2025-03-31'] as const;

/**
 * Agency with rows of every subject; equal seeds give equal agencies.
 * Each object pays at one place, and payments on assessments name them.
 * Other payments belong to no obligation, and returns are never corrected.
 */
export function randomAgency(seed: number): Incoming {
  const draw = randomGenerator(seed);
  const maybe = <T>(value: T): T | null => (draw.below(9) === 0 ? null : value);
  const day = (from: string, days: number): string => addDays(from, draw.below(days));
  const taxpayers = Array.from({ length: 150 }, (_, index) => {
    const registered = day('2019-01-01', 2_200);
    return {
      taxpayer_key: index + 1,
      kind: draw.from(['individual', 'corporate']),
      sex: draw.from(['F', 'M', null]),
      sector_code: draw.from(['C', 'I', null]),
      registered_on: registered,
      closed_on: draw.below(5) === 0 ? addDays(registered, draw.below(900)) : null,
      status: 'active',
      nik_valid: draw.from([true, false, null]),
    };
  });
  const objects = Array.from({ length: 120 }, (_, index) => {
    const openDay = day('2020-01-01', 1_800);
    return {
      object_key: index + 1,
      taxpayer_key: maybe(1 + draw.below(150)),
      tax_code: draw.from(TAXES),
      unit_code: draw.from(['U1', 'U2', null]),
      region_code: draw.from(WARDS),
      // The register does not tell the opening of every tenth object.
      opened_on: index % 10 === 0 ? null : openDay,
      updated_on: openDay,
      closed_on: draw.below(4) === 0 ? addDays(openDay, draw.below(700)) : null,
      base_value: 1_000 + draw.below(9_000),
    };
  });
  const place = () => {
    const { object_key, taxpayer_key, tax_code, unit_code, region_code } = draw.from(objects as [(typeof objects)[number]]);
    return { object_key, taxpayer_key, tax_code, unit_code, region_code };
  };
  const assessments = Array.from({ length: 150 }, (_, index) => {
    const issued = day('2023-01-01', 800);
    return {
      assessment_id: `A${String(index)}`,
      document: draw.from(['SKPD', 'SKPDKB', 'STPD']),
      ...place(),
      tax_year: Number(issued.slice(0, 4)),
      issued_on: issued,
      due_on: addDays(issued, 30),
      principal: 100 + draw.below(900),
      penalty: maybe(draw.below(40)),
      exemption: 0,
      reduction: draw.below(50),
      // A year later, so that some were not cancelled a year before.
      cancelled: index % 8 === 0 ? 50 : null,
      cancelled_on: index % 8 === 0 ? addDays(issued, 380) : null,
    };
  });
  const returns = Array.from({ length: 120 }, (_, index) => {
    const end = day('2023-01-31', 760);
    return {
      return_id: `R${String(index)}`,
      ...place(),
      // Without an object, so that each return is a separate one.
      object_key: null,
      tax_year: Number(end.slice(0, 4)),
      period_end: end,
      due_on: addDays(end, 20),
      filed_on: draw.below(4) === 0 ? null : addDays(end, draw.below(60)),
      mode: draw.from(['online', 'counter']),
      declared_tax: draw.below(300),
      correction: 0,
    };
  });
  const paid = (posted: string, amount: number) => ({
    posted_on: posted,
    paid_on: addDays(posted, -draw.below(3)),
    grain: 'day',
    channel_code: draw.from(CHANNELS),
    bank_code: draw.from(['BJ', 'BM']),
    principal: amount,
    penalty: maybe(0),
    discount: 0,
    amount,
    transactions: 1,
  });
  const plain = Array.from({ length: 900 }, () => {
    const reversal = draw.below(12) === 0;
    const row = paid(day('2023-01-05', 810), reversal ? -draw.below(500) : draw.below(500));
    const { object_key, ...where } = place();
    return { ...row, ...where, object_key: maybe(object_key), transactions: reversal ? -1 : 1 };
  });
  const onAssessments = assessments.flatMap(
    ({ assessment_id, issued_on, principal, tax_code, unit_code, region_code, object_key, taxpayer_key }) =>
      Array.from({ length: draw.below(3) }, () => ({
        ...paid(addDays(issued_on, draw.below(60)), Math.ceil(principal / (1 + draw.below(2)))),
        assessment_id,
        tax_code,
        unit_code,
        region_code,
        object_key,
        taxpayer_key,
      })),
  );
  const arrears = SNAPSHOTS.flatMap((snapshot) =>
    objects.slice(0, 70).flatMap(({ object_key, taxpayer_key, tax_code, unit_code, region_code }) =>
      Array.from({ length: draw.below(3) }, (_, years) => ({
        snapshot_on: snapshot,
        object_key,
        taxpayer_key,
        tax_code,
        unit_code,
        region_code,
        tax_year: 2020 + years,
        principal: 10 + draw.below(90),
        penalty: draw.below(9),
        due_on: `${String(2020 + years)}-09-30`,
        disputed: draw.from([true, false]),
        uncollectible: false,
      })),
    ),
  );
  const movements = SNAPSHOTS.flatMap((snapshot) =>
    TAXES.flatMap((tax_code) =>
      [null, 'U1', 'U2'].map((unit_code) => {
        const [opening, added, collected] = [draw.below(500), draw.below(100), draw.below(90)];
        const flows = { opening, added, collected, written_off: 0, adjusted: 0, closing: opening + added - collected };
        return { snapshot_on: snapshot, tax_code, unit_code, ...flows };
      }),
    ),
  );
  const enforcement = Array.from({ length: 90 }, (_, index) => ({
    action_id: `E${String(index)}`,
    action: draw.from(['reminder', 'warning', 'warrant']),
    issued_on: day('2023-01-01', 800),
    amount: draw.below(700),
    result: draw.from(['paid', 'open', null]),
    ...place(),
  }));
  return {
    ...REFERENCE,
    taxpayers,
    objects,
    assessments,
    returns,
    arrears,
    enforcement,
    payments: [...plain, ...onAssessments],
    arrears_movements: movements,
    costs: [2023, 2024, 2025].map((year) => ({ year, unit_code: null, cost_item: 'staff', amount: draw.below(1_000) })),
    targets: [2023, 2024, 2025].flatMap((year) =>
      TAXES.map((tax) => target(year, 'apbd', `${String(year)}-01-01`, tax, 0, 1_000 + draw.below(9_000))),
    ),
  };
}
