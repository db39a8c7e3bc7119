/** Words and letters behind an amount that multiply it, in both languages. */
const SCALES: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  thousand: 1e3,
  jt: 1e6,
  juta: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  // In Indonesian a bare M is a billion.
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  mlr: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
  t: 1e12,
  triliun: 1e12,
  trilyun: 1e12,
  trillion: 1e12,
};

/** Factor of a word such as `jt` or `Miliar` in Indonesian use; null for any other text. */
export const scaleOfWord = (word: string): number | null => SCALES[word.trim().toLowerCase().replace(/\.$/, '')] ?? null;
