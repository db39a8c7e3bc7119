import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EXTRACTS } from '@pendapa/contracts';
import { ProfileError } from './profile-error.ts';
import { checkProfile, readProfile } from './read-profile.ts';
import { profileJsonSchema } from './schema.ts';

const EXAMPLES = resolve(__dirname, '../../../../examples/profiles');

const payments = {
  extract: 'payments',
  fields: { posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' }, amount: { column: 'amount' } },
};
const withFields = (fields: object, more: object = {}) => ({ ...payments, ...more, fields: { ...payments.fields, ...fields } });

function refused(value: unknown): { key: string; en: string; id: string } {
  try {
    checkProfile('p', value);
  } catch (error) {
    if (error instanceof ProfileError) return { key: error.key, ...error.texts };
    throw error;
  }
  throw new Error('The profile was accepted.');
}

it('accepts the example profiles', async () => {
  const names = (await readdir(EXAMPLES)).filter((name) => name.endsWith('.json'));
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) expect((await readProfile('', join(EXAMPLES, name))).name).toBe(name.slice(0, -5));
});

it.each<[string, unknown, string, RegExp]>([
  ['an extract that does not exist', { ...payments, extract: 'taxes' }, 'extract', /one of regions, units/],
  ['no object', 7, 'extract', /one of/],
  ['an unknown key', { ...payments, fils: {} }, '', /unknown key: "fils"/],
  ['an unknown key within', withFields({ amount: { column: 'a', times: 2 } }), 'fields.amount', /unknown key: "times"/],
  ['an unknown field', withFields({ price: { column: 'a' } }), 'fields', /unknown key: "price"/],
  ['a missing field', { extract: 'payments', fields: { amount: { column: 'a' } } }, 'fields', /missing: "posted"/],
  ['settings of who comes in', withFields({}, { settings: { access: { mode: 'local' } } }), 'settings.access', /pendapa\.json alone/],
  [
    'settings of who sees what',
    withFields({}, { settings: { disclosure: { local: 'importer' } } }),
    'settings.disclosure',
    /pendapa\.json alone/,
  ],
  ['a wrong type', withFields({}, { append: 'yes' }), 'append', /type "?boolean/],
  ['a value outside the list', withFields({}, { file: { encoding: 'latin1' } }), 'file.encoding', /one of "utf-8"/],
  ['a multiplier below 1', withFields({ amount: { column: 'a', multiply: 0 } }), 'fields.amount.multiply', /at least 1/],
  ['no source', withFields({ tax: { unknown: 'create' } }), 'fields.tax', /exactly one source/],
  ['two sources', withFields({ tax: { column: 'a', constant: 'b' } }), 'fields.tax', /exactly one source/],
  ['wide cells without wide columns', withFields({ amount: { wide: true } }), 'fields.amount', /no "wide" columns/],
  ['a time without its form', withFields({ paidTime: { column: 'jam' } }), 'fields.paidTime.format', /needed/],
  [
    'a form that names no minutes',
    withFields({ paidTime: { column: 'jam', format: 'HH' } }),
    'fields.paidTime.format',
    /HH \(or H\) and mm/,
  ],
  [
    'a day and a time of one column in two forms',
    withFields({ paidTime: { column: 'date', format: 'YYYY-MM-DD HH:mm' } }),
    'fields.paidTime.format',
    /that of fields\.posted\.format/,
  ],
  ['a date without its order', withFields({ posted: { grain: 'day', column: 'date' } }), 'fields.posted.format', /needed/],
  [
    'an order that names no day',
    withFields({ posted: { grain: 'day', column: 'date', format: 'MM/YYYY' } }),
    'fields.posted.format',
    /YYYY, MM/,
  ],
  [
    'a day without its part',
    withFields({ posted: { grain: 'day', year: { constant: 2024 }, month: { constant: 1 } } }),
    'fields.posted.day',
    /needed/,
  ],
  [
    'a year that the file name does not tell',
    withFields({ posted: { grain: 'month', year: { fileName: 'year' }, month: { constant: 1 } } }, { file: { name: '*.csv' } }),
    'fields.posted.year',
    /no \{year\}/,
  ],
  ['no amount', { extract: 'payments', fields: { posted: payments.fields.posted } }, 'fields', /"amount" or "principal"/],
  ['equal marks', withFields({}, { numbers: { decimal: ',', thousands: ',' } }), 'numbers.thousands', /must differ/],
  ['regions made from one column', withFields({ region: { column: 'r', unknown: 'create' } }), 'fields.region.unknown', /levels/],
  [
    'a code that is none',
    withFields({ tax: { column: 't', values: { x: { code: 'a,b' } } } }),
    'fields.tax.values.x.code',
    /cannot be a code/,
  ],
  [
    'control rows of targets',
    { extract: 'banks', fields: { code: { column: 'a' }, name: { column: 'b' } }, append: true },
    'append',
    /payments only/,
  ],
  ['an odd period column', withFields({}, { wide: { Jan: '2024-13' } }), 'wide.Jan', /allowed form/],
])('refuses %s, naming key and reason', (_name, value, key, reason) => {
  const error = refused(value);
  expect(error.key).toBe(key);
  expect(error.en).toMatch(reason);
  expect(error.en).toContain(key);
  expect(error.id).toMatch(/^Profil p/);
});

describe('files', () => {
  let data = '';
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'pendapa-profile-'));
    await mkdir(join(data, 'profiles'));
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  it('finds a profile by its name in the data folder', async () => {
    await writeFile(join(data, 'profiles', 'daily.json'), JSON.stringify(payments));
    expect(await readProfile(data, 'daily')).toMatchObject({ name: 'daily', profile: { extract: 'payments' } });
  });

  it('names the profiles that are there when one is missing', async () => {
    await writeFile(join(data, 'profiles', 'daily.json'), JSON.stringify(payments));
    await expect(readProfile(data, 'weekly')).rejects.toThrow(/weekly: is not in .*Profiles there: daily/);
    await expect(readProfile(data, './weekly.json')).rejects.toThrow(/no such file/);
  });

  it('says where JSON breaks and refuses other encodings', async () => {
    await writeFile(join(data, 'profiles', 'bad.json'), '{ "extract": ');
    await expect(readProfile(data, 'bad')).rejects.toThrow(/not valid JSON/);
    await writeFile(join(data, 'profiles', 'bad.json'), Buffer.from([0x7b, 0xff]));
    await expect(readProfile(data, 'bad')).rejects.toThrow(/not UTF-8/);
  });
});

it('publishes one JSON Schema with an alternative for each extract', async () => {
  const schema = profileJsonSchema() as { anyOf: { properties: { extract: { const: string } } }[] };
  expect(schema.anyOf.map(({ properties }) => properties.extract.const)).toEqual([...EXTRACTS]);
  expect(JSON.stringify(schema)).toContain('"additionalProperties":false');
  expect(await readFile(join(EXAMPLES, 'city-monthly-collections.json'), 'utf8')).toContain('"extract": "payments"');
});
