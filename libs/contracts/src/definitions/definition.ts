import type { Texts } from '../texts.ts';

/** What a measure means, in words; the same texts stand behind every definition button and in the data dictionary. */
export interface Definition {
  readonly label: Texts;
  readonly meaning: Texts;
  /** How it is computed. */
  readonly formula: Texts;
  /** Of a quotient. */
  readonly numerator?: Texts;
  readonly denominator?: Texts;
  readonly cutOff: Texts;
}
