const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Creates a file with the type of its format. */
export const blobOf = (format: keyof typeof TYPES, pieces: readonly (string | Uint8Array)[]): Blob =>
  new Blob(
    // Writers create new bytes, never in shared memory.
    pieces.map((piece) => (typeof piece === 'string' ? piece : (piece as Uint8Array<ArrayBuffer>))),
    { type: TYPES[format] },
  );
