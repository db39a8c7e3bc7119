import { findTotalAccounts, isRoundedSum, isName, normalizeCode, listParentAccounts } from './account-tree.ts';
import type { ComparedRow, Comparison, TotalRow } from './compared-row.ts';
import { groupBy, keyOf } from './group-rows.ts';

interface AccountSearch {
  readonly rows: readonly ComparedRow[];
  /** One unit of the currency: sums of rounded amounts may differ by it for each addend. */
  readonly unit: bigint;
  readonly codeOf: (row: ComparedRow) => string | null;
  /** Key that is equal for rows of one table. */
  readonly tableOf: (row: ComparedRow) => string;
}

/** Finds rows of accounts that include their child accounts. */
function findTotalAccountsIn({ rows, unit, codeOf, tableOf }: AccountSearch): TotalRow[] {
  const trees = [...groupBy(rows, tableOf).values()].map((own) => ({
    own,
    parents: listParentAccounts(own.flatMap((row) => (codeOf(row) === null ? [] : [{ code: codeOf(row) ?? '', amount: row.amount }]))),
  }));
  // All tables are evaluated together, because one month may have only one filled account.
  const totalCodes = findTotalAccounts(trees.map(({ parents }) => parents));
  return trees.flatMap(({ own, parents }) => {
    const byCode = new Map(parents.flatMap((parent) => (totalCodes.has(parent.code) ? [[parent.code, parent] as const] : [])));
    return own.flatMap((row) => {
      const code = codeOf(row);
      const parent = code === null ? undefined : byCode.get(normalizeCode(code));
      if (code === null || !parent) return [];
      return [
        { row, rows: parent.children, account: code, below: isRoundedSum(parent, unit) || isName(parent.code) ? null : parent.below },
      ];
    });
  });
}

/** Finds totals by the codes in read columns, and by those in unread columns. */
export function findNestedAccounts({ rows, unit, notes }: Comparison): readonly TotalRow[] {
  const others = (row: ComparedRow, column: number) => keyOf([row.file, row.table, ...row.names.filter((_name, at) => at !== column)]);
  const read = (rows[0]?.names ?? []).flatMap((_name, column) =>
    findTotalAccountsIn({ rows, unit, codeOf: ({ names }) => names[column] ?? null, tableOf: (row) => others(row, column) }),
  );
  const unread = [...notes.accounts].flatMap(([key, codes]) => {
    const file = Number(key.split('/')[0]);
    const own = rows.filter((row) => row.file === file && codes.has(row.line));
    return findTotalAccountsIn({ rows: own, unit, codeOf: ({ line }) => codes.get(line) ?? null, tableOf: ({ table }) => table });
  });
  return [...read, ...unread];
}
