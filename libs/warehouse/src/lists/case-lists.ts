import {
  LONGEST_LIST,
  type CaseList,
  type CalendarDate,
  type ExtractKey,
  type ListedCase,
  type ListedCases,
  type Question,
  type Texts,
} from '@pendapa/contracts';
import { integer, textOrNull, type Cell, type Row } from '../duck.ts';
import { topCoverOf, type TopCover } from '../questions/cover.ts';
import { Binder } from '../questions/dialect.ts';
import { explained, watched, type Explanation, type RowsOf } from '../questions/explain.ts';
import { filtersSql } from '../questions/filters.ts';
import { resolve, type Context, type Resolved } from '../questions/resolve.ts';
import type { ServedTable } from '../published-views.ts';
import type { Ask } from '../serving/query-pool.ts';

/** As many tax periods owed for, the latest ones of these without a payment behind them, make a visit worth while. */
export const IDLE_PERIODS = 3;

interface Asking {
  readonly question: Resolved;
  readonly context: Context;
  readonly binder: Binder;
}

interface Case {
  readonly needs: readonly ExtractKey[];
  /** Columns: name, number, kind, document, tax, unit, region, on, amount, count, from, to, then the number and the sum of all cases. */
  readonly sql: (asking: Asking, snapshot: CalendarDate) => string;
  readonly bySnapshot?: boolean;
}

const unionOf = (
  { context }: Asking,
  table: ServedTable,
  from: CalendarDate,
  to: CalendarDate,
  columns: string,
  reason: Texts = { id: `kasus satu per satu: ${table}`, en: `single cases: ${table}` },
): string => {
  const relations = context.relations(table, { from, to }, reason);
  const selects = relations.map((relation) => `SELECT ${columns} FROM ${relation}`);
  return `(${selects.length > 0 ? selects.join(' UNION ALL ') : `SELECT ${columns} FROM ${context.schema}.${table} WHERE false`})`;
};

const lastDay = ({ question, context }: Pick<Asking, 'question' | 'context'>): CalendarDate =>
  question.period.to < context.asOf ? question.period.to : context.asOf;

const within = (asking: Asking, day: string): string => {
  const { question, context, binder } = asking;
  return `${day} BETWEEN ${binder.day(question.period.from)} AND ${binder.day(lastDay(asking))}${filtersSql(question.where, context, binder)}`;
};

/** The largest rows of `cases` with what all of them are; ties in the order of the key, so that the list is the same every time. */
const largest = (cases: string, key: string): string =>
  `SELECT *, count(*) OVER () AS cases, sum(amount) OVER () AS whole FROM (${cases}) c ORDER BY amount DESC, ${key} LIMIT ${String(LONGEST_LIST)}`;

const TAXPAYER = 't.name_masked, t.npwpd_masked, t.kind';
const described = (top: string, schema: string): string =>
  `FROM (${top}) top LEFT JOIN ${schema}.taxpayers t ON t.taxpayer_key = top.taxpayer_key`;

/** A number as far as its last four characters. */
const masked = (number: string): string => `CASE WHEN length(${number}) > 4 THEN concat('****', right(${number}, 4)) END`;
const sumOf = (column: string): string => `CAST(sum(${column}) AS BIGINT)`;

/** The list of a calendar year as it was made beforehand, of all payers or of those of a tax, a unit, or both. */
function listedPayers(asking: Asking, { split, yearStart, reason }: Extract<TopCover, { table: 'top_payers' }>): string {
  const { question, context, binder } = asking;
  const listed = (table: 'top_payers' | 'top_payer_sums', columns: string) => {
    const rows = unionOf(asking, table, yearStart, yearStart, `${columns}, year_start, split, tax_code, unit_code`, reason);
    const own = `year_start = ${binder.day(yearStart)} AND split = '${split}'${filtersSql(question.where, context, binder)}`;
    return `(SELECT ${columns} FROM ${rows} t WHERE ${own})`;
  };
  const top = `SELECT l.*, s.cases, s.whole FROM ${listed('top_payers', 'taxpayer_key, amount, transactions, only_tax')} l,
    (SELECT payers AS cases, amount AS whole FROM ${listed('top_payer_sums', 'payers, amount')} a) s`;
  return `SELECT ${TAXPAYER}, NULL, top.only_tax, NULL, NULL, NULL, top.amount, top.transactions, NULL, NULL, top.cases, top.whole
    ${described(top, context.schema)} ORDER BY top.amount DESC, top.taxpayer_key`;
}

