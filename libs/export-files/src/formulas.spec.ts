/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { plainText } from './cells/safe-text.ts';
import { toCsv } from './csv/to-csv.ts';
import { nameFault, suggestName } from './file-name.ts';
import { toPdf } from './pdf/to-pdf.ts';
import { toXlsx } from './sheet/to-xlsx.ts';
import { saysEverywhere } from './testing/payloads.ts';
import { FORMULAS } from './testing/sample-document.ts';

// LibreOffice starts slowly.
jest.setTimeout(120_000);

const installed = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
/** Skipped if the program is not installed. */
const withProgram = (program: string) => (installed(program) ? it : it.skip);

const folder = mkdtempSync(join(tmpdir(), 'pendapa-formulas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const writeTemporary = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const cellsOf = async (book: Uint8Array) => {
  const { sheets } = await readXlsx(book, { readStyles: true });
  return sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
};

it.each(FORMULAS)('%j is no name of a file, and none is suggested that is refused', (payload) => {
  expect(nameFault(payload)).toBe('forbidden');
  expect(nameFault(suggestName(payload, '2026-11-14'))).toBeNull();
});

it.each(FORMULAS)(
  '%j is text in every cell of a workbook, header, cover and total; sheets keep names that are admitted',
  async (payload) => {
    const { bytes: book } = await toXlsx(saysEverywhere(payload), []);
    const cells = await cellsOf(book);
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const payloadCells = cells.filter(({ value }) => typeof value === 'string' && value.startsWith(plainText(payload)));
    expect(payloadCells).toHaveLength(10);
    expect(new Set(payloadCells.map(({ type, style }) => `${type} ${style?.numFmt}`))).toEqual(new Set(['string @']));
    const { sheets } = await readXlsx(book);
    for (const { name } of sheets) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$|^[^[\]:*?/\\']+'[^[\]:*?/\\]*[^[\]:*?/\\']$/);
  },
);

withProgram('pdftotext')('every payload stands in a PDF as it is, and nothing in it acts (pdftotext)', async () => {
  for (const payload of FORMULAS.filter((text) => !/[＝＋－＠]/.test(text))) {
    const pdf = await toPdf(saysEverywhere(payload), { size: 'A4', orientation: 'landscape' });
    const path = writeTemporary('payload.pdf', pdf);
    const text = spawnSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' }).stdout.replace(/\s/g, '');
    expect(text.split(payload.replace(/\s/g, '')).length - 1).toBeGreaterThanOrEqual(12);
    expect(new TextDecoder('latin1').decode(pdf)).not.toMatch(/\/(JS|JavaScript|Launch|URI|OpenAction|AA|AcroForm)\b/);
  }
});

withProgram('soffice')('LibreOffice computes none of them, and keeps numbers numbers (soffice)', async () => {
  const each = FORMULAS.map(saysEverywhere);
  const all = { ...saysEverywhere('=1+1'), cover: each.flatMap(({ cover }) => cover), sections: each.flatMap(({ sections }) => sections) };
  const paths = [
    writeTemporary('text.csv', (await toCsv(all, 'machine')).pieces.join('')),
    writeTemporary('book.xlsx', (await toXlsx(all, [])).bytes),
  ];
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  // UTF-8, comma, quotes: the usual choices when a user opens the file.
  const filters = ['--infilter=CSV:44,34,76', '--convert-to', 'xlsx', '--outdir', join(folder, 'again')];
  spawnSync('soffice', [profile, '--headless', ...filters, ...paths], { timeout: 100_000, stdio: 'ignore' });
  for (const name of ['text.xlsx', 'book.xlsx']) {
    const cells = await cellsOf(readFileSync(join(folder, 'again', name)));
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const words = cells.flatMap(({ value }) => (typeof value === 'string' ? [value.replace(/^[\s'#]+/, '')] : []));
    for (const payload of FORMULAS)
      expect(words.filter((text) => text.startsWith(plainText(payload).trim())).length).toBeGreaterThanOrEqual(5);
    expect(cells.filter(({ value }) => value === -5)).toHaveLength(2 * FORMULAS.length);
  }
});
