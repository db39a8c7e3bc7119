import type { Settings, Texts } from '@pendapa/contracts';
import type { Manifest } from '@pendapa/warehouse';

export type Level = 'ok' | 'warn' | 'fail';

/** One line of the report: the check, its result, and advice. */
export interface Finding {
  readonly check: Texts;
  readonly level: Level;
  readonly found: Texts;
  readonly advice?: Texts;
}

/** The state that the checks examine. A part is null if it cannot be read; another check reports that. */
export interface ExaminedFolder {
  readonly folder: string;
  readonly settings: Settings | null;
  readonly manifest: Manifest | null;
}

export type Check = (patient: ExaminedFolder) => Promise<readonly Finding[]>;

export const sameText = (text: string): Texts => ({ id: text, en: text });
export const ok = (check: Texts, found: Texts): Finding => ({ check, level: 'ok', found });
export const warn = (check: Texts, found: Texts, advice: Texts): Finding => ({ check, level: 'warn', found, advice });
export const fail = (check: Texts, found: Texts, advice: Texts): Finding => ({ check, level: 'fail', found, advice });