/** The same out of the payments. */
function paidMost(asking: Asking, reason: Texts): string {
  const { question, context } = asking;
  const columns = 'taxpayer_key, tax_code, unit_code, region_code, posted_on, amount, transactions';
  const payments = unionOf(asking, 'payments', question.period.from, question.period.to, columns, reason);
  const paid = `SELECT taxpayer_key, ${sumOf('amount')} AS amount, CASE WHEN count(transactions) = count(*) THEN sum(transactions) END AS transactions,
      CASE WHEN count(DISTINCT tax_code) = 1 THEN min(tax_code) END AS tax_code
    FROM ${payments} p WHERE taxpayer_key IS NOT NULL AND ${within(asking, 'posted_on')} GROUP BY taxpayer_key HAVING sum(amount) > 0`;
  return `SELECT ${TAXPAYER}, NULL, top.tax_code, NULL, NULL, NULL, top.amount, top.transactions, NULL, NULL, top.cases, top.whole
    ${described(largest(paid, 'taxpayer_key'), context.schema)} ORDER BY top.amount DESC, top.taxpayer_key`;
}

/** Objects that owe for many tax periods; `silent_from` is the due date of the latest but two, behind which they have paid nothing if they are idle. */
function owing(asking: Asking, snapshot: CalendarDate): string {
  const { question, context, binder } = asking;
  const arrears = unionOf(asking, 'arrears', snapshot, snapshot, '*');
  return `SELECT object_key, tax_code, count(DISTINCT tax_year * 1000000 + coalesce(period, 0)) AS periods,
      ${sumOf('principal + coalesce(penalty, 0)')} AS amount, min(due_on) AS due_on, list_min(max(due_on, ${String(IDLE_PERIODS)})) AS silent_from
    FROM ${arrears} a WHERE snapshot_on = ${binder.day(snapshot)} AND object_key IS NOT NULL${filtersSql(question.where, context, binder)}
    GROUP BY object_key, tax_code HAVING periods >= ${String(IDLE_PERIODS)}`;
}

/** Those of them for which something came in since, whatever the tax: whoever paid last month is not visited for what is ten years old. */
function payingSince(asking: Asking): string {
  const { context, binder } = asking;
  const to = lastDay(asking);
  const payments = unionOf(asking, 'payments', context.extent?.from ?? to, to, 'object_key, posted_on, amount');
  return `SELECT owed.object_key, owed.tax_code FROM ${payments} p JOIN owed ON owed.object_key = p.object_key AND p.posted_on > owed.silent_from
    WHERE p.posted_on <= ${binder.day(to)} GROUP BY owed.object_key, owed.tax_code HAVING sum(p.amount) > 0`;
}

const LISTS: Readonly<Record<CaseList, Case>> = {
  payers: {
    needs: ['payments', 'taxpayers'],
    sql: (asking) => {
      const { question, context } = asking;
      const cover = topCoverOf(question.period, context.extent, question.where);
      return cover.table === 'top_payers' ? listedPayers(asking, cover) : paidMost(asking, cover.reason);
    },
  },
  assessments: {
    needs: ['assessments'],
    sql: (asking) => {
      const { question, context } = asking;
      const columns = `assessment_id, document, taxpayer_key, tax_code, unit_code, region_code, issued_on, period_start, period_end, documents,
        principal - exemption - reduction - CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END AS amount`;
      const issued = unionOf(asking, 'assessments', question.period.from, question.period.to, columns);
      const single = `SELECT * FROM ${issued} a WHERE documents IS NULL AND amount > 0 AND ${within(asking, 'issued_on')}`;
      return `SELECT t.name_masked, ${masked('top.assessment_id')}, t.kind, top.document, top.tax_code, top.unit_code, top.region_code, top.issued_on,
          top.amount, NULL, top.period_start, top.period_end, top.cases, top.whole
        ${described(largest(single, 'assessment_id'), context.schema)} ORDER BY top.amount DESC, top.assessment_id`;
    },
  },
  'idle-objects': {
    needs: ['arrears', 'objects', 'payments'],
    bySnapshot: true,
    sql: (asking, snapshot) => {
      const { context } = asking;
      const active = `SELECT o.object_key, o.object_id, o.taxpayer_key, o.unit_code, o.region_code, owed.tax_code, owed.periods, owed.amount, owed.due_on
        FROM owed JOIN ${context.schema}.objects o ON o.object_key = owed.object_key
        WHERE o.closed_on IS NULL AND coalesce(o.status, 'active') = 'active'
          AND NOT EXISTS (SELECT 1 FROM paying p WHERE p.object_key = owed.object_key AND p.tax_code = owed.tax_code)`;
      return `WITH owed AS MATERIALIZED (${owing(asking, snapshot)}), paying AS MATERIALIZED (${payingSince(asking)})
        SELECT t.name_masked, ${masked('top.object_id')}, t.kind, NULL, top.tax_code, top.unit_code, top.region_code, top.due_on, top.amount,
          top.periods, NULL, NULL, top.cases, top.whole
        ${described(largest(active, 'object_key'), context.schema)} ORDER BY top.amount DESC, top.object_key`;
    },
  },
};

