import type { ListedCase } from '@pendapa/contracts';
import { rowsByRegion } from '@pendapa/query';

/** Rows of a printed sheet (A4, upright) below its heading. Rows that break into two lines need more. */
const ROWS_PER_SHEET = 36;

/** Number of sheets of paper: each region begins a new one. */
export const sheetCount = (rows: readonly ListedCase[]): number =>
  rowsByRegion(rows).reduce((sheets, [, ofRegion]) => sheets + Math.ceil(ofRegion.length / ROWS_PER_SHEET), 0);
