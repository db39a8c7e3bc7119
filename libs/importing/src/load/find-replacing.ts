import type { DuckDBConnection } from '@duckdb/node-api';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import { replacedSources, unknownReplacedSql, wholeReplacedSql, type Replacement, type TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Replacing, ReplacingLine, RowsAndMoney } from '../replacing.ts';
import { isRemovedSql } from './replacement.ts';
import { toCount, toBigInt, query, textOrEmpty } from '../staging/sql.ts';

interface ReplacedTable {
  readonly money: string;
  /** SQL for the month by which the receipt lists changes. */
  readonly month: string;
  /** Condition of incoming rows that replace others; default: all rows. */
  readonly rows?: string;
}

const monthOf = (date: string): string => `strftime(${date}, '%Y-%m')`;
const RECAPS = 'documents IS NOT NULL';

/** Tables in which a file replaces more rows than those with its keys. */
const REPLACED_TABLES: Readonly<Partial<Record<TableName, ReplacedTable>>> = {
  payments: { money: 'amount', month: monthOf('posted_on') },
  targets: { money: 'amount', month: "year || CASE WHEN month = 0 THEN '' ELSE '-' || lpad(CAST(month AS VARCHAR), 2, '0') END" },
  assessments: { money: 'principal', month: monthOf('issued_on'), rows: RECAPS },
  returns: { money: 'declared_tax', month: monthOf('period_end'), rows: RECAPS },
  arrears: { money: 'principal', month: monthOf('snapshot_on') },
  arrears_movements: { money: 'closing', month: monthOf('snapshot_on') },
};

type OtherTable = Exclude<TableName, 'payments'>;

/** FROM clause of the served rows that are removed; null if there are none. */
function removedRowsSql(table: TableName, replacement: Replacement): string | null {
  if (table === 'payments') return replacement.days === null ? null : `published.payments p WHERE ${isRemovedSql(replacement)}`;
  const gone = wholeReplacedSql(table, `incoming.${table}`, replacedSources(replacement));
  return gone === null ? null : `published.${table} p WHERE ${gone}`;
}

const sumLines = (lines: readonly ReplacingLine[], which: 'gone' | 'come'): RowsAndMoney => ({
  rows: lines.reduce((sum, line) => sum + line[which].rows, 0),
  amount: String(lines.reduce((sum, line) => sum + BigInt(line[which].amount), 0n)),
});

/** Compares the rows that one extract removes with those that it adds; null if it removes none. */
async function findReplacingOf(
  connection: DuckDBConnection,
  extract: ExtractKey,
  replacement: Replacement,
  names: ReadonlyMap<number, string>,
): Promise<Replacing | null> {
  const { table } = EXTRACT_SPECS[extract];
  const measured = REPLACED_TABLES[table];
  const from = measured && removedRowsSql(table, replacement);
  if (!measured || !from) return null;
  const ids = await query(connection, `SELECT DISTINCT source_id FROM ${from} ORDER BY 1`);
  if (ids.length === 0) return null;
  const { money, month, rows = 'true' } = measured;
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

/** Lists what a load removes and adds, by extract; all rows must have been passed on to the draft. */
export async function findReplacing(
  connection: DuckDBConnection,
  extracts: readonly ExtractKey[],
  replacement: Replacement,
  names: ReadonlyMap<number, string>,
): Promise<readonly Replacing[]> {
  const found: (Replacing | null)[] = [];
  for (const extract of EXTRACTS.filter((key) => extracts.includes(key)))
    found.push(await findReplacingOf(connection, extract, replacement, names));
  return found.filter((one) => one !== null);
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
