import type { ListedCases } from '@pendapa/contracts';

/** What the listed cases amount to together, in minor units; all of them may be more. */
export const listedAmount = ({ rows }: Pick<ListedCases, 'rows'>): string =>
  String(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
