import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { toCount, eachRow, toBigInt, query, textOrDash, textOrEmpty } from '../staging/sql.ts';
import { STAGE, type StageForm } from '../staging/stage.ts';
import { fieldProfile } from '../profile/schema.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile } from '../rows/row.ts';
import { formatPlainAmount } from '../values/amount.ts';
import { findTotalRows } from './compare-rows.ts';
import type { ComparedRow, TotalRow } from './compared-row.ts';
import { findCumulativeFlaws, cumulativeSpecOf, differencesSql, findCumulative, readSeries, type CumulativeSpec } from './cumulative.ts';
import { MAX_COMPARED_ROWS } from '../rows/layout-notes.ts';
import { findLayout, type Layout } from './layouts.ts';
import { findSumsOfAll } from './sums-of-all.ts';
import { findWideTotals } from './wide-totals.ts';

export interface LayoutContext {
  readonly connection: DuckDBConnection;
  readonly load: LoadState;
  readonly files: readonly SourceFile[];
  readonly fiscalYearStart: number;
}

/** Replaces the staged rows by the result of `change`. */
async function replaceStage(connection: DuckDBConnection, form: StageForm, change: (from: string) => string): Promise<StageForm> {
  if (form.kind === 'VIEW') {
    const sql = change(`(${form.sql})`);
    await query(connection, `CREATE OR REPLACE TEMP VIEW ${STAGE} AS ${sql}`);
    return { kind: 'VIEW', sql };
  }
  await query(connection, `CREATE TEMP TABLE ${STAGE}_changed AS ${change(STAGE)}`);
  await query(connection, `DROP TABLE temp.${STAGE}`);
  await query(connection, `ALTER TABLE ${STAGE}_changed RENAME TO ${STAGE}`);
  return form;
}

/** Counts and sums the remaining rows of the load again. */
async function recount({ connection, load }: LayoutContext): Promise<void> {
  const { sum } = EXTRACT_SPECS[load.profile.extract];
  const days = load.profile.extract === 'payments' ? 'CAST(min(posted_on) AS VARCHAR), CAST(max(posted_on) AS VARCHAR)' : 'NULL, NULL';
  const [row] = await query(
    connection,
    `SELECT count(*), ${sum === null ? 'NULL' : `sum(CAST(${sum} AS DECIMAL(38, 0)))`}, ${days} FROM ${STAGE}`,
  );
  load.counts.accepted = toCount(row?.[0]);
  if (sum !== null) load.sum = toBigInt(row?.[1]);
  load.from = textOrEmpty(row?.[2]) || null;
  load.to = textOrEmpty(row?.[3]) || null;
}

async function comparedRows(connection: DuckDBConnection, { amount, table, names, where }: Layout): Promise<readonly ComparedRow[]> {
  const [[rows] = []] = await query(connection, `SELECT count(*) FROM ${STAGE} WHERE ${where}`);
  if (toCount(rows) === 0 || toCount(rows) > MAX_COMPARED_ROWS) return [];
  const compared: ComparedRow[] = [];
  const sql = `SELECT file_number, line, ${table}, CAST(${amount} AS VARCHAR), ${names.map((name) => `CAST(${name} AS VARCHAR)`).join(', ')}
    FROM ${STAGE} WHERE (${where}) AND ${amount} IS NOT NULL ORDER BY file_number, line`;
  await eachRow(connection, sql, [], ([file, line, of, value, ...nameValues]) => {
    const own = nameValues.map((name) => (name === null || name === undefined ? null : textOrEmpty(String(name))));
    compared.push({ file: Number(file), line: Number(line), table: textOrDash(of), amount: BigInt(textOrDash(value)), names: own });
  });
  return compared;
}

const amountColumn = ({ profile }: LoadState, amount: string): string | null => {
  const field = Object.entries(EXTRACT_SPECS[profile.extract].fields).find(([, spec]) => spec.to === amount)?.[0] ?? '';
  return (profile.fields[field] as { column?: string } | undefined)?.column ?? null;
};

interface ExcludedRow {
  readonly file: number;
  readonly line: number;
  /** Null: all rows of the line. */
  readonly row: ComparedRow | null;
}

function reportTotal({ load, files }: LayoutContext, column: string | null, one: TotalRow): ExcludedRow[] {
  const { findings, profile, digits } = load;
  const { row, rows, account, below } = one;
  const place = { file: files[row.file]?.name ?? '', line: row.line, column };
  const name = row.names.filter((part) => part !== null).join(' / ') || '-';
  const params = { value: account ?? name, amount: formatPlainAmount(row.amount, digits), units: String(rows), column: column ?? '' };
  if (below !== null) {
    const computed = formatPlainAmount(below, digits);
    findings.refused.add(place, 'account-differs', { ...params, computed, difference: formatPlainAmount(row.amount - below, digits) });
    return [];
  }
  if (profile.totals !== 'leave-out') {
    findings.refused.add(place, account === null ? 'total-found' : 'total-account', params);
    return [];
  }
  findings.warned.add(place, 'total-left-out', params);
  return [{ file: row.file, line: row.line, row }];
}

function reportUnreadTotals({ load }: LayoutContext): ExcludedRow[] {
  const excluded: ExcludedRow[] = [];
  for (const { file, line, column, value, amount } of load.layout.listUnreadTotals()) {
    const place = { file: file.name, line, column };
    if (load.profile.totals === 'leave-out') excluded.push({ file: file.number, line, row: null });
    load.findings[load.profile.totals === 'leave-out' ? 'warned' : 'refused'].add(
      place,
      load.profile.totals === 'leave-out' ? 'total-left-out' : 'total-row',
      { value, amount, column },
    );
  }
  return excluded;
}

