import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import { checkProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { importInto } from './import-into.ts';
import { query } from '../staging/sql.ts';

jest.setTimeout(240_000);

const ROWS = 24_000;
const TAXES = ['HOTEL', 'PARKING', 'SPA'];
const PROFILE = {
  extract: 'payments',
  append: true,
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    id: { column: 'id' },
    posted: { grain: 'day', column: 'day', format: 'YYYY-MM-DD' },
    object: { column: 'object', unknown: 'none' },
    tax: { column: 'tax', unknown: 'create' },
    amount: { column: 'amount' },
  },
};

/** Enough rows for the bulk reader. Amounts are 0 to ROWS - 1, so that one payment is zero. */
const rows = (year: number): string[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const day = String((row % 28) + 1).padStart(2, '0');
    return `${year}-${String(row).padStart(12, '0')},${year}-03-${day},OBJECT-${row % 50},${TAXES[row % 3] ?? ''},${row}`;
  });
const text = (lines: readonly string[]): string => `id,day,object,tax,amount\n${lines.join('\n')}\n`;
const SUM = String((ROWS * (ROWS - 1)) / 2);

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-bulk-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function load(content: string, profile: object = PROFILE): Promise<Receipt> {
  const path = join(root, 'f.csv');
  await writeFile(path, content);
  const common = { name: 'p', dataFolder: join(root, 'data'), replace: null, check: false, control: {}, memoryLimit: '512MB' };
  return importInto({ ...common, path, profile: checkProfile('p', profile) }, () => undefined);
}

async function served(sql: string) {
  const draft = await openDraft(join(root, 'data'));
  try {
    return await query(draft.connection, sql);
  } finally {
    await draft.discard();
  }
}

const BY_TAX =
  'SELECT year(posted_on), tax_code, count(*), sum(amount), count(payment_id) FROM published.payments GROUP BY 1, 2 ORDER BY 1, 2';
const of = (year: string, tax: number) => {
  const third = ROWS / 3;
  return [year, TAXES[tax], String(third), String((3 * third * (third - 1)) / 2 + tax * third), String(third)];
};

it('publishes a large file as it stands, and tells its rows by their lines', async () => {
  // Rows without objects are not copied before they are published.
  const { object, ...fields } = PROFILE.fields;
  expect(object).toBeDefined();
  const receipt = await load(text(rows(2023).toReversed()), { ...PROFILE, fields, file: { ignoreColumns: ['object'] } });
  expect(receipt).toMatchObject({
    outcome: 'published',
    rows: { read: ROWS, accepted: ROWS, skipped: 0 },
    sums: { file: SUM, after: SUM },
    stored: { after: ROWS },
    warned: { count: 1 },
  });
  expect(receipt.warned.listed).toMatchObject([{ line: ROWS + 1, code: 'amount-zero' }]);
  expect(await served(BY_TAX)).toEqual([0, 1, 2].map((tax) => of('2023', tax)));
});

it('adds a second one, whose numbers are looked up, and refuses it as a whole where it was published before', async () => {
  await expect(load(text(rows(2024)))).resolves.toMatchObject({ outcome: 'published', stored: { before: ROWS, after: 2 * ROWS } });
  expect(await served(BY_TAX)).toEqual(['2023', '2024'].flatMap((year) => [0, 1, 2].map((tax) => of(year, tax))));
  const again = await load(text([...rows(2022).slice(1), ...rows(2024).slice(-1)])).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(ImportRefused);
  expect((again as ImportRefused).findings).toMatchObject([{ line: ROWS + 1, column: 'id', code: 'duplicate-published' }]);
});

it('tells the line and the column of the one value that is wrong in a large file', async () => {
  const lines = rows(2021);
  lines[ROWS - 2] = '2021-x,2021-02-29,OBJECT-1,SPA,1.5';
  const refused = await load(text(lines)).catch((error: unknown) => error);
  expect((refused as ImportRefused).findings).toMatchObject([
    { line: ROWS, column: 'day', code: 'date-impossible' },
    { line: ROWS, column: 'amount', code: 'amount-decimals' },
  ]);
});
