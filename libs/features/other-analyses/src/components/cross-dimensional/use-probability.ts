import { useFormat } from '@pendapa/i18n';

const LEAST = 0.001;

/** A probability of chance with three digits; less than that is said to be less, never zero. */
export function useProbability(): (p: number | null) => string {
  const format = useFormat();
  return (p) => (p !== null && p < LEAST ? `< ${format.decimal(LEAST, 3)}` : format.decimal(p, 3));
}
