import { addDays, type CalendarDate, type DebtState, type ListedCases } from '@pendapa/contracts';
import { integer, textOrNull, type Row, type RunSql } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import { explanationOf, recordReadings, type Explanation, type RowsOf } from '../queries/explain.ts';
import type { Context } from '../queries/resolve.ts';
import { OWED } from '../rollups/arrears/arrears-sums.ts';
import { rowsBetween } from './case-rows.ts';
import { describedSql } from './case-statement.ts';
import { markSql, type ChosenCase } from './chosen-cases.ts';
import { namesOf } from './listed-cases.ts';

/** State of a stored case in the served data. Names are masked; all is null if the object is not in the data. */
export interface PresentDebt {
  readonly owedNow: string | null;
  readonly paid: string | null;
  readonly debt: DebtState;
  readonly taxpayer: string | null;
  readonly name: string | null;
  readonly number: string | null;
  readonly tax: string;
  readonly unit: string | null;
  readonly region: string | null;
}

export interface PresentDebts {
  /** In the order of the cases. */
  readonly rows: readonly PresentDebt[];
  readonly names: ListedCases['names'];
  /** Snapshot that the debts are read from; null if the data are older than the stored cases. */
  readonly snapshot: CalendarDate | null;
  readonly asOf: CalendarDate;
  /** True if the snapshot of the stored cases is in the data. Each debt is `unknown` otherwise. */
  readonly hasSnapshot: boolean;
  readonly generation: number;
}

export interface PresentDebtsQuery {
  readonly cases: readonly Pick<ChosenCase, 'object' | 'mark' | 'tax' | 'lastDue'>[];
  /** Salt of their marks. */
  readonly salt: string;
  /** Snapshot that the cases were read from. */
  readonly since: CalendarDate;
  /** True if numbers of objects are shown unmasked. */
  readonly numbers: boolean;
}

export interface PresentDebtsPlan {
  readonly explanation: Explanation;
  readonly read: (runSql: RunSql) => Promise<PresentDebts>;
}

const REASON = { id: 'daftar kerja: utang dan pembayaran objek', en: 'work lists: debts and payments of objects' };
const OBLIGATION = ['object_key', 'tax_code', 'tax_year', 'period'];

/** Joins rows of one obligation; a yearly one has no period. */
const sameObligation = (one: string, other: string): string =>
  OBLIGATION.map((column) => `${one}.${column} IS NOT DISTINCT FROM ${other}.${column}`).join(' AND ');

/** Amounts owed and paid since, by case. Each debt counts for itself: overpaying one settles no other. */
function debtsSql(context: Context, binder: Binder, since: CalendarDate, snapshot: CalendarDate): string {
  const [first, last] = [binder.day(since), binder.day(snapshot)];
  const arrears = [...new Set([since, snapshot])]
    .map((day) => `SELECT * FROM ${rowsBetween({ context }, 'arrears', day, day, '*', REASON)} a WHERE snapshot_on = ${binder.day(day)}`)
    .join(' UNION ALL ');
  const read = `${OBLIGATION.join(', ')}, posted_on, amount, discount`;
  const payments = rowsBetween({ context }, 'payments', addDays(since, 1), context.asOf, read, REASON);
  const obligationOf = (alias: string): string => OBLIGATION.map((column) => `${alias}.${column}`).join(', ');
  return `debts AS MATERIALIZED (
      SELECT k.position, ${obligationOf('a')}, CAST(sum(CASE WHEN a.snapshot_on = ${last} THEN ${OWED} ELSE 0 END) AS BIGINT) AS owed
      FROM known k JOIN (${arrears}) a ON a.object_key = k.object_key AND a.tax_code = k.tax AND a.due_on <= k.last_due
      GROUP BY k.position, ${obligationOf('a')}
    ),
    paying AS (
      SELECT d.position, ${obligationOf('d')}, CAST(sum(p.amount) AS BIGINT) AS paid,
        CAST(sum(CASE WHEN p.posted_on > ${last} THEN p.amount + coalesce(p.discount, 0) ELSE 0 END) AS BIGINT) AS settled
      FROM debts d JOIN ${payments} p ON ${sameObligation('p', 'd')} WHERE p.posted_on > ${first} GROUP BY d.position, ${obligationOf('d')}
    ),
    owing AS (
      SELECT d.position, CAST(sum(greatest(d.owed - coalesce(y.settled, 0), 0)) AS BIGINT) AS owed,
        CAST(sum(coalesce(y.paid, 0)) AS BIGINT) AS paid
      FROM debts d LEFT JOIN paying y ON y.position = d.position AND ${sameObligation('y', 'd')} GROUP BY d.position
    )`;
}

