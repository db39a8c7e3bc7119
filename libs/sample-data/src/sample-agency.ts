import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import type { Settings } from '@pendapa/contracts';

/** Settings of the invented agency; its name says wherever it stands that the figures are a sample. */
export const SAMPLE_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  agency: { id: 'Bapenda Provinsi Contoh (data contoh)', en: 'Sample Province Revenue Agency (sample data)' },
  // A sample does not grow old: its last day is part of it.
  staleAfterDays: 3_650,
};
