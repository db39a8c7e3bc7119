import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ReferenceTable } from '../extracts.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { Codes, type Member } from '../rows/codes.ts';
import { createLoadState, type LoadState } from '../rows/load-state.ts';
import { readFileInto } from './read-file.ts';
import { finalizeLoad } from './finalize-load.ts';

jest.setTimeout(60_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-corrupt-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const profile = checkProfile('p', {
  extract: 'payments',
  file: { ignoreColumns: ['note'] },
  except: [{ tax: ['TOTAL'] }],
  reconcile: [{ name: 'TOTAL', where: [{ tax: ['TOTAL'] }], differences: 'refuse' }],
  fields: {
    posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
    tax: { column: 'tax', unknown: 'refuse' },
    amount: { column: 'amount', negative: true },
  },
});

const FILE = [
  'date,tax,amount,note',
  '2024-01-01,HOTEL,1200,"a, b"',
  '2024-01-01,PARKING,35,x',
  '2024-01-02,HOTEL,-70,',
  '2024-01-02,PARKING,90071,"say ""c"""',
  '2024-01-01,TOTAL,1235,',
  '2024-01-02,TOTAL,90001,',
  '',
].join('\n');
/** 1,200 + 35 - 70 + 90,071. */
const CONTROL = { rows: 6, amount: '91236' };

const member = (code: string): readonly [string, Member] => [code, { code, name: { id: code, en: code }, parent: null, level: null }];
const codes = (table: ReferenceTable): Codes => new Codes(table, new Map(table === 'tax_types' ? ['HOTEL', 'PARKING'].map(member) : []));

async function read(bytes: Buffer): Promise<{ load: LoadState; rows: string[] }> {
  const path = join(folder, 'f.csv');
  await writeFile(path, bytes);
  const rows: string[] = [];
  const load = createLoadState({
    profile,
    digits: 0,
    dates: { timeZone: 'Asia/Jakarta', fiscalYearStart: 1 },
    codes: {
      regions: codes('regions'),
      units: codes('units'),
      tax_types: codes('tax_types'),
      channels: codes('channels'),
      banks: codes('banks'),
    },
    columns: ['posted_on', 'tax_code', 'amount'],
    write: (values) => rows.push(values.join(' ')),
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await readFileInto(load, { path, name: 'f.csv', number: 0, year: null, month: null }, sha256, () => undefined);
  finalizeLoad(load, { source: 'f.csv', control: CONTROL, replacement: { days: null, sources: [], unknown: null }, skipped: [] });
  return { load, rows };
}

const EXPECTED = ['2024-01-01 HOTEL 1200', '2024-01-01 PARKING 35', '2024-01-02 HOTEL -70', '2024-01-02 PARKING 90071'];
const original = Buffer.from(FILE);

const sameOrRefused = async (bytes: Buffer): Promise<boolean> => {
  const { load, rows } = await read(bytes);
  if (load.findings.refused.count > 0) return false;
  expect([...rows].sort()).toEqual(EXPECTED);
  return true;
};

it('accepts the intact file', async () => {
  const { load, rows } = await read(original);
  expect(load.findings.refused.listed).toEqual([]);
  expect(rows).toEqual(EXPECTED);
});

it('gives exactly the values of the file or refuses it, wherever it is cut', async () => {
  let accepted = 0;
  for (let length = 0; length < original.length; length += 1) if (await sameOrRefused(original.subarray(0, length))) accepted += 1;
  // The file means the same without its last line end and without the delimiter of the last, empty note.
  expect(accepted).toBe(1);
});

const place = fc.nat(original.length - 1);
const byte = fc.oneof(fc.constantFrom(...Buffer.from('",\n\r 0123456789-.')), fc.nat(255));
const mutation = fc.oneof(
  fc.tuple(place, byte).map(([at, value]) => Buffer.concat([original.subarray(0, at), Buffer.from([value]), original.subarray(at + 1)])),
  fc.tuple(place, byte).map(([at, value]) => Buffer.concat([original.subarray(0, at), Buffer.from([value]), original.subarray(at)])),
  place.map((at) => Buffer.concat([original.subarray(0, at), original.subarray(at + 1)])),
  fc
    .tuple(place, place)
    .map(([from, to]) => Buffer.concat([original.subarray(0, Math.min(from, to)), original.subarray(Math.max(from, to))])),
  fc.tuple(place, place).map(([from, to]) => Buffer.concat([original, original.subarray(Math.min(from, to), Math.max(from, to))])),
);

it('gives exactly the values of the file or refuses it, however it is corrupted', async () => {
  let [accepted, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(mutation, async (bytes) => {
      if (await sameOrRefused(bytes)) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 1_500, seed: 7 },
  );
  // A changed note is harmless; most other changes are not. Both cases occur.
  expect(accepted).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(500);
});
