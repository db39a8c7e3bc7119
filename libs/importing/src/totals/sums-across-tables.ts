import type { ComparedRow } from './compared-row.ts';

/** A relation in fewer tables may be chance. */
const MIN_TABLES = 3;
/** Every pair or triple is tried, so that the number of names is limited. */
const MAX_NAMES = 400;
const MAX_NAMES_FOR_TRIPLES = 60;

interface Series {
  readonly rows: readonly ComparedRow[];
  /** Amounts by table; missing ones are 0. */
  readonly amounts: readonly bigint[];
  readonly mark: bigint;
}

/** Pseudo-random weights: weighted sums of two series agree only if all of their amounts do. */
function createWeights(count: number): readonly bigint[] {
  const all: bigint[] = [];
  let state = 0x9e3779b97f4a7c15n;
  for (let at = 0; at < count; at += 1) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    all.push(state >> 24n);
  }
  return all;
}

function createSeries(tables: readonly (readonly ComparedRow[])[]): readonly Series[] {
  const byName = new Map<string, { rows: ComparedRow[]; amounts: bigint[] }>();
  tables.forEach((rows, at) => {
    for (const row of rows) {
      const name = row.names.map((part) => part ?? '').join('\u0000');
      const namedRows = byName.get(name) ?? { rows: [], amounts: new Array<bigint>(tables.length).fill(0n) };
      namedRows.rows.push(row);
      namedRows.amounts[at] = (namedRows.amounts[at] ?? 0n) + row.amount;
      byName.set(name, namedRows);
    }
  });
  const factors = createWeights(tables.length);
  return [...byName.values()].map((one) => ({
    ...one,
    mark: one.amounts.reduce((sum, amount, at) => sum + amount * (factors[at] ?? 1n), 0n),
  }));
}

/** True if one series is a multiple of the other: then agreement in one table implies agreement in all. */
function areProportional(a: Series, b: Series): boolean {
  const at = a.amounts.findIndex((amount) => amount !== 0n);
  const [ownAt, otherAt] = [a.amounts[at] ?? 0n, b.amounts[at] ?? 0n];
  return a.amounts.every((amount, place) => amount * otherAt === (b.amounts[place] ?? 0n) * ownAt);
}

const countFilled = ({ amounts }: Series): number => amounts.filter((amount) => amount !== 0n).length;

/** Finds names whose amounts are the sum of two or three others in each of several tables. */
export function findTotalsAcrossTables(
  tables: readonly (readonly ComparedRow[])[],
): readonly { readonly row: ComparedRow; readonly rows: number }[] {
  if (tables.length < MIN_TABLES) return [];
  const series = createSeries(tables).filter((one) => countFilled(one) >= MIN_TABLES);
  if (series.length < 3 || series.length > MAX_NAMES) return [];
  const byMark = new Map(series.map((one) => [one.mark, one]));
  const found = new Map<Series, number>();
  const note = (mark: bigint, addends: readonly Series[]): void => {
    const sum = byMark.get(mark);
    if (!sum || addends.includes(sum) || (found.get(sum) ?? 0) > 0) return;
    const [first, ...others] = addends;
    if (first && others.some((other) => !areProportional(first, other))) found.set(sum, addends.length);
  };
  series.forEach((a, at) => {
    for (const [offset, b] of series.slice(at + 1).entries()) {
      note(a.mark + b.mark, [a, b]);
      if (series.length > MAX_NAMES_FOR_TRIPLES) continue;
      for (const c of series.slice(at + offset + 2)) note(a.mark + b.mark + c.mark, [a, b, c]);
    }
  });
  return [...found].flatMap(([{ rows }, count]) => rows.map((row) => ({ row, rows: count })));
}
