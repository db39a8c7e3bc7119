/** Definition of a figure by names of sums. Both the value in TypeScript and the SQL for sorting follow from it. */
export interface Figure {
  /** The figure is the first of these sums less the others. */
  readonly of: readonly [string, ...string[]];
  /** Sums that count rows without the field; the figure is unknown unless each is 0. */
  readonly unknown?: readonly string[];
  /** True if a missing count of `unknown` means 0. */
  readonly treatsMissingAsZero?: boolean;
  /** Meaning of 0: unknown always, known if the named sum is 0, or known if the named sum is above 0. */
  readonly zeroMeaning?: 'unknown' | { readonly knownIfZero: string } | { readonly knownIfPositive: string };
  /** True if it is 0 without rows. */
  readonly isZeroWithoutRows?: boolean;
}

/** Computes a figure from its sums. */
export function figureOf(
  { of, unknown = [], treatsMissingAsZero = false, zeroMeaning, isZeroWithoutRows }: Figure,
  sum: (name: string) => bigint | null,
): bigint | null {
  if (!unknown.every((name) => (treatsMissingAsZero ? (sum(name) ?? 0n) : sum(name)) === 0n)) return null;
  const [first, ...others] = of.map(sum).map((value) => (isZeroWithoutRows ? (value ?? 0n) : value));
  if (first === undefined || first === null || others.includes(null)) return null;
  const value = others.reduce<bigint>((left, other) => left - (other ?? 0n), first);
  return value !== 0n || isKnownZero(zeroMeaning, sum) ? value : null;
}

function isKnownZero(zeroMeaning: Figure['zeroMeaning'], sum: (name: string) => bigint | null): boolean {
  if (zeroMeaning === undefined) return true;
  if (zeroMeaning === 'unknown') return false;
  return 'knownIfZero' in zeroMeaning ? sum(zeroMeaning.knownIfZero) === 0n : (sum(zeroMeaning.knownIfPositive) ?? 0n) > 0n;
}

/** SQL of a figure over the columns of its sums. */
export function figureSql(
  { of, unknown = [], treatsMissingAsZero = false, zeroMeaning, isZeroWithoutRows }: Figure,
  column: (name: string) => string,
): string {
  const difference = of.map(column).join(' - ');
  const value = isZeroWithoutRows ? `coalesce(${difference}, 0)` : difference;
  const tests = unknown.map((name) => `${treatsMissingAsZero ? `coalesce(${column(name)}, 0)` : column(name)} = 0`);
  if (zeroMeaning !== undefined && zeroMeaning !== 'unknown')
    tests.push(
      `(${'knownIfZero' in zeroMeaning ? `${column(zeroMeaning.knownIfZero)} = 0` : `${column(zeroMeaning.knownIfPositive)} > 0`} OR ${value} <> 0)`,
    );
  const valueOrNull = zeroMeaning === 'unknown' ? `nullif(${value}, 0)` : value;
  return tests.length > 0 ? `CASE WHEN ${tests.join(' AND ')} THEN ${valueOrNull} END` : valueOrNull;
}
