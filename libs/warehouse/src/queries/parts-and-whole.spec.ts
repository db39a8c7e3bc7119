import {
  addDays,
  COMPARISONS,
  incompatibleWith,
  SUBJECT_KEYS,
  subjectSpec,
  TIME_DIMENSIONS,
  type Query,
  type SubjectKey,
  type Value,
} from '@pendapa/contracts';
import fc from 'fast-check';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { load, objectOf, temporaryFolder } from '../testing/small-agency.ts';

/** `npm run check:agreement -- --questions 10000` draws more. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 80);

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const objects = [
    objectOf(1, '2020-01-01', null, { unit: 'U1', region: '31.71.01.1001' }),
    objectOf(2, '2024-05-01', '2025-01-20', { unit: 'U2' }),
  ];
  await load(folder.path, { ...OBLIGATIONS_AGENCY, objects });
  warehouse = await openWarehouse(folder.path, { threads: 2, minRowsInMemory: 0 });
  // Pinned tables are ready after a refresh.
  await warehouse.refresh();
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

/** Subjects whose parts come from other rows than the total: units have their own targets, costs and movements. */
const OWN_UNITS: readonly SubjectKey[] = ['achievement', 'costs', 'arrearsFlow'];
/** Measures that are cut at 0 or rounded in each part. */
const OF_ITS_OWN = ['remaining', 'allowance'];
/** Measure from the start of the fiscal year, which belongs to no month. */
const OF_YEAR = 'realisedToDate';
/** Subjects by snapshot: the last one, or the first and last of the period. */
const BY_SNAPSHOT: readonly SubjectKey[] = ['arrears', 'debtors', 'arrearsFlow'];

const isTime = (dimension: string): boolean => TIME_DIMENSIONS.some((time) => time === dimension);
const isUnit = (dimension: string): boolean => dimension === 'unit';

const WITHHELD: readonly SubjectKey[] = ['taxpayers', 'payers', 'holders'];
const subject = fc.constantFrom(...SUBJECT_KEYS.filter((key) => !WITHHELD.includes(key)));
const EDGES = ['2023-12-15', '2024-01-01', '2024-02-29', '2024-06-15', '2024-12-01', '2024-12-31', '2025-01-31', '2025-03-05'] as const;
/** Random days: at the edges of months, years and data, and before, inside and after the data. */
const day = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.nat(800).map((days) => addDays('2023-10-01', days)),
);

const query = subject.chain((key) => {
  const spec = subjectSpec(key);
  const measures = Object.entries(spec.measures).flatMap(([name, { kind }]) =>
    (kind === 'additive' || kind === 'stock') && !OF_ITS_OWN.includes(name) ? [name] : [],
  );
  const additive = measures.filter((name) => key !== 'achievement' || name === 'realised' || name === OF_YEAR);
  return fc.constantFrom(...additive).chain((measure) => {
    const incompatible = incompatibleWith(key, measure);
    const overTime = spec.measures[measure]?.kind === 'additive' && !BY_SNAPSHOT.includes(key) && measure !== OF_YEAR;
    const dimensions = spec.dimensions.filter(
      (dimension) =>
        !incompatible.includes(dimension) && (overTime || !isTime(dimension)) && !(OWN_UNITS.includes(key) && isUnit(dimension)),
    );
    return fc.record({
      subject: fc.constant(key),
      measures: fc.constant([measure]),
      by: fc.uniqueArray(fc.constantFrom(...dimensions), { minLength: 1, maxLength: 3 }),
      days: fc.uniqueArray(day, { minLength: 2, maxLength: 2 }),
      compare: fc.constantFrom(...COMPARISONS.filter((comparison) => comparison !== 'lebaran')),
      where: fc.constantFrom<NonNullable<Query['where']>>({}, { tax: ['PBB'] }, { tax: ['PKB', 'RESTO'] }),
    });
  });
});

const exact = (value: Value): bigint => BigInt(value ?? 0);

it('the parts of every split add up to the whole, and the whole is the same by whatever it is split', async () => {
  await fc.assert(
    fc.asyncProperty(query, async ({ days: sampleDays, by, where, ...sample }) => {
      const [from, to] = [...sampleDays].sort();
      const filters = subjectSpec(sample.subject).filters.includes('tax') ? where : {};
      const whole = { ...sample, from, to, where: filters } as unknown as Query;
      const answer = await warehouse.answer({ ...whole, by } as unknown as Query);
      const [measure = ''] = sample.measures;
      expect(answer.totals.current[measure]).toEqual((await warehouse.answer(whole)).totals.current[measure]);
      const { current, comparison } = answer.totals;
      for (const [series, total] of [
        ['current', current[measure]],
        ['comparison', comparison?.[measure]],
      ] as const) {
        const column = answer.columns.find((one) => one.kind === 'measure' && one.key === measure && one.series === series);
        // An unknown part makes the total unknown.
        if (total === null || total === undefined) continue;
        const parts = (column?.values ?? []).reduce((sum, value) => sum + exact(value), 0n);
        expect({ series, by, from, to, parts }).toEqual({ series, by, from, to, parts: exact(total) });
      }
    }),
    { numRuns: CASES, seed: 20_261_114 },
  );
});
