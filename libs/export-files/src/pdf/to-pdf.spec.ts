/** @jest-environment node */
import { DOCUMENT, TABLE, withTable } from '../testing/sample-document.ts';
import { toPdf } from './to-pdf.ts';

const pagesOf = (pdf: Uint8Array): number => new TextDecoder('latin1').decode(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;
const boxOf = (pdf: Uint8Array): readonly number[] =>
  (/\/MediaBox \[([^\]]+)\]/.exec(new TextDecoder('latin1').decode(pdf))?.[1] ?? '').split(' ').map((text) => Math.round(Number(text)));
const portrait = { size: 'A4', orientation: 'portrait' } as const;

it('is a PDF with its own letters', async () => {
  const pdf = await toPdf(DOCUMENT, portrait);
  const text = new TextDecoder('latin1').decode(pdf);
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toMatch(/\/FontFile2/);
  expect(pagesOf(pdf)).toBe(1);
});

it('lies as was chosen, on A4 or folio', async () => {
  expect(boxOf(await toPdf(DOCUMENT, portrait))).toEqual([0, 0, 595, 842]);
  expect(boxOf(await toPdf(DOCUMENT, { size: 'F4', orientation: 'landscape' }))).toEqual([0, 0, 935, 609]);
});

it('goes on over pages with all rows', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [String(index), `Jenis ${index}`, '2026-01-01', '1', 1, 0.5]);
  const pdf = await toPdf(withTable({ ...TABLE, rows, totals: null, rowCount: 200 }), portrait);
  expect(pagesOf(pdf)).toBeGreaterThan(2);
});

it('draws vectors, and fetches nothing that a drawing names', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="http://127.0.0.1:1/x.png" width="5" height="5"/><rect width="10" height="10" fill="#12436d"/></svg>';
  const section = { title: 'Tren', sentence: null, chart: { svg, width: 10, height: 10 }, table: null };
  await expect(toPdf({ ...DOCUMENT, sections: [section] }, portrait)).resolves.toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
});
