import { addMonths, endedMonths, monthStart, type ExtractKey, type Period, type TaxpayerRecord } from '@pendapa/contracts';
import { integer, textOrNull, type Row, type RunSql } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import { daysUpToData } from '../queries/sources/spans.ts';
import { explanationOf, recordReadings, type Explanation, type RowsOf } from '../queries/explain.ts';
import { obligationNeed } from '../queries/needs.ts';
import type { Need } from '../rollups/on-demand.ts';
import type { Context } from '../queries/resolve.ts';
import type { Member } from '../directory/member.ts';
import { rowsBetween, sumOf } from './case-rows.ts';

/** Two years, so that each month can be compared with the year before. */
const MONTHS = 24;
const NEEDS: readonly ExtractKey[] = ['taxpayers', 'objects', 'payments', 'arrears'];
const OBLIGATIONS_REASON = { id: 'kewajiban seorang wajib pajak: duty_objects', en: 'obligations of one taxpayer: duty_objects' };

/** Plan of a taxpayer's record. */
export interface RecordPlan {
  readonly explanation: Explanation;
  /** Views that must exist before it is read. */
  readonly needs: readonly Need[];
  /** Returns null if the key is unknown. */
  readonly read: (runSql: RunSql) => Promise<TaxpayerRecord | null>;
}

interface Taxpayer {
  readonly context: Context;
  /** SQL expression of the key. */
  readonly key: string;
  /** Condition on `unit_code`, beginning with AND; empty for the whole agency. */
  readonly ofUnits: string;
}

const maskedSql = ({ context: { schema }, key }: Taxpayer): string =>
  `SELECT CAST(taxpayer_key AS VARCHAR), kind, npwpd_masked, name_masked, status, CAST(registered_on AS VARCHAR), legal_form, sector_code, residence_code
    FROM ${schema}.taxpayers WHERE taxpayer_key = ${key}`;

/** Sums by month, by tax and by channel; the first column names the kind. */
function paymentsSql({ context, key, ofUnits }: Taxpayer, { from, to }: Period, binder: Binder): string {
  const columns = 'taxpayer_key, unit_code, posted_on, tax_code, channel_code, amount, transactions';
  const rows = rowsBetween({ context }, 'payments', from, to, columns);
  return `SELECT CASE WHEN grouping(month) = 0 THEN 'month' WHEN grouping(tax_code) = 0 THEN 'tax' ELSE 'channel' END,
      coalesce(CAST(month AS VARCHAR), tax_code, channel_code), CAST(sum(amount) AS VARCHAR),
      CASE WHEN count(transactions) = count(*) THEN CAST(sum(transactions) AS BIGINT) END
    FROM (SELECT *, ${context.dialect.monthStart('posted_on')} AS month FROM ${rows} p
      WHERE taxpayer_key = ${key} AND posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}${ofUnits}) own
    GROUP BY GROUPING SETS ((month), (tax_code), (channel_code)) ORDER BY 1, sum(amount) DESC, 2`;
}

const objectsSql = ({ context: { schema }, key, ofUnits }: Taxpayer): string =>
  `SELECT tax_code, count(*) FROM ${schema}.objects WHERE taxpayer_key = ${key}${ofUnits} AND closed_on IS NULL GROUP BY tax_code ORDER BY 2 DESC, 1`;

function obligationsSql({ context, key, ofUnits }: Taxpayer, period: Period): string {
  const [relation = ''] = context.relations('duty_objects', daysUpToData(period, context), OBLIGATIONS_REASON);
  const sums = ['obligations', 'obligations - missed - late - unknown_paid', 'late', 'missed', 'unknown_paid'];
  return `SELECT ${sums.map((sum) => `coalesce(${sumOf(sum)}, 0)`).join(', ')} FROM ${relation} d
    WHERE object_key IN (SELECT object_key FROM ${context.schema}.objects WHERE taxpayer_key = ${key})${ofUnits}`;
}

