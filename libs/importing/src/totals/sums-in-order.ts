/** A row that equals the sum of rows directly above or below it. */
export interface SumFound {
  /** Position of the row in the sequence. */
  readonly at: number;
  /** Number of rows or totals that it adds up. */
  readonly addends: number;
  /** Number of single rows that it stands for, without itself. */
  readonly rows: number;
  /** Amount of the nearest addend, which distinguishes a relation from a multiple of it. */
  readonly nearest: bigint;
}

interface Open {
  readonly amount: bigint;
  readonly rows: number;
}

/** Maximum size of a group. Groups in reports are smaller, and long tables would take too long. */
const MAX_GROUP = 500;
const MIN_LONG_TABLE = 5_000;
const MAX_GROUP_OF_LONG_TABLE = 20;

interface SearchResult {
  readonly found: readonly SumFound[];
  /** Number of compared sums; each may agree by chance. */
  readonly compared: number;
  /** True if one total stands for all other rows. */
  readonly whole: boolean;
}

/** Finds totals below their rows. A total replaces the rows that it adds up, so that totals of totals are found as well. */
export function findSumsAbove(amounts: readonly bigint[]): SearchResult {
  const open: Open[] = [];
  const found: SumFound[] = [];
  const maxGroup = amounts.length > MIN_LONG_TABLE ? MAX_GROUP_OF_LONG_TABLE : MAX_GROUP;
  let [compared, seen, all] = [0, 0, 0n];
  amounts.forEach((amount, at) => {
    let [sum, best, rows, filled] = [0n, 0, 0, 0];
    let bestRows = 0;
    for (let place = open.length - 1; place >= 0 && open.length - place <= maxGroup && amount !== 0n; place -= 1) {
      const item = open[place] ?? { amount: 0n, rows: 0 };
      sum += item.amount;
      rows += item.rows;
      if (item.amount !== 0n) filled += 1;
      if (filled < 2 || item.amount === 0n) continue;
      compared += 1;
      if (sum === amount) [best, bestRows] = [open.length - place, rows];
    }
    const nearest = open.findLast((item) => item.amount !== 0n)?.amount ?? 0n;
    // Totals by chance may have replaced rows that a total of all rows adds up.
    if (best === 0 && seen > 2 && all === amount && amount !== 0n) {
      found.push({ at, addends: seen, rows: at, nearest });
      open.splice(0, open.length, { amount, rows: at });
    } else if (best > 0) {
      found.push({ at, addends: best, rows: bestRows, nearest });
      open.splice(open.length - best, best, { amount, rows: bestRows + 1 });
    } else open.push({ amount, rows: 1 });
    if (amount !== 0n) {
      all += amount;
      seen += 1;
    }
  });
  const last = found.at(-1);
  return { found, compared, whole: open.length === 1 && last?.at === amounts.length - 1 };
}

/** Finds totals above their rows. */
function findSumsBelow(amounts: readonly bigint[]): SearchResult {
  const { found, ...walked } = findSumsAbove([...amounts].reverse());
  return { ...walked, found: found.map((sum) => ({ ...sum, at: amounts.length - 1 - sum.at })) };
}

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Number of possible amounts between 0 and the largest, in steps of their common divisor. */
function countPossibleAmounts(amounts: readonly bigint[]): number {
  let [step, largest] = [0n, 0n];
  for (const amount of amounts) {
    step = commonDivisor(absolute(amount), step);
    if (absolute(amount) > largest) largest = absolute(amount);
  }
  return step === 0n ? 1 : Number(largest / step);
}

/** Totals of one table, and the probability that such amounts agree by chance. */
export interface TableTotals {
  readonly found: readonly SumFound[];
  readonly chance: number;
}

const NONE: TableTotals = { found: [], chance: 1 };
const MIN_COVERED_SHARE = 0.6;
const MIN_EXPLAINED_ROWS = 6;

/**
 * Finds rows of one table that may be totals. These are one of all other rows, several that explain most rows, or one of at least three. A
 * single sum of two rows does not count.
 */
function findTableTotals(amounts: readonly bigint[]): TableTotals {
  const ways = [findSumsAbove(amounts), findSumsBelow(amounts)];
  const explained = ({ found }: SearchResult): number => found.reduce((max, { rows }) => Math.max(max, rows), 0) + found.length;
  const [best] = ways.filter(({ found }) => found.length > 0).sort((a, b) => explained(b) - explained(a));
  if (!best) return NONE;
  const { found, compared, whole } = best;
  const possibleAmounts = countPossibleAmounts(amounts);
  const widest = Math.max(...found.map(({ addends }) => addends));
  const covered = found.reduce((sum, { addends }) => sum + addends, found.length);
  if (found.length > 1 && (whole || (covered >= amounts.length * MIN_COVERED_SHARE && amounts.length >= MIN_EXPLAINED_ROWS)))
    return { found, chance: Math.min(compared / possibleAmounts, 1) ** found.length };
  if (widest < 3) return NONE;
  // Only the first and the last row are compared with all others.
  if (whole) return { found, chance: Math.min(2 / possibleAmounts, 1) };
  return { found: found.filter(({ addends }) => addends > 2), chance: Math.min(compared / possibleAmounts, 1) };
}

/** Accepted number of chance agreements over all tables. */
const MAX_CHANCE = 0.02;
/** Chance is excluded if at least this share of tables has totals. */
const MIN_TABLE_SHARE = 0.5;
const MIN_ROWS = 4;

/** Finds the totals of each table that cannot be chance: amounts are too diverse, or most tables have totals. */
export function findTotalsBeyondChance(tables: readonly (readonly bigint[])[]): readonly (readonly SumFound[])[] {
  const tableTotals = tables.map(findTableTotals);
  const largeTables = tables.filter((amounts) => amounts.filter((amount) => amount !== 0n).length >= MIN_ROWS).length;
  const tablesWithTotals = tableTotals.filter(({ found, chance }) => found.length > 0 && chance < 1).length;
  const mostHaveTotals = tablesWithTotals > 0 && tablesWithTotals >= largeTables * MIN_TABLE_SHARE;
  return tableTotals.map(({ found, chance }, at) => {
    const whole = found.some(({ rows }) => rows === (tables[at]?.length ?? 0) - 1);
    const isOnlyTable = largeTables === 1 && whole;
    return isOnlyTable || chance * tables.length < MAX_CHANCE || (mostHaveTotals && (whole || found.length > 1)) ? found : [];
  });
}
