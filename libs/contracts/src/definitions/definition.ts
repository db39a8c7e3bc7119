import type { Texts } from '../texts.ts';

/** Meaning of a measure in words. Definition buttons and the data dictionary use the same texts. */
export interface Definition {
  readonly label: Texts;
  readonly meaning: Texts;
  /** Formula in words. */
  readonly formula: Texts;
  /** Set for quotients. */
  readonly numerator?: Texts;
  readonly denominator?: Texts;
  readonly cutOff: Texts;
}