/** Debts of the taxpayer's objects, and debts without an object that name the taxpayer. */
function debtSql({ context, key, ofUnits }: Taxpayer, snapshot: string, binder: Binder): string {
  const rows = rowsBetween({ context }, 'arrears', snapshot, snapshot, '*');
  const own = `SELECT object_key FROM ${context.schema}.objects WHERE taxpayer_key = ${key}`;
  return `SELECT CAST(coalesce(sum(coalesce(documents, 1)), 0) AS BIGINT), CAST(coalesce(sum(principal + coalesce(penalty, 0)), 0) AS VARCHAR) FROM ${rows} a
    WHERE snapshot_on = ${binder.day(snapshot)} AND (object_key IN (${own}) OR (object_key IS NULL AND taxpayer_key = ${key}))${ofUnits}`;
}

const named = (members: ReadonlyMap<string, Member>, codes: readonly (string | null)[]): TaxpayerRecord['names']['tax'] =>
  Object.fromEntries(codes.flatMap((code) => (code === null ? [] : [[code, members.get(code)?.name ?? { id: code, en: code }]])));

const paidOf = (row: Row | undefined) => ({
  amount: textOrNull(row?.[2]) ?? '0',
  transactions: row ? (row[3] === null ? null : integer(row[3])) : 0,
});

function maskedOf(row: Row, objects: number): TaxpayerRecord['taxpayer'] {
  const [key, kind, npwpd, name, status, registeredOn, legalForm, sector, residence] = row.map((cell) => textOrNull(cell));
  return {
    key: key ?? '',
    kind: kind ?? '',
    npwpd: npwpd ?? null,
    nik: null,
    name: name ?? null,
    status: status ?? '',
    registeredOn: registeredOn ?? '',
    legalForm: legalForm ?? null,
    sector: sector ?? null,
    residence: residence ?? null,
    objects,
  };
}

function paymentsOf(rows: readonly Row[], objects: readonly Row[], { from }: Period) {
  const rowsByKey = (what: string) => new Map(rows.filter(([kind]) => kind === what).map((row) => [textOrNull(row[1]), row]));
  const [byMonth, byTax, byChannel] = [rowsByKey('month'), rowsByKey('tax'), rowsByKey('channel')];
  const objectCounts = new Map(objects.map(([tax, count]) => [textOrNull(tax), integer(count)]));
  return {
    months: Array.from({ length: MONTHS }, (_, index) => addMonths(from, index)).map((month) => ({ month, ...paidOf(byMonth.get(month)) })),
    channels: [...byChannel].map(([channel, row]) => ({ channel, ...paidOf(row) })),
    taxes: [...new Set([...byTax.keys(), ...objectCounts.keys()])]
      .filter((tax) => tax !== null)
      .map((tax) => ({ tax, objects: objectCounts.get(tax) ?? 0, ...paidOf(byTax.get(tax)) })),
  };
}

/** Condition on the column of the unit, beginning with AND; empty for the whole agency. No unit means no row. */
function ofUnitsSql(units: readonly string[] | null, binder: Binder): string {
  if (units === null) return '';
  return units.length === 0 ? ' AND false' : ` AND unit_code IN (${binder.list(units)})`;
}

/** Counts what makes somebody a taxpayer of the units: objects in the register, and payments of any year. */
function membershipSql({ context, key, ofUnits }: Taxpayer): readonly string[] {
  const { extent, schema } = context;
  const own = `WHERE taxpayer_key = ${key}${ofUnits}`;
  const payments = extent === null ? null : rowsBetween({ context }, 'payments', extent.from, extent.to, 'taxpayer_key, unit_code');
  return [`SELECT count(*) FROM ${schema}.objects ${own}`, ...(payments === null ? [] : [`SELECT count(*) FROM ${payments} p ${own}`])];
}

/** A plan that tells whether somebody is a taxpayer of some units. */
export interface MembershipPlan {
  readonly explanation: Explanation;
  readonly read: (runSql: RunSql) => Promise<boolean>;
}

