/** What has to come in on each remaining day, rounded up to whole minor units; null where nothing remains to be said. */
export function neededPerDay(remaining: string | number | null, days: number): string | null {
  if (remaining === null || days <= 0) return null;
  const amount = BigInt(remaining);
  return amount <= 0n ? '0' : String((amount + BigInt(days) - 1n) / BigInt(days));
}
