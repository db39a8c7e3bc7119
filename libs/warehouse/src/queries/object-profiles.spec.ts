import type { Query } from '@pendapa/contracts';
import type { Warehouse } from '../warehouse.ts';
import { assessment, OBLIGATIONS_AGENCY, filedReturn, paid } from '../testing/obligations-agency.ts';
import { createAgencyOpener } from '../testing/agency-folders.ts';
import { objectOf, rowsOf, type Incoming } from '../testing/small-agency.ts';

const CIDENG = { unit_code: 'U1', region_code: '31.71.01.1001' };
const MELAWAI = { unit_code: 'U2', region_code: '31.74.07.1001' };
const land = (key: number, kind: string, base: number | null, m2: number | null, building: number | null, more: object = {}) => ({
  ...objectOf(key, '2015-01-01'),
  id_type: 'nop',
  class_code: kind,
  use_code: kind === 'LAND' ? null : 'HOME',
  base_value: base,
  land_m2: m2,
  building_m2: building,
  ...CIDENG,
  ...more,
});
const notice = (object: number, principal: number, more: object = {}) =>
  assessment(`S${String(object)}`, 'SPPT', 1, 2025, '2025-02-01', '2025-09-30', principal, { object_key: object, ...CIDENG, ...more });
const owed = (object: number | null, principal: number, more: object = {}) => ({
  snapshot_on: '2025-01-31',
  object_key: object,
  tax_code: 'PBB',
  tax_year: 2024,
  due_on: '2024-09-30',
  principal,
  penalty: 1,
  ...CIDENG,
  ...more,
});

/**
 * Houses 11 and 12, plot 13, closed house 14, restaurant 15 and a billboard without an assessment.
 * This year 11 paid 100, 12 paid 30 of 60, and 13 nothing of 10.
 * 14 paid 40 before it closed.
 * The restaurant declared and paid 20; its return of February is missing.
 */
const AGENCY: Incoming = {
  ...OBLIGATIONS_AGENCY,
  objects: [
    land(11, 'HOUSE', 1_500_000, 150, 90),
    land(12, 'HOUSE', 2_000_000, 200, 49.5, MELAWAI),
    land(13, 'LAND', null, null, 0),
    land(14, 'HOUSE', 3_000_000, 80, 80, { closed_on: '2025-02-20' }),
    { ...objectOf(15, '2015-01-01', null, { tax: 'RESTO' }), id_type: 'nopd', class_code: 'CAFE' },
    { ...objectOf(16, '2015-01-01', null, { tax: 'PKB' }), id_type: 'nopd', class_code: null },
  ],
  assessments: [
    notice(11, 120, { reduction: 20 }),
    notice(12, 60, MELAWAI),
    notice(13, 10),
    notice(14, 40),
    // Of last year, which does not count here.
    assessment('OLD', 'SPPT', 1, 2024, '2024-02-01', '2024-09-30', 500, { object_key: 11, ...CIDENG }),
  ],
  returns: [
    filedReturn('R1', 202501, '2025-01-31', '2025-02-15', { object_key: 15, filed_on: '2025-02-10', declared_tax: 20 }),
    filedReturn('R2', 202502, '2025-02-28', '2025-03-01', { object_key: 15 }),
  ],
  payments: [
    paid('2025-02-10', 1, 2025, 110, { object_key: 11, ...CIDENG }),
    paid('2025-02-10', 1, 2025, 30, { object_key: 12, ...MELAWAI, assessment_id: 'S12' }),
    paid('2025-02-10', 1, 2025, 40, { object_key: 14, ...CIDENG }),
    paid('2025-02-12', 4, 2025, 20, { object_key: 15, return_id: 'R1' }),
    paid('2025-03-05', 1, 2024, 5, { object_key: 11, ...CIDENG }),
  ],
  // 11 owes for two years, 14 is closed, 99 is not in the register.
  arrears: [owed(11, 9), owed(11, 19, { tax_year: 2023 }), owed(14, 4), owed(99, 49, MELAWAI)],
};

const openAgency = createAgencyOpener();
let warehouse: Warehouse;
beforeAll(async () => {
  warehouse = await openAgency(AGENCY);
});

const ALL = ['objects', 'baseValue', 'assessed', 'paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare', 'arrears'] as const;
const ask = (more: Partial<Query<'objectProfiles'>>, of: Warehouse = warehouse) =>
  of.answer({ subject: 'objectProfiles', measures: ALL, compare: 'none', ...more });