/** Plans finding out whether a taxpayer holds, or held, an object of the units, or paid there. */
export function planMembership(taxpayer: string, units: readonly string[], given: Context, rowsOf: RowsOf): MembershipPlan {
  const { context, readings } = recordReadings(given, rowsOf);
  const binder = new Binder(context.dialect, true);
  const statements = membershipSql({ context, key: `CAST(${binder.bind(taxpayer)} AS BIGINT)`, ofUnits: ofUnitsSql(units, binder) });
  const read = async (runSql: RunSql): Promise<boolean> => {
    for (const statement of statements) {
      const [row] = await runSql(statement, binder.values);
      if (integer(row?.[0]) > 0) return true;
    }
    return false;
  };
  return { explanation: explanationOf(readings()), read };
}

/**
 * Plans the record of one taxpayer: payments of 24 months, obligations of the last twelve full months, objects and debts.
 * Names and numbers are always masked.
 * @param units units whose rows count, and outside of which the taxpayer is unknown; null: the whole agency
 */
export function planRecord(taxpayer: string, units: readonly string[] | null, given: Context, rowsOf: RowsOf): RecordPlan {
  const { context, readings } = recordReadings(given, rowsOf);
  const binder = new Binder(context.dialect, true);
  const own: Taxpayer = { context, key: `CAST(${binder.bind(taxpayer)} AS BIGINT)`, ofUnits: ofUnitsSql(units, binder) };
  const membership = units === null ? null : planMembership(taxpayer, units, context, rowsOf);
  const period = { from: addMonths(monthStart(context.asOf), 1 - MONTHS), to: context.asOf };
  const ended = endedMonths(context.asOf);
  const snapshot = context.directory.snapshots.filter((day) => day <= context.asOf).at(-1) ?? null;
  const missing = NEEDS.filter((extract) => !context.extracts.has(extract));
  const hasObligations = ['objects', 'payments'].every((extract) => !missing.some((one) => one === extract));
  const statements = {
    taxpayer: maskedSql(own),
    payments: paymentsSql(own, period, binder),
    objects: objectsSql(own),
    duties: hasObligations ? obligationsSql(own, ended) : null,
    debt: snapshot === null ? null : debtSql(own, snapshot, binder),
  };
  const read = async (runSql: RunSql): Promise<TaxpayerRecord | null> => {
    const rows = (sql: string | null) => (sql === null ? Promise.resolve([]) : runSql(sql, binder.values));
    if (membership !== null && !(await membership.read(runSql))) return null;
    const [found] = await rows(statements.taxpayer);
    if (!found) return null;
    const [payments, objects] = [await rows(statements.payments), await rows(statements.objects)];
    const [[obligationSums], [debt]] = [await rows(statements.duties), await rows(statements.debt)];
    const paid = paymentsOf(payments, objects, period);
    const [obligations, onTime, late, missed, unknown] = (obligationSums ?? []).map(integer);
    const { members } = context.directory;
    return {
      taxpayer: maskedOf(
        found,
        objects.reduce((sum, [, count]) => sum + integer(count), 0),
      ),
      period,
      ...paid,
      duties: obligationSums
        ? {
            period: ended,
            obligations: obligations ?? 0,
            onTime: onTime ?? 0,
            late: late ?? 0,
            missed: missed ?? 0,
            unknown: unknown ?? 0,
          }
        : null,
      debt: snapshot !== null && debt ? { snapshot, obligations: integer(debt[0]), amount: textOrNull(debt[1]) ?? '0' } : null,
      missing,
      names: {
        tax: named(
          members.taxType,
          paid.taxes.map(({ tax }) => tax),
        ),
        channel: named(
          members.channel,
          paid.channels.map(({ channel }) => channel),
        ),
      },
      generation: context.generation,
    };
  };
  return { explanation: explanationOf(readings()), needs: hasObligations ? [obligationNeed({ period: ended }, context)] : [], read };
}