const numberOrNull = (cell: Cell | undefined): number | null => (cell === null || cell === undefined ? null : Number(cell));

function caseOf(row: Row, index: number): ListedCase {
  const [name, number, kind, document, tax, unit, region, on, amount, count, from, to] = row;
  return {
    rank: index + 1,
    name: textOrNull(name),
    number: textOrNull(number),
    ...{ kind: textOrNull(kind), document: textOrNull(document), tax: textOrNull(tax), unit: textOrNull(unit), region: textOrNull(region) },
    ...{ on: textOrNull(on), amount: String(amount), count: numberOrNull(count), from: textOrNull(from), to: textOrNull(to) },
  };
}

function namesOf(rows: readonly ListedCase[], { directory: { members, provinces } }: Context): ListedCases['names'] {
  const named = (codes: readonly (string | null)[], ...of: readonly (typeof provinces)[]) =>
    Object.fromEntries(
      [...new Set(codes)].flatMap((code) => {
        const member = code === null ? undefined : of.map((known) => known.get(code)).find((found) => found !== undefined);
        return code === null || !member ? [] : [[code, member.name] as const];
      }),
    );
  return {
    tax: named(
      rows.map(({ tax }) => tax),
      members.taxType,
    ),
    unit: named(
      rows.map(({ unit }) => unit),
      members.unit,
    ),
    region: named(
      rows.map(({ region }) => region),
      ...[members.ward, members.district, members.city, provinces],
    ),
  };
}

/** A list worked out as far as its statement. */
export interface CasePlan {
  readonly explanation: Explanation;
  readonly read: (ask: Ask) => Promise<ListedCases>;
}

/**
 * The largest cases of a list, and how many there are. Only masked columns are read, whoever asks. QueryError for
 * codes or dates that this generation does not know.
 */
export function planCases(list: CaseList, asked: Question, given: Context, rowsOf: RowsOf): CasePlan {
  const { context, readings } = watched(given, rowsOf);
  const question = resolve(asked, context);
  const { needs, sql, bySnapshot = false } = LISTS[list];
  const missing = needs.filter((extract) => !context.extracts.has(extract));
  const end = lastDay({ question, context });
  const snapshot = bySnapshot ? (context.directory.snapshots.filter((day) => day <= end).at(-1) ?? null) : null;
  const binder = new Binder(true);
  const told = missing.length === 0 && (!bySnapshot || snapshot !== null);
  const statement = told ? sql({ question, context, binder }, snapshot ?? end) : null;
  const read = async (ask: Ask): Promise<ListedCases> => {
    const found = statement === null ? [] : await ask(statement, binder.values);
    const rows = found.map(caseOf);
    const [first] = found;
    return {
      list,
      rows,
      cases: integer(first?.at(-2)),
      amount: textOrNull(first?.at(-1)) ?? '0',
      period: { ...question.period },
      snapshot,
      missing: [...missing],
      names: namesOf(rows, context),
      generation: context.generation,
    };
  };
  return { explanation: explained(readings()), read };
}
