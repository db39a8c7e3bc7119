import type { Currency, Language } from '@pendapa/contracts';
import { formatPlainAmount } from './amount.ts';
import { formatGrouped } from './grouped.ts';

const SCALES = [
  { exponent: 12, words: { id: 'triliun', en: 'trillion' } },
  { exponent: 9, words: { id: 'miliar', en: 'billion' } },
  { exponent: 6, words: { id: 'juta', en: 'million' } },
  { exponent: 3, words: { id: 'ribu', en: 'thousand' } },
] as const;

/** Two decimals, cut and not rounded, so that they never reach the next scale. */
const formatHundredths = (minor: bigint, exponent: number): string =>
  formatPlainAmount((minor * 100n) / 10n ** BigInt(exponent), 2).replace(/\.?0+$/, '');

/** Formats a positive amount in words: 1250000n of rupiah is `Rp 1,25 juta` in Indonesian. */
export function formatAmountInWords(minor: bigint, { symbol, digits }: Currency, language: Language): string {
  const scale = SCALES.find(({ exponent }) => minor >= 10n ** BigInt(exponent + digits));
  if (!scale) return `${symbol} ${formatGrouped(formatPlainAmount(minor, digits), language)}`;
  return `${symbol} ${formatGrouped(formatHundredths(minor, scale.exponent + digits), language)} ${scale.words[language]}`;
}
