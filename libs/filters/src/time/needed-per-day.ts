/** Amount needed per remaining day, rounded up to whole minor units; null without an amount, and for no or unknown days. */
export function neededPerDay(remaining: string | number | null, days: number | null): string | null {
  if (remaining === null || days === null || days <= 0) return null;
  const amount = BigInt(remaining);
  return amount <= 0n ? '0' : String((amount + BigInt(days) - 1n) / BigInt(days));
}
