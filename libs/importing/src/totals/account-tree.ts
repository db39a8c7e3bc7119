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
  readonly marked: boolean;
}

const MARKS = /[.\-_/ ]+/;

/** Splits `4.1.01.` and `4-1-01` into levels; codes of digits only nest by their beginnings. */
const partsOf = (code: string): readonly string[] => code.split(MARKS).filter((part) => part !== '');

function ancestorsOf(code: string): readonly string[] {
  const parts = partsOf(code);
  if (parts.length > 1) return parts.slice(0, -1).map((_part, length) => parts.slice(0, parts.length - 1 - length).join('.'));
  return Array.from({ length: Math.max(code.length - 1, 0) }, (_value, cut) => code.slice(0, code.length - 1 - cut));
}

/** Normalises the marks of an account code. */
export const normalized = (code: string): string => partsOf(code).join('.');

/** Nearest parent account that is in the table. */
function parentOf(code: string, sums: ReadonlyMap<string, bigint>): string | undefined {
  return ancestorsOf(code).find((ancestor) => sums.has(ancestor));
}

/** Lists accounts with the sum of their direct children. */
export function parentAccounts(rows: readonly AccountRow[]): readonly ParentAccount[] {
  const sums = new Map<string, bigint>();
  for (const { code, amount } of rows) sums.set(normalized(code), (sums.get(normalized(code)) ?? 0n) + amount);
  const below = new Map<string, { sum: bigint; children: number; marked: boolean }>();
  for (const [code, amount] of sums) {
    const parent = parentOf(code, sums);
    if (parent === undefined) continue;
    const known = below.get(parent) ?? { sum: 0n, children: 0, marked: false };
    below.set(parent, { sum: known.sum + amount, children: known.children + 1, marked: code.includes('.') });
  }
  return [...below].map(([code, { sum, children, marked }]) => ({ code, amount: sums.get(code) ?? 0n, below: sum, children, marked }));
}

/** True if the amount is the sum of the children, each rounded to one unit of the currency. */
export function isAbout({ amount, below, children }: ParentAccount, unit: bigint): boolean {
  const difference = amount < below ? below - amount : amount - below;
  return difference <= unit * BigInt(children);
}

/** True for names, which do not nest like accounts: `REAL_ESTATE` does not include `REAL_ESTATE_TRANSFER`. */
export const isNamed = (code: string): boolean => /[^\d.]/.test(code);

const agrees = ({ amount, below }: ParentAccount): boolean => amount === below && amount !== 0n;

/**
 * True if accounts include their children: several agree, or one is the sum of at least two. Digits without marks may begin alike by
 * chance, so that one account needs three children.
 */
function areNested(parents: readonly ParentAccount[]): boolean {
  const agreeing = parents.filter(agrees);
  const adding = agreeing.filter(({ children, marked }) => children > (marked ? 1 : 2));
  return adding.length > 0 || (agreeing.length > 1 && agreeing.some(({ children }) => children > 1)) || agreeing.length > 2;
}

const FEWEST_TABLES = 2;
const MOST_AGREE = 0.8;

/** True if a name is the total of longer names in nearly every table. */
function holdsNames(own: readonly ParentAccount[]): boolean {
  const filled = own.filter(({ amount, children }) => amount !== 0n && children > 1);
  const agreeing = filled.filter(agrees);
  return agreeing.length >= FEWEST_TABLES && agreeing.length >= filled.length * MOST_AGREE;
}

/** Finds the accounts and names that include the amounts of their children, over all tables. */
export function holdingAccounts(tables: readonly (readonly ParentAccount[])[]): ReadonlySet<string> {
  const all = tables.flat();
  const accounts = all.filter(({ code }) => !isNamed(code));
  const names = new Map<string, ParentAccount[]>();
  for (const parent of all) {
    const known = names.get(parent.code);
    if (known) known.push(parent);
    else if (isNamed(parent.code)) names.set(parent.code, [parent]);
  }
  const held = [...names].flatMap(([code, own]) => (holdsNames(own) ? [code] : []));
  return new Set([...(areNested(accounts) ? accounts.map(({ code }) => code) : []), ...held]);
}
