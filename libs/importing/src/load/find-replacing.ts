import type { DuckDBConnection } from '@duckdb/node-api';
import { EXTRACTS, type ExtractKey, type Texts } from '@pendapa/contracts';
import { replacedSources, replacedSql, unknownReplacedSql, wholeReplacedSql, type Replacement, type TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Replacing, ReplacingLine, RowsAndMoney } from '../replacing.ts';
import { isRemovedSql } from './replacement.ts';
import { toCount, toBigInt, query, textOrEmpty } from '../staging/sql.ts';

interface ReplacedTable {
  readonly money: string;
  /** SQL for the month by which the receipt lists changes. */
  readonly month: string;
  /** Condition of incoming rows that replace a whole; default: all rows. */
  readonly rows?: string;
}

const monthOf = (date: string): string => `strftime(${date}, '%Y-%m')`;
const RECAPS = 'documents IS NOT NULL';

/** Tables whose changes are listed: those in which a file replaces more rows than those with its keys. */
const REPLACED_TABLES: Readonly<Partial<Record<TableName, ReplacedTable>>> = {
  payments: { money: 'amount', month: monthOf('posted_on') },
  targets: { money: 'amount', month: "year || CASE WHEN month = 0 THEN '' ELSE '-' || lpad(CAST(month AS VARCHAR), 2, '0') END" },
  assessments: { money: 'principal', month: monthOf('issued_on'), rows: RECAPS },
  returns: { money: 'declared_tax', month: monthOf('period_end'), rows: RECAPS },
  arrears: { money: 'principal', month: monthOf('snapshot_on') },
  arrears_movements: { money: 'closing', month: monthOf('snapshot_on') },
};

type OtherTable = Exclude<TableName, 'payments'>;

/** FROM clause of the served rows that are removed, as a publication removes them; null if there are none. */
function removedRowsSql(table: TableName, { replacement, scope }: ChangesQuery): string | null {
  if (table === 'payments') return replacement.days === null ? null : `published.payments p WHERE ${isRemovedSql(replacement)}`;
  const goneSql = scope === 'all' ? replacedSql : wholeReplacedSql;
  const gone = goneSql(table, `incoming.${table}`, replacedSources(replacement));
  return gone === null ? null : `published.${table} p WHERE ${gone}`;
}

const sumLines = (lines: readonly ReplacingLine[], which: 'gone' | 'come'): RowsAndMoney => ({
  rows: lines.reduce((sum, line) => sum + line[which].rows, 0),
  amount: String(lines.reduce((sum, line) => sum + BigInt(line[which].amount), 0n)),
});

export interface ChangesQuery {
  readonly extracts: readonly ExtractKey[];
  readonly replacement: Replacement;
  /** Names of sources by number. */
  readonly names: ReadonlyMap<number, string>;
  /**
   * `wholes`: rows that are removed as part of a whole, beside those that take the place of the whole.
   * `all`: also rows that are removed because of their key, all new rows, and extracts that remove nothing.
   */
  readonly scope: 'wholes' | 'all';
}

/** Compares the rows that one extract removes with those that it adds; null if it is not listed. */
async function findChangesOf(connection: DuckDBConnection, extract: ExtractKey, changes: ChangesQuery): Promise<Replacing | null> {
  const { names, scope } = changes;
  const { table } = EXTRACT_SPECS[extract];
  const measured = REPLACED_TABLES[table];
  if (!measured) return null;
  const from = removedRowsSql(table, changes) ?? `published.${table} p WHERE false`;
  const ids = await query(connection, `SELECT DISTINCT source_id FROM ${from} ORDER BY 1`);
  if (ids.length === 0 && scope === 'wholes') return null;
  const { money, month } = measured;
  const rows = scope === 'all' ? 'true' : (measured.rows ?? 'true');
  const sideSql = (isGone: boolean, relation: string) =>
    `SELECT tax_code, ${month} AS month, ${String(isGone)} AS gone, ${money} AS money FROM ${relation}`;
  const sums = ['gone', 'NOT gone'].map((which) => `count(*) FILTER (${which}), CAST(sum(money) FILTER (${which}) AS DECIMAL(38, 0))`);
  const found = await query(
    connection,
    `SELECT tax_code, month, ${sums.join(', ')} FROM (${sideSql(true, from)} UNION ALL ${sideSql(false, `incoming.${table} WHERE ${rows}`)}) both_sides
     GROUP BY ALL ORDER BY ALL`,
  );
  const lines = found.map(([tax, own, goneCount, gone, comeCount, come]): ReplacingLine => ({
    tax: tax === null ? null : textOrEmpty(tax),
    month: textOrEmpty(own),
    gone: { rows: toCount(goneCount), amount: String(toBigInt(gone)) },
    come: { rows: toCount(comeCount), amount: String(toBigInt(come)) },
  }));
  const sources = ids.map(([id]) => names.get(Number(id)) ?? null);
  return { extract, sources, gone: sumLines(lines, 'gone'), come: sumLines(lines, 'come'), lines };
}

/** Lists what a load removes and adds, by extract, tax and month; all rows must have been passed on to the draft. */
export async function findChanges(connection: DuckDBConnection, changes: ChangesQuery): Promise<readonly Replacing[]> {
  const found: (Replacing | null)[] = [];
  for (const extract of EXTRACTS.filter((key) => changes.extracts.includes(key)))
    found.push(await findChangesOf(connection, extract, changes));
  return found.filter((one) => one !== null);
}

export const removesRows = ({ gone }: Replacing): boolean => gone.rows > 0;

/** Names of the taxes that changes mention, by code. */
export async function findTaxNames(connection: DuckDBConnection, changes: readonly Replacing[]): Promise<Readonly<Record<string, Texts>>> {
  const codes = new Set(changes.flatMap(({ lines }) => lines.flatMap(({ tax }) => tax ?? [])));
  const rows = await query(
    connection,
    `SELECT tax_code, name_id, name_en FROM published.tax_types UNION ALL SELECT tax_code, name_id, name_en FROM incoming.tax_types`,
  );
  const named = rows.map(([code, id, en]) => [textOrEmpty(code), { id: textOrEmpty(id), en: textOrEmpty(en) }] as const);
  return Object.fromEntries(named.filter(([code]) => codes.has(code)));
}

/** Counts served rows of an unknown source that an extract would remove if they were of its own source. */
export async function countUnknownSourceRows(
  connection: DuckDBConnection,
  extract: ExtractKey,
  { sources, unknown }: Replacement,
): Promise<number> {
  const { table } = EXTRACT_SPECS[extract];
  if (table === 'payments' || sources === null || unknown !== null) return 0;
  const condition = unknownReplacedSql(table satisfies OtherTable, `incoming.${table}`);
  if (condition === null) return 0;
  const [row] = await query(connection, `SELECT count(*) FROM published.${table} p WHERE ${condition}`);
  return toCount(row?.[0]);
}
