/**
 * Districts of the sample agency's province by code, at their approximate positions: columns west to east, rows north to south.
 * Other agencies get rows by city, see `tile-places.ts`.
 */
const ROWS: readonly (readonly (string | null)[])[] = [
  ['31.01.01', null, null, null, null, null, null, null],
  ['31.01.02', null, null, '31.72.01', '31.72.05', '31.72.02', '31.72.03', '31.72.04'],
  ['31.73.06', '31.73.01', '31.73.04', '31.73.03', '31.71.02', '31.71.03', '31.72.06', '31.75.06'],
  ['31.73.08', '31.73.02', '31.73.07', '31.71.01', '31.71.04', '31.71.05', '31.75.02', null],
  [null, '31.73.05', '31.71.07', '31.71.06', '31.71.08', '31.75.01', '31.75.07', null],
  ['31.74.10', '31.74.05', '31.74.07', '31.74.02', '31.74.01', '31.75.03', '31.75.08', null],
  [null, null, '31.74.06', '31.74.03', '31.74.08', '31.75.04', '31.75.10', null],
  [null, null, null, '31.74.04', '31.75.05', '31.75.09', null, null],
  [null, null, null, '31.74.09', null, null, null, null],
];

export const SAMPLE_LAYOUT = new Map(
  ROWS.flatMap((codes, row) => codes.flatMap((code, column) => (code === null ? [] : [[code, { column, row }] as const]))),
);
