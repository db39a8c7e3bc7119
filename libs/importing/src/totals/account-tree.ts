/** A row under an account code; rows with the same code are added up. */
export interface AccountRow {
  readonly code: string;
  readonly amount: bigint;
}

/** An account whose child accounts are also in the table. */
export interface ParentAccount {
  readonly code: string;
  readonly amount: bigint;
  readonly below: bigint;
  readonly children: number;
  /** True if marks such as points separate the levels of the child accounts. */
  readonly hasMarks: boolean;
}

const MARKS = /[.\-_/ ]+/;

/** Splits `4.1.01.` and `4-1-01` into levels; codes of digits only nest by their beginnings. */
const splitCode = (code: string): readonly string[] => code.split(MARKS).filter((part) => part !== '');

function listAncestors(code: string): readonly string[] {
  const parts = splitCode(code);
  if (parts.length > 1) return parts.slice(0, -1).map((_part, length) => parts.slice(0, parts.length - 1 - length).join('.'));
  return Array.from({ length: Math.max(code.length - 1, 0) }, (_value, cut) => code.slice(0, code.length - 1 - cut));
}

/** Normalises the marks of an account code. */
export const normalizeCode = (code: string): string => splitCode(code).join('.');

/** Nearest parent account that is in the table. */
function findParent(code: string, sums: ReadonlyMap<string, bigint>): string | undefined {
  return listAncestors(code).find((ancestor) => sums.has(ancestor));
}

/** Lists accounts with the sum of their direct children. */
export function listParentAccounts(rows: readonly AccountRow[]): readonly ParentAccount[] {
  const sums = new Map<string, bigint>();
  for (const { code, amount } of rows) sums.set(normalizeCode(code), (sums.get(normalizeCode(code)) ?? 0n) + amount);
  const below = new Map<string, { sum: bigint; children: number; hasMarks: boolean }>();
  for (const [code, amount] of sums) {
    const parent = findParent(code, sums);
    if (parent === undefined) continue;
    const childSums = below.get(parent) ?? { sum: 0n, children: 0, hasMarks: false };
    below.set(parent, { sum: childSums.sum + amount, children: childSums.children + 1, hasMarks: code.includes('.') });
  }
  return [...below].map(([code, { sum, children, hasMarks }]) => ({ code, amount: sums.get(code) ?? 0n, below: sum, children, hasMarks }));
}

/** True if the amount is the sum of the children, each rounded to one unit of the currency. */
export function isRoundedSum({ amount, below, children }: ParentAccount, unit: bigint): boolean {
  const difference = amount < below ? below - amount : amount - below;
  return difference <= unit * BigInt(children);
}

/** True for names, which do not nest like accounts: `REAL_ESTATE` does not include `REAL_ESTATE_TRANSFER`. */
export const isName = (code: string): boolean => /[^\d.]/.test(code);

const isExactSum = ({ amount, below }: ParentAccount): boolean => amount === below && amount !== 0n;

/**
 * True if accounts include their children: several agree, or one is the sum of at least two. Digits without marks may begin alike by
 * chance, so that one account needs three children.
 */
function areNested(parents: readonly ParentAccount[]): boolean {
  const agreeing = parents.filter(isExactSum);
  const severalChildren = agreeing.filter(({ children, hasMarks }) => children > (hasMarks ? 1 : 2));
  return severalChildren.length > 0 || (agreeing.length > 1 && agreeing.some(({ children }) => children > 1)) || agreeing.length > 2;
}

const MIN_TABLES = 2;
const MIN_AGREEING_SHARE = 0.8;

/** True if a name is the total of longer names in nearly every table. */
function isTotalOfNames(own: readonly ParentAccount[]): boolean {
  const filled = own.filter(({ amount, children }) => amount !== 0n && children > 1);
  const agreeing = filled.filter(isExactSum);
  return agreeing.length >= MIN_TABLES && agreeing.length >= filled.length * MIN_AGREEING_SHARE;
}

/** Finds the accounts and names that include the amounts of their children, over all tables. */
export function findTotalAccounts(tables: readonly (readonly ParentAccount[])[]): ReadonlySet<string> {
  const all = tables.flat();
  const accounts = all.filter(({ code }) => !isName(code));
  const names = new Map<string, ParentAccount[]>();
  for (const parent of all) {
    const parentRows = names.get(parent.code);
    if (parentRows) parentRows.push(parent);
    else if (isName(parent.code)) names.set(parent.code, [parent]);
  }
  const totalNames = [...names].flatMap(([code, own]) => (isTotalOfNames(own) ? [code] : []));
  return new Set([...(areNested(accounts) ? accounts.map(({ code }) => code) : []), ...totalNames]);
}
