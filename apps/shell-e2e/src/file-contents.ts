import { join } from 'node:path';
import { installed, outputOf } from './exported.ts';

/** Debian's Python, because the openpyxl package belongs to it. */
const PYTHON = '/usr/bin/python3';
const READER = join(import.meta.dirname, '../read-workbook.py');

/** Returns the reason why files cannot be read on this machine, or null. */
export const withoutWorkbookReader = (): string | null =>
  installed(PYTHON, '-V') && outputOf(PYTHON, ['-c', 'import openpyxl; print("there")']).startsWith('there')
    ? null
    : 'openpyxl is not installed (Debian: python3-openpyxl)';
export const withoutPdfReader = (): string | null =>
  installed('pdftotext') && installed('pdftohtml') ? null : 'pdftotext is not installed (Debian: poppler-utils)';

export interface SheetContent {
  readonly name: string;
  /** Cells as text; dates are written `date <ISO>`. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export const readWorkbook = (path: string): readonly SheetContent[] =>
  JSON.parse(outputOf(PYTHON, [READER, path])) as readonly SheetContent[];

/** Maximum resolution of the program; it reports sizes as whole numbers. */
const ZOOM = 3;

/** Returns the smallest font size of a PDF in points. */
export function smallestLetters(path: string): number {
  const fonts = outputOf('pdftohtml', ['-xml', '-i', '-stdout', '-zoom', String(ZOOM), path]).matchAll(/<fontspec [^>]*size="(\d+)"/g);
  return [...fonts].reduce((least, [, size]) => Math.min(least, Number(size) / ZOOM), Infinity);
}

/** Returns words of a PDF that cross the edge of their sheet. */
export function wordsOutside(path: string): readonly string[] {
  const sheets = outputOf('pdftotext', ['-bbox', path, '-']).split('<page ').slice(1);
  return sheets.flatMap((sheet) => {
    const [width = 0, height = 0] = [...(/width="([\d.]+)" height="([\d.]+)"/.exec(sheet) ?? [])].slice(1).map(Number);
    const words = [...sheet.matchAll(/xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)/g)];
    return words.flatMap(([, ...parts]) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = parts.slice(0, 4).map(Number);
      return left < 0 || top < 0 || right > width || bottom > height ? [parts[4] ?? ''] : [];
    });
  });
}
