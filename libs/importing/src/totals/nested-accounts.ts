import { holdingAccounts, isAbout, isNamed, normalized, parentAccounts } from './account-tree.ts';
import type { ComparedRow, Comparison, TotalRow } from './compared-row.ts';
import { groupBy, keyOf } from './group-rows.ts';

interface Accounts {
  readonly rows: readonly ComparedRow[];
  /** One of the currency: sums of rounded amounts may miss by it for each of them. */
  readonly unit: bigint;
  readonly codeOf: (row: ComparedRow) => string | null;
  /** What rows of one table agree in. */
  readonly tableOf: (row: ComparedRow) => string;
}

/** Rows of accounts that hold those below them. */
function holding({ rows, unit, codeOf, tableOf }: Accounts): TotalRow[] {
  const trees = [...groupBy(rows, tableOf).values()].map((own) => ({
    own,
    parents: parentAccounts(own.flatMap((row) => (codeOf(row) === null ? [] : [{ code: codeOf(row) ?? '', amount: row.amount }]))),
  }));
  // Tables of the same kind judge each other: one month may have but one account filled.
  const held = holdingAccounts(trees.map(({ parents }) => parents));
  return trees.flatMap(({ own, parents }) => {
    const byCode = new Map(parents.flatMap((parent) => (held.has(parent.code) ? [[parent.code, parent] as const] : [])));
    return own.flatMap((row) => {
      const code = codeOf(row);
      const parent = code === null ? undefined : byCode.get(normalized(code));
      if (code === null || !parent) return [];
      return [{ row, rows: parent.children, account: code, below: isAbout(parent, unit) || isNamed(parent.code) ? null : parent.below }];
    });
  });
}

/** Totals by the codes of a column that is read, and by those of columns that are not. */
export function nestedAccounts({ rows, unit, notes }: Comparison): readonly TotalRow[] {
  const others = (row: ComparedRow, column: number) => keyOf([row.file, row.table, ...row.names.filter((_name, at) => at !== column)]);
  const read = (rows[0]?.names ?? []).flatMap((_name, column) =>
    holding({ rows, unit, codeOf: ({ names }) => names[column] ?? null, tableOf: (row) => others(row, column) }),
  );
  const unread = [...notes.accounts].flatMap(([key, codes]) => {
    const file = Number(key.split('/')[0]);
    const own = rows.filter((row) => row.file === file && codes.has(row.line));
    return holding({ rows: own, unit, codeOf: ({ line }) => codes.get(line) ?? null, tableOf: ({ table }) => table });
  });
  return [...read, ...unread];
}
