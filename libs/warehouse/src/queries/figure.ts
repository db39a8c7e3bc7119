/** Definition of a figure by names of sums. Both the value in TypeScript and the SQL for sorting follow from it. */
export interface Figure {
  /** The figure is the first of these sums less the others. */
  readonly of: readonly [string, ...string[]];
  /** Sums that count rows without the field; the figure is unknown unless each is 0. */
  readonly unknown?: readonly string[];
  /** True if a missing count means 0. */
  readonly silent?: boolean;
  /** Meaning of 0: unknown always, unless the named sum is 0, or unless the sum `toldBy` has rows. */
  readonly none?: 'unknown' | { readonly unless: string } | { readonly toldBy: string };
  /** True if it is 0 without rows. */
  readonly happened?: boolean;
}

/** Computes a figure from its sums. */
export function figureOf(
  { of, unknown = [], silent = false, none, happened }: Figure,
  sum: (name: string) => bigint | null,
): bigint | null {
  if (!unknown.every((name) => (silent ? (sum(name) ?? 0n) : sum(name)) === 0n)) return null;
  const [first, ...others] = of.map(sum).map((value) => (happened ? (value ?? 0n) : value));
  if (first === undefined || first === null || others.includes(null)) return null;
  const value = others.reduce<bigint>((left, other) => left - (other ?? 0n), first);
  return value !== 0n || isKnownNothing(none, sum) ? value : null;
}

function isKnownNothing(none: Figure['none'], sum: (name: string) => bigint | null): boolean {
  if (none === undefined) return true;
  if (none === 'unknown') return false;
  return 'unless' in none ? sum(none.unless) === 0n : (sum(none.toldBy) ?? 0n) > 0n;
}

/** SQL of a figure over the columns of its sums. */
export function figureSql({ of, unknown = [], silent = false, none, happened }: Figure, column: (name: string) => string): string {
  const given = of.map(column).join(' - ');
  const value = happened ? `coalesce(${given}, 0)` : given;
  const tests = unknown.map((name) => `${silent ? `coalesce(${column(name)}, 0)` : column(name)} = 0`);
  if (none !== undefined && none !== 'unknown')
    tests.push(`(${'unless' in none ? `${column(none.unless)} = 0` : `${column(none.toldBy)} > 0`} OR ${value} <> 0)`);
  const counted = none === 'unknown' ? `nullif(${value}, 0)` : value;
  return tests.length > 0 ? `CASE WHEN ${tests.join(' AND ')} THEN ${counted} END` : counted;
}