/** Removes rows that are totals, also from the sums that control rows are compared with. */
async function excludeRows(context: LayoutContext, form: StageForm, excluded: readonly ExcludedRow[], layout: Layout): Promise<StageForm> {
  const { connection, load, files } = context;
  if (excluded.length === 0) return form;
  const values = excluded.map(({ file, line, row }) => `(${file}, ${line}, ${row === null ? 'NULL' : quoted(row.table)})`);
  const before = load.counts.accepted;
  if (load.reconciliations.length > 0) {
    const removedRows = await query(
      connection,
      `SELECT CAST(posted_on AS VARCHAR), CAST(amount AS VARCHAR), file_number FROM ${STAGE} s
       WHERE EXISTS (SELECT 1 FROM (VALUES ${values.join(', ')}) t(f, l, d) WHERE t.f = s.file_number AND t.l = s.line AND (d IS NULL OR d = ${layout.table}))`,
    );
    for (const [day, amount, file] of removedRows)
      for (const one of load.reconciliations) one.addRow(textOrEmpty(day), -BigInt(textOrEmpty(amount)), files[Number(file)]?.name ?? '');
  }
  const changed = await replaceStage(
    connection,
    form,
    (from) =>
      `SELECT s.* FROM ${from} s WHERE NOT EXISTS (SELECT 1 FROM (VALUES ${values.join(', ')}) t(f, l, d)
        WHERE t.f = s.file_number AND t.l = s.line AND (d IS NULL OR d = ${layout.table}))`,
  );
  await recount(context);
  const lines = load.profile.wide ? 0 : before - load.counts.accepted;
  load.counts.taken -= lines;
  load.counts.skipped += lines;
  return changed;
}

/** Refuses rows that are totals of others, or leaves them out. */
async function resolveTotals(context: LayoutContext, form: StageForm, layout: Layout): Promise<StageForm> {
  const { connection, load } = context;
  const excluded = reportUnreadTotals(context);
  const gone = new Set(excluded.map(({ file, line }) => `${file}/${line}`));
  const rows = (await comparedRows(connection, layout)).filter(({ file, line }) => !gone.has(`${file}/${line}`));
  const blank = layout.blank.map((name) => layout.names.indexOf(name));
  const wide = load.profile.wide ? findWideTotals(rows) : [];
  const found = wide.length > 0 ? wide : findTotalRows({ rows, blank, unit: 10n ** BigInt(load.digits), notes: load.layout });
  const all = found.length > 0 ? found : await findSumsOfAll(connection, load.profile, layout);
  const column = amountColumn(load, layout.amount);
  return excludeRows(context, form, [...excluded, ...all.flatMap((one) => reportTotal(context, column, one))], layout);
}

const formatStep = (year: number, step: number): string => `${year} / ${step}`;

async function resolveCumulative(context: LayoutContext, form: StageForm, course: CumulativeSpec): Promise<StageForm> {
  const { connection, load, files } = context;
  const { profile, findings, digits } = load;
  const place = {
    file: files
      .map(({ name }) => name)
      .slice(0, 1)
      .join(''),
    line: 0,
    column: amountColumn(load, 'amount'),
  };
  if (profile.cumulative === undefined) {
    const running = await findCumulative(connection, course);
    const [first, last] = [running?.steps[0], running?.steps.at(-1)];
    if (running && first && last)
      findings.refused.add(place, 'cumulative-found', {
        name: running.name || '-',
        before: formatPlainAmount(first.amount, digits),
        amount: formatPlainAmount(last.amount, digits),
        from: formatStep(running.year, first.at),
        to: formatStep(running.year, last.at),
      });
    return form;
  }
  const isMonthly = profile.extract === 'targets' || fieldProfile(profile, 'posted', 'posted')?.grain === 'month';
  const allowsNegative = fieldProfile(profile, 'amount', 'money')?.negative === true;
  const all = await readSeries(connection, course);
  if (all === null) findings.refused.add(place, 'too-many-rows', { most: String(MAX_COMPARED_ROWS) });
  for (const { code, series, step, before } of findCumulativeFlaws(all ?? [], isMonthly, allowsNegative))
    findings.refused.add(place, code, {
      name: series.name || '-',
      to: formatStep(series.year, step.at),
      amount: formatPlainAmount(step.amount, digits),
      from: before ? formatStep(series.year, before.at) : '-',
      before: formatPlainAmount(before?.amount ?? 0n, digits),
    });
  if (findings.refused.count > 0) return form;
  const changed = await replaceStage(connection, form, (from) => `${differencesSql(course)} ${from}`);
  await recount(context);
  return changed;
}

/**
 * Checks the staged rows for features of report tables: totals among the rows, and cumulative figures. Each is refused until the profile
 * says what it means; then rows are left out or differences taken.
 */
export async function resolveLayout(context: LayoutContext, form: StageForm): Promise<StageForm> {
  const { load, fiscalYearStart } = context;
  const { profile, findings } = load;
  const layout = findLayout(profile);
  if (!layout || findings.refused.count > 0) return form;
  const left = profile.totals === 'rows' ? form : await resolveTotals(context, form, layout);
  const course = profile.cumulative === false ? null : cumulativeSpecOf(profile, fiscalYearStart);
  return course === null || findings.refused.count > 0 ? left : resolveCumulative(context, left, course);
}
