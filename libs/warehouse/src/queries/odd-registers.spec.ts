import { execute } from '../engine/duck.ts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, objectOf, payment, REFERENCE, rowsOf, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

/** 20 people aged 40, 15 without a year of birth, 12 born in 1900; none has a known residence. */
const BORN = [
  ...Array.from({ length: 20 }, () => 1985),
  ...Array.from({ length: 15 }, () => null),
  ...Array.from({ length: 12 }, () => 1900),
];
const PEOPLE = BORN.map((birth_year, index) => ({
  taxpayer_key: index + 1,
  kind: 'individual',
  sector_code: null as string | null,
  legal_form: null as string | null,
  birth_year,
  sex: 'F' as string | null,
  nik_valid: null as boolean | null,
  registered_on: '2020-01-01',
  closed_on: null,
  status: 'active',
}));
/** 15 firms of trade, 12 of an unknown sector code, 11 without a sector. */
const SECTORS = [
  ...Array.from({ length: 15 }, () => 'G'),
  ...Array.from({ length: 12 }, () => 'ZZ9'),
  ...Array.from({ length: 11 }, () => null),
];
const FIRMS = SECTORS.map((sector_code, index) => ({
  ...PEOPLE[0],
  taxpayer_key: 100 + index,
  kind: 'corporate',
  sector_code,
  birth_year: null,
  sex: null,
}));

const MANY = 60_000;
const objectOfTaxpayer = (key: number, taxpayer: number | null) => ({
  ...objectOf(key, '2020-01-01', null, { unit: 'U1' }),
  taxpayer_key: taxpayer,
});
/** One object each for 40 people, five without a holder. */
const OBJECTS = [
  ...Array.from({ length: 40 }, (_, index) => objectOfTaxpayer(index + 1, index + 1)),
  ...Array.from({ length: 5 }, (_, index) => objectOfTaxpayer(index + 41, null)),
];

/** SQL that adds objects of a single firm. */
const ofOneFirm = `INSERT INTO incoming.objects SELECT o.* REPLACE (o.object_key + copy * 1000 AS object_key, 100 AS taxpayer_key)
  FROM (SELECT * FROM incoming.objects LIMIT 1) o, range(1, ${String(MANY)} + 1) copies(copy)`;

const LATEST = [payment('2025-06-30', 'PBB', 100, { unit: 'U1' })];

async function withData<T>(incoming: Incoming, work: (warehouse: Warehouse) => Promise<T>, ...more: readonly string[]): Promise<T> {
  const folder = await temporaryFolder();
  try {
    await load(folder.path, { ...REFERENCE, payments: LATEST, ...incoming }, {}, (connection) => execute(connection, ...more));
    const warehouse = await openWarehouse(folder.path, { threads: 1 });
    try {
      return await work(warehouse);
    } finally {
      await warehouse.close();
    }
  } finally {
    await folder.remove();
  }
}

const byCode = (rows: readonly Readonly<Record<string, unknown>>[], dimension: string) =>
  Object.fromEntries(rows.map((row) => [String(row[dimension]), row['registered']]));

describe('registers with odd rows', () => {
  it('count who has no year of birth, and who was born in 1900, in groups of their own; the total is that of the register', () =>
    withData({ taxpayers: PEOPLE }, async (warehouse) => {
      const ages = await warehouse.answer({ subject: 'taxpayers', measures: ['registered'], by: ['ageGroup'] });
      const found = byCode(rowsOf(ages), 'ageGroup');
      expect(found['null']).toBe(15);
      expect(Object.values(found).reduce<number>((sum, count) => sum + Number(count), 0)).toBe(47);
      expect(Object.entries(found).filter(([code]) => code !== 'null')).toHaveLength(2);
      expect(ages.totals.current['registered']).toBe(47);
    }));

  it('keep a sector that no classification knows under its code, and firms without one as unknown', () =>
    withData({ taxpayers: FIRMS }, async (warehouse) => {
      const sectors = await warehouse.answer({ subject: 'taxpayers', measures: ['registered'], by: ['sector'] });
      expect(byCode(rowsOf(sectors), 'sector')).toEqual({ G: 15, ZZ9: 12, null: 11 });
      expect(sectors.totals.current['registered']).toBe(38);
    }));

  it('count objects without an owner among the objects, and nowhere among holders; one holder of 60,000 is one', () =>
    withData(
      { taxpayers: [...PEOPLE, ...FIRMS], objects: OBJECTS },
      async (warehouse) => {
        const objects = await warehouse.answer({ subject: 'objects', measures: ['registered'] });
        expect(objects.totals.current['registered']).toBe(MANY + 45);
        const holders = await warehouse.answer({ subject: 'holders', measures: ['taxpayers', 'objects'] });
        expect(holders.totals.current).toEqual({ taxpayers: 41, objects: MANY + 40 });
      },
      ofOneFirm,
    ));

  it('without taxpayers know of none, and say which extract is missing', () =>
    withData({ objects: OBJECTS.slice(0, 45) }, async (warehouse) => {
      const { totals, notes } = await warehouse.answer({ subject: 'taxpayers', measures: ['registered'] });
      expect(totals.current['registered']).toBeNull();
      expect(notes).toContainEqual({ code: 'not-imported', params: { extract: 'taxpayers' } });
    }));
});