function debtOf(owedNow: bigint, paid: bigint): Pick<PresentDebt, 'owedNow' | 'paid' | 'debt'> {
  const some = { owedNow: String(owedNow), paid: String(paid) };
  if (owedNow === 0n) return { ...some, debt: paid > 0n ? 'paid' : 'gone' };
  return { ...some, debt: paid > 0n ? 'partly-paid' : 'owed' };
}

const bigOf = (cell: Row[number] | undefined): bigint => BigInt(textOrNull(cell) ?? '0');

const UNKNOWN_DEBT = { owedNow: null, paid: null, debt: 'unknown' } as const;
/** Debt of an object that is not in the data: its payments are not there either. */
const GONE_DEBT = { owedNow: null, paid: null, debt: 'gone' } as const;

/** @param row null if the object is not in the data */
function presentDebt(row: Row | null, tax: string, isComparable: boolean): PresentDebt {
  const [, owed, paid, taxpayer, name, number, unit, region] = row ?? [];
  const found = row === null ? GONE_DEBT : debtOf(bigOf(owed), bigOf(paid));
  return {
    ...(isComparable ? found : UNKNOWN_DEBT),
    tax,
    taxpayer: textOrNull(taxpayer),
    name: textOrNull(name),
    number: textOrNull(number),
    unit: textOrNull(unit),
    region: textOrNull(region),
  };
}

/** Plans reading what the served data say of stored cases: still owed, paid since, and whose they are, masked. */
export function planPresentDebts({ cases, salt, since, numbers }: PresentDebtsQuery, given: Context, rowsOf: RowsOf): PresentDebtsPlan {
  const { context, readings } = recordReadings(given, rowsOf);
  const { snapshots } = context.directory;
  const latest = snapshots.filter((day) => day <= context.asOf).at(-1) ?? null;
  const snapshot = latest !== null && latest >= since ? latest : null;
  const hasSnapshot = snapshots.includes(since);
  // Nothing is said of payments without that snapshot, which alone tells the debts of its day.
  const compared = hasSnapshot ? snapshot : null;
  const binder = new Binder(context.dialect, true);
  const shown = { schema: context.schema, dialect: context.dialect, numbers: numbers ? 'in-full' : 'masked' } as const;
  const wanted = cases
    .map(
      ({ object, mark, tax, lastDue }, index) =>
        `(${String(index)}, CAST(${binder.bind(object)} AS BIGINT), ${binder.bind(mark)}, ${binder.bind(tax)}, ${binder.day(lastDue)})`,
    )
    .join(', ');
  const debts = compared === null ? '' : `, ${debtsSql(context, binder, since, compared)}`;
  const sums = compared === null ? 'NULL AS owed, NULL AS paid' : 'w.owed, w.paid';
  const joins = compared === null ? '' : 'LEFT JOIN owing w ON w.position = k.position';
  const statement = `WITH wanted(position, object_key, mark, tax, last_due) AS (VALUES ${wanted}),
    known AS MATERIALIZED (
      SELECT w.position, w.object_key, w.tax, w.last_due, o.object_id AS number, o.taxpayer_key AS taxpayer, o.unit_code AS unit, o.region_code AS region
      FROM wanted w JOIN ${context.schema}.objects o ON o.object_key = w.object_key AND ${markSql(context.dialect, salt, 'o.object_id')} = w.mark
    )${debts}
    SELECT k.position, ${sums}, k.taxpayer, k.name, k.number, k.unit, k.region
    FROM (${describedSql('SELECT * FROM known', shown)}) k ${joins}`;
  const read = async (runSql: RunSql): Promise<PresentDebts> => {
    const found = cases.length === 0 ? [] : await runSql(statement, binder.values, 'once');
    const byPosition = new Map(found.map((row) => [integer(row[0]), row]));
    const rows = cases.map(({ tax }, index) => presentDebt(byPosition.get(index) ?? null, tax, compared !== null));
    return {
      rows,
      names: namesOf(rows, context),
      snapshot,
      asOf: context.asOf,
      hasSnapshot,
      generation: context.generation,
    };
  };
  return { explanation: explanationOf(readings()), read };
}