it('tells of each kind how many there are, what was assessed and paid, and how many are in arrears', async () => {
  // In arrears: house 11, and house 14, which is closed. The class of object 99 is unknown.
  expect(rowsOf(await ask({ by: ['objectClass'], where: { tax: ['PBB'] } }))).toEqual([
    {
      objectClass: 'HOUSE',
      objects: 2,
      baseValue: '3500000',
      assessed: '200',
      paid: '170',
      paidShare: 0.85,
      objectsInArrears: 2,
      objectsInArrearsShare: 1,
      arrears: '35',
    },
    {
      objectClass: 'LAND',
      objects: 1,
      baseValue: null,
      assessed: '10',
      paid: '0',
      paidShare: 0,
      objectsInArrears: 0,
      objectsInArrearsShare: 0,
      arrears: '0',
    },
    {
      objectClass: null,
      objects: 0,
      baseValue: '0',
      assessed: '0',
      paid: '0',
      paidShare: null,
      objectsInArrears: 1,
      objectsInArrearsShare: null,
      arrears: '50',
    },
  ]);
});

it('adds what was declared to what was assessed', async () => {
  expect(rowsOf(await ask({ measures: ['objects', 'assessed', 'paid'], by: ['taxType'] }))).toEqual([
    { taxType: 'PBB', objects: 3, assessed: '210', paid: '170' },
    { taxType: 'PKB', objects: 1, assessed: '0', paid: '0' },
    { taxType: 'RESTO', objects: 1, assessed: '20', paid: '20' },
  ]);
});

it('tells the same as the register, the assessments and the arrears', async () => {
  const where = { tax: ['PBB'] };
  const whole = async (query: Query) => (await warehouse.answer({ ...query, compare: 'none' } as Query)).totals.current;
  expect(await whole({ subject: 'objects', measures: ['registered'], where })).toEqual({ registered: 3 });
  expect(await whole({ subject: 'assessments', measures: ['netDue', 'paid'], where })).toEqual({ netDue: '210', paid: '170' });
  expect(await whole({ subject: 'arrears', measures: ['objects', 'total'], where })).toEqual({ objects: 3, total: '85' });
  const { totals } = await ask({ measures: ['objects', 'assessed', 'paid', 'objectsInArrears', 'arrears'], where });
  expect(totals.current).toEqual({ objects: 3, assessed: '210', paid: '170', objectsInArrears: 3, arrears: '85' });
});

it('puts areas into bands, unknown ones and those of what is no land apart', async () => {
  expect(rowsOf(await ask({ measures: ['objects', 'baseValue'], by: ['landBand'] }))).toEqual([
    { landBand: '00050', objects: 0, baseValue: '0' },
    { landBand: '00100', objects: 1, baseValue: '1500000' },
    { landBand: '00200', objects: 1, baseValue: '2000000' },
    { landBand: 'not-applicable', objects: 2, baseValue: null },
    { landBand: null, objects: 1, baseValue: null },
  ]);
  expect(rowsOf(await ask({ measures: ['objects'], by: ['buildingBand'], where: { only: ['pbb'] } }))).toEqual([
    { buildingBand: '00000', objects: 1 },
    { buildingBand: '00001', objects: 1 },
    { buildingBand: '00050', objects: 1 },
    { buildingBand: null, objects: 0 },
  ]);
});

it('follows regions by where objects are', async () => {
  expect(
    rowsOf(await ask({ measures: ['objects', 'assessed', 'objectsInArrears'], by: ['objectUse'], where: { region: ['31.74'] } })),
  ).toEqual([
    { objectUse: 'HOME', objects: 1, assessed: '60', objectsInArrears: 0 },
    { objectUse: null, objects: 0, assessed: '0', objectsInArrears: 1 },
  ]);
});

