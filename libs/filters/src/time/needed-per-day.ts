/** Amount needed per remaining day, rounded up to whole minor units; null without an amount or days. */
export function neededPerDay(remaining: string | number | null, days: number): string | null {
  if (remaining === null || days <= 0) return null;
  const amount = BigInt(remaining);
  return amount <= 0n ? '0' : String((amount + BigInt(days) - 1n) / BigInt(days));
}
