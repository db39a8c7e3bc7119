/** A row that equals the sum of rows directly above or below it. */
export interface SumFound {
  /** Place of the row in the sequence. */
  readonly at: number;
  /** Rows or totals that it adds up. */
  readonly addends: number;
  /** Rows that it stands for in the end, itself left out. */
  readonly rows: number;
  /** The amount of the addend nearest to it, to tell one relation from the same one scaled. */
  readonly nearest: bigint;
}

interface Open {
  readonly amount: bigint;
  readonly rows: number;
}

/** So many rows are added up at most: groups of people's tables are smaller, and long tables would take too long. */
const LONGEST_GROUP = 500;
const LONG_TABLE = 5_000;
const GROUP_OF_LONG = 20;

interface Walked {
  readonly found: readonly SumFound[];
  /** How many sums were compared: each of them may agree by chance. */
  readonly compared: number;
  /** Whether one total stands for all other rows. */
  readonly whole: boolean;
}

/** Goes through amounts in their order; rows that a total adds up give way to it, so that totals of totals are found, too. */
export function sumsAbove(amounts: readonly bigint[]): Walked {
  const open: Open[] = [];
  const found: SumFound[] = [];
  const most = amounts.length > LONG_TABLE ? GROUP_OF_LONG : LONGEST_GROUP;
  let [compared, seen, all] = [0, 0, 0n];
  amounts.forEach((amount, at) => {
    let [sum, best, rows, filled] = [0n, 0, 0, 0];
    let bestRows = 0;
    for (let place = open.length - 1; place >= 0 && open.length - place <= most && amount !== 0n; place -= 1) {
      const item = open[place] ?? { amount: 0n, rows: 0 };
      sum += item.amount;
      rows += item.rows;
      if (item.amount !== 0n) filled += 1;
      if (filled < 2 || item.amount === 0n) continue;
      compared += 1;
      if (sum === amount) [best, bestRows] = [open.length - place, rows];
    }
    const nearest = open.findLast((item) => item.amount !== 0n)?.amount ?? 0n;
    // Totals by chance may have taken rows away that a total of all rows adds up again.
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

/** Totals that stand above their rows. */
export function sumsBelow(amounts: readonly bigint[]): Walked {
  const { found, ...walked } = sumsAbove([...amounts].reverse());
  return { ...walked, found: found.map((sum) => ({ ...sum, at: amounts.length - 1 - sum.at })) };
}

const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** How many different amounts there may be between 0 and the largest, in steps of what divides them all. */
function spread(amounts: readonly bigint[]): number {
  let [step, largest] = [0n, 0n];
  for (const amount of amounts) {
    step = commonDivisor(magnitude(amount), step);
    if (magnitude(amount) > largest) largest = magnitude(amount);
  }
  return step === 0n ? 1 : Number(largest / step);
}

/** Chance agreements that are expected among the sums compared; fewer than so many, and a sum of three or more is none. */
const RARE = 0.02;

/**
 * The rows of one table that are totals beyond chance, or none: a total of all rows over three others, two totals that explain most of the
 * rows, or one total over at least three rows where amounts are so different that sums do not agree by chance. One row
 * that equals the sum of two others is no total.
 */
export function totalsOf(amounts: readonly bigint[]): readonly SumFound[] {
  const ways = [sumsAbove(amounts), sumsBelow(amounts)];
  const explained = ({ found }: Walked): number => found.reduce((most, { rows }) => Math.max(most, rows), 0) + found.length;
  const [best] = ways.filter(({ found }) => found.length > 0).sort((a, b) => explained(b) - explained(a));
  if (!best) return [];
  const { found, compared, whole } = best;
  const widest = Math.max(...found.map(({ addends }) => addends));
  if (whole && (widest > 2 || found.length > 1)) return found;
  const covered = found.reduce((sum, { addends }) => sum + addends, 0);
  if (found.length > 1 && covered + found.length >= amounts.length * 0.6 && amounts.length >= 6) return found;
  return widest > 2 && compared / spread(amounts) < RARE ? found.filter(({ addends }) => addends > 2) : [];
}
