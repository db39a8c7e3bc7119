import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { checkFile } from '../testing/check-file.ts';
import { textOds } from '../testing/ods-file.ts';
import { textParquet } from '../testing/parquet-file.ts';
import { textWorkbook } from '../testing/workbook-file.ts';
import { zipFile } from '../testing/zip-file.ts';

/** Number of changed files of each format; the long form has `PENDAPA_MUTATIONS=25000`. */
const RUNS = Number(process.env['PENDAPA_MUTATIONS'] ?? '60');
/** Each round of `npm run test:fuzz -- --full` makes other changes. */
const SEED = 20_241_114 + Number(process.env['PENDAPA_ROUND'] ?? 0);
jest.setTimeout(120_000 + RUNS * 1_000);

const PROFILE = {
  extract: 'payments',
  file: { delimiter: ';' },
  numbers: { decimal: ',', thousands: '.' },
  fields: {
    id: { column: 'NTPD' },
    posted: { grain: 'day', column: 'Tanggal', format: 'DD/MM/YYYY' },
    tax: { column: 'Jenis' },
    amount: { column: 'Jumlah' },
  },
};
const ROWS = Array.from({ length: 40 }, (_value, index) => [
  `N${1_000 + index}`,
  `${String((index % 28) + 1).padStart(2, '0')}/02/2024`,
  index % 2 === 0 ? 'HOTEL' : 'PARKING',
  `${index + 1}.500`,
]);
const TABLE = [['NTPD', 'Tanggal', 'Jenis', 'Jumlah'], ...ROWS];
const CSV = Buffer.from(TABLE.map((row) => `${row.join(';')}\n`).join(''));
// 1,500 + 2,500 + ... + 40,500.
const CONTROL = { rows: 40, amount: '840000' };

const FILES: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['f.csv', () => CSV],
  ['f.csv.gz', () => gzipSync(CSV)],
  ['f.xlsx', () => textWorkbook(TABLE)],
  ['f.ods', () => textOds(TABLE)],
  ['f.json', () => Buffer.from(JSON.stringify(ROWS.map((row) => Object.fromEntries(row.map((cell, at) => [TABLE[0]?.[at] ?? '', cell])))))],
  ['f.zip', () => zipFile([{ name: 'f.csv', content: CSV }])],
  ['f.parquet', () => textParquet(TABLE)],
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  value: fc.nat(255),
  how: fc.constantFrom('set', 'cut', 'insert', 'repeat'),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(bytes: Buffer, { at, value, how }: Change): Buffer {
  const place = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  if (how === 'cut') return Buffer.concat([before, after.subarray((value % 16) + 1)]);
  if (how === 'insert') return Buffer.concat([before, Buffer.from([value]), after]);
  if (how === 'repeat') return Buffer.concat([before, after.subarray(0, (value % 64) + 1), after]);
  return Buffer.concat([before, Buffer.from([value]), after.subarray(1)]);
}

it.each(FILES)('%s with bytes changed at random is refused, or holds what was declared', async (name, make) => {
  const intact = await make();
  const bytesOf = async (bytes: Buffer) => checkFile({ name, bytes, profile: PROFILE, control: CONTROL });
  expect((await bytesOf(intact)).refused).toEqual([]);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const verdict = await bytesOf(changes.reduce(changed, intact));
      if (verdict.refused.length > 0) {
        refused += 1;
        expect(verdict.rows).toEqual([]);
        return;
      }
      const amounts = verdict.rows.map((row) => BigInt(row.split('|').at(-1) ?? ''));
      expect([amounts.length, amounts.reduce((sum, amount) => sum + amount, 0n)]).toEqual([40, 840_000n]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(refused).toBeGreaterThan(RUNS / 4);
});
