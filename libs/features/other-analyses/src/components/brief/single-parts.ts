import type { ExportPart } from '@pendapa/panels';

/** Returns the part without its table. */
export const onlyChart = (part: ExportPart): ExportPart => ({
  ...part,
  source: null,
  draw: async (signal) => ({ chart: (await part.draw(signal)).chart, table: null }),
});

/** Returns the part without its chart. */
export const onlyTable = (part: ExportPart): ExportPart => ({
  ...part,
  sentence: () => null,
  draw: async (signal) => ({ chart: null, table: (await part.draw(signal)).table }),
});

/** Returns the part on a sheet of its own. */
export const onNewSheet = (part: ExportPart): ExportPart => ({ ...part, startsSheet: true });
