import type { Manifest } from './manifest.ts';

/** Sums the control sums of all parts with source rows; aggregates sum the same rows and are left out. */
export function controlSums({ parts }: Pick<Manifest, 'parts'>): Record<string, string> {
  const sums: Record<string, bigint> = {};
  for (const part of parts) {
    if (part.kind === 'aggregates') continue;
    for (const [key, value] of Object.entries(part.sums)) sums[key] = (sums[key] ?? 0n) + BigInt(value);
  }
  return Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, String(value)]));
}