it('does not know what is paid of a recap, nor how many objects it is about, nor who owes without a snapshot', async () => {
  const recap = { ...assessment('RC', 'SPPT', 1, 2025, '2025-02-01', '2025-09-30', 900), object_key: null, documents: 9 };
  const hidden = await openAgency({
    ...AGENCY,
    assessments: [...(AGENCY.assessments ?? []), recap],
    arrears: [owed(null, 9, { documents: 3 })],
  });
  const { totals } = await ask({ measures: ['assessed', 'paid', 'objectsInArrears', 'arrears'] }, hidden);
  expect(totals.current).toEqual({ assessed: '1130', paid: null, objectsInArrears: null, arrears: '10' });
  const rest = Object.fromEntries(Object.entries(AGENCY).filter(([table]) => table !== 'arrears'));
  const without = await openAgency(rest);
  const answer = await ask({ measures: ['objects', 'objectsInArrears', 'arrears'] }, without);
  expect(answer.totals.current).toEqual({ objects: 5, objectsInArrears: null, arrears: null });
  expect(answer.notes).toContainEqual({ code: 'not-imported', params: { extract: 'arrears' } });
});

describe('of what is exempt, and how old the data are', () => {
  const house = (key: number, updated: string | null, more: object = {}) =>
    land(key, 'HOUSE', 1_500_000, 90, 60, { updated_on: updated, ...more });
  const spared = (id: string, object: number, year: number, exemption: number | null) =>
    assessment(id, 'SPPT', 1, year, `${String(year)}-02-01`, `${String(year)}-09-30`, 10, { object_key: object, exemption, ...CIDENG });
  /**
   * Exempt: 21 this year, 24 last year with nothing later. Not exempt: 22 in part, 23 no longer, 25 two years ago, 26 closed, 27 without
   * an assessment. The data date is 5 March 2025: 21 was updated a day more than two years before, 22 on the day.
   */
  const SPARED: Incoming = {
    ...AGENCY,
    objects: [
      house(21, '2023-03-04'),
      house(22, '2023-03-05'),
      house(23, null),
      house(24, '2025-01-01', MELAWAI),
      house(25, '2010-01-01'),
      house(26, '2010-01-01', { closed_on: '2025-01-01' }),
      house(27, '2024-01-01', MELAWAI),
    ],
    assessments: [
      spared('E21', 21, 2025, 10),
      spared('E22', 22, 2025, 4),
      spared('E23', 23, 2024, 10),
      spared('F23', 23, 2025, 0),
      spared('E24', 24, 2024, 10),
      spared('E25', 25, 2023, 10),
      spared('E26', 26, 2025, 10),
    ],
  };
  const measures = ['objects', 'exemptObjects', 'outdatedObjects', 'outdatedShare'] as const;
  const where = { tax: ['PBB'] };

  it('counts open objects by the assessments of their latest tax year, and by the day of their last update', async () => {
    const answer = await ask({ measures, by: ['city'], where }, await openAgency(SPARED));
    expect(rowsOf(answer)).toEqual([
      { city: '31.71', objects: 4, exemptObjects: 1, outdatedObjects: 2, outdatedShare: 2 / 3 },
      { city: '31.74', objects: 2, exemptObjects: 1, outdatedObjects: 0, outdatedShare: 0 },
    ]);
    expect(answer.totals.current).toEqual({ objects: 6, exemptObjects: 2, outdatedObjects: 2, outdatedShare: 2 / 5 });
  });

  it('does not know what is exempt where an assessment does not say, nor without assessments', async () => {
    const withUnknownExemption = await openAgency({
      ...SPARED,
      assessments: [...(SPARED.assessments ?? []), spared('E27', 27, 2025, null)],
    });
    expect(rowsOf(await ask({ measures: ['exemptObjects'], by: ['city'], where }, withUnknownExemption))).toEqual([
      { city: '31.71', exemptObjects: 1 },
      { city: '31.74', exemptObjects: null },
    ]);
    const rest = Object.fromEntries(Object.entries(SPARED).filter(([table]) => table !== 'assessments'));
    const answer = await ask({ measures: ['objects', 'exemptObjects'], where }, await openAgency(rest));
    expect(answer.totals.current).toEqual({ objects: 6, exemptObjects: null });
    expect(answer.notes).toContainEqual({ code: 'not-imported', params: { extract: 'assessments' } });
  });
});

it('says on which days the register and the arrears are told of', async () => {
  const { notes } = await ask({ measures: ['objects', 'assessed', 'arrears'] });
  expect(notes.filter(({ code }) => code === 'snapshot').map(({ params }) => [params['measures'], params['on']])).toEqual([
    ['objects', '2025-03-05'],
    ['arrears', '2025-01-31'],
  ]);
});

it('is compared with nothing, and says so', async () => {
  const answer = await ask({ measures: ['objects'], compare: 'last-year' });
  expect(answer.notes.map(({ code }) => code)).toContain('not-comparable');
});
