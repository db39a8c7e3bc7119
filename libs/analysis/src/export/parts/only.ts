import type { ExportPart } from './registry.ts';

/** The part without its table. */
export const onlyChart = (part: ExportPart): ExportPart => ({
  ...part,
  source: null,
  draw: async () => ({ chart: (await part.draw()).chart, table: null }),
});

/** The part without its chart. */
export const onlyTable = (part: ExportPart): ExportPart => ({
  ...part,
  sentence: () => null,
  draw: async () => ({ chart: null, table: (await part.draw()).table }),
});
