import type { Query } from '@pendapa/contracts';
import type { Warehouse } from '../warehouse.ts';
import { createAgencyOpener } from '../testing/agency-folders.ts';
import { objectOf, payment, REFERENCE, rowsOf } from '../testing/small-agency.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const taxpayer = (key: number, kind: 'individual' | 'corporate') => ({
  taxpayer_key: key,
  kind,
  registered_on: '2020-01-01',
  status: 'active',
});
const objectOfHolder = (key: number, by: number, closedOn: string | null = null) => ({
  ...objectOf(key, '2020-01-01', closedOn),
  taxpayer_key: by,
});
const notice = (object: number, year: number, principal: number, exemption: number | null, issued = `${String(year)}-02-01`) => ({
  assessment_id: `N${String(object)}-${issued}`,
  document: 'SPPT',
  tax_code: 'PBB',
  object_key: object,
  tax_year: year,
  issued_on: issued,
  due_on: `${String(year)}-09-30`,
  principal,
  exemption,
});

/** One exempt house each. */
const EXEMPT = range(1, 12);
/** An exempt house and another object; number 13 had one more, which is closed. */
const PARTLY = range(13, 22);
/** Four objects of which nothing is exempt. */
const OWING = range(23, 32);
/** A house with unknown exemption. */
const WITHOUT_EXEMPTION = range(33, 42);
/** Firms with seven objects, last assessed years ago. */
const UNASSESSED = range(101, 110);
const of = (by: number, number: number) => by * 10 + number;

const AGENCY = {
  ...REFERENCE,
  taxpayers: [
    ...[...EXEMPT, ...PARTLY, ...OWING, ...WITHOUT_EXEMPTION].map((key) => taxpayer(key, 'individual')),
    ...UNASSESSED.map((key) => taxpayer(key, 'corporate')),
  ],
  objects: [
    ...[...EXEMPT, ...WITHOUT_EXEMPTION].map((by) => objectOfHolder(of(by, 1), by)),
    ...PARTLY.flatMap((by) => [objectOfHolder(of(by, 1), by), objectOfHolder(of(by, 2), by)]),
    objectOfHolder(of(13, 3), 13, '2024-06-01'),
    ...OWING.flatMap((by) => range(1, 4).map((number) => objectOfHolder(of(by, number), by))),
    ...UNASSESSED.flatMap((by) => range(1, 7).map((number) => objectOfHolder(of(by, number), by))),
  ],
  assessments: [
    ...EXEMPT.map((by) => notice(of(by, 1), 2025, 100, 100)),
    // The year before, and an assessment after the data date.
    notice(of(1, 1), 2024, 100, 0),
    notice(of(2, 1), 2025, 100, 0, '2025-04-01'),
    ...PARTLY.flatMap((by) => [notice(of(by, 1), 2025, 100, 100), notice(of(by, 2), 2024, 50, 0)]),
    ...OWING.map((by) => notice(of(by, 3), 2024, 100, 0)),
    ...WITHOUT_EXEMPTION.map((by) => notice(of(by, 1), 2025, 100, null)),
    ...UNASSESSED.map((by) => notice(of(by, 1), 2023, 100, 100)),
    { ...notice(0, 2025, 700, 700), object_key: null, documents: 7 },
  ],
  payments: [payment('2025-03-05', 'PBB', 10)],
};

let warehouse: Warehouse;
const openAgency = createAgencyOpener();
beforeAll(async () => {
  warehouse = await openAgency(AGENCY);
});

const ask = (by: Query<'holders'>['by'] = [], of_: Warehouse = warehouse) =>
  of_.answer({ subject: 'holders', measures: ['taxpayers', 'objects'], by });

it('counts holders by how many objects they hold, and by how much of what was last assessed on these is exempt', async () => {
  const answer = await ask(['objectsHeld', 'exemptionBand']);
  expect(rowsOf(answer)).toEqual([
    { objectsHeld: '1', exemptionBand: 'full', taxpayers: 12, objects: 12 },
    { objectsHeld: '1', exemptionBand: null, taxpayers: 10, objects: 10 },
    { objectsHeld: '2', exemptionBand: 'partial', taxpayers: 10, objects: 20 },
    { objectsHeld: '3-5', exemptionBand: 'none', taxpayers: 10, objects: 40 },
    { objectsHeld: '6+', exemptionBand: 'not-applicable', taxpayers: 10, objects: 70 },
  ]);
  expect(answer.totals.current).toEqual((await ask()).totals.current);
});

it('tells them beside the kind of taxpayer, and beside nothing else', async () => {
  expect(rowsOf(await ask(['taxpayerKind', 'objectsHeld']))).toEqual([
    { taxpayerKind: 'corporate', objectsHeld: '6+', taxpayers: 10, objects: 70 },
    { taxpayerKind: 'individual', objectsHeld: '1', taxpayers: 22, objects: 22 },
    { taxpayerKind: 'individual', objectsHeld: '2', taxpayers: 10, objects: 20 },
    { taxpayerKind: 'individual', objectsHeld: '3-5', taxpayers: 10, objects: 40 },
  ]);
  await expect(ask(['objectsHeld', 'ageGroup'])).rejects.toMatchObject({ problem: { code: 'guarded-splits' } });
});

it('does not know what is exempt where no assessments were imported', async () => {
  const rest = Object.fromEntries(Object.entries(AGENCY).filter(([table]) => table !== 'assessments'));
  const answer = await ask(['exemptionBand'], await openAgency(rest));
  expect(rowsOf(answer)).toEqual([{ exemptionBand: null, taxpayers: 52, objects: 152 }]);
  expect(answer.notes).toContainEqual({ code: 'not-imported', params: { extract: 'assessments' } });
});
