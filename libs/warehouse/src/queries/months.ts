import { dateParts } from '@pendapa/contracts';

export const monthsBetween = (from: string, to: string): number => {
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
};
