import type { Manifest } from './manifest.ts';

/** Control sums of the rows as they came in, added over the parts that hold them; aggregates sum the same rows and are left out. */
export function controlSums({ parts }: Pick<Manifest, 'parts'>): Record<string, string> {
  const sums: Record<string, bigint> = {};
  for (const part of parts) {
    if (part.kind === 'aggregates') continue;
    for (const [key, value] of Object.entries(part.sums)) sums[key] = (sums[key] ?? 0n) + BigInt(value);
  }
  return Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, String(value)]));
}
