import { basename } from 'node:path';
import type { Draft, Replacement, RowOrigin, TableName } from '@pendapa/warehouse';
import { dropStoredRows, readInBulk } from '../bulk/read-in-bulk.ts';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import type { Receipt, ReceiptAmounts } from '../receipt.ts';
import { neededColumns } from '../rows/header.ts';
import { createLoadState, type LoadState } from '../rows/load-state.ts';
import { readFileInto } from './read-file.ts';
import type { Findings } from '../rows/row.ts';
import { applyRules, type AppliedRule } from '../validation/apply-rules.ts';
import type { DateContext } from '../values/date.ts';
import { withMappings, type CodeMappings } from './code-mappings.ts';
import { amountsOf } from './amounts.ts';
import { resolveLayout } from '../totals/resolve-layout.ts';
import { hasDocumentNumbers, isCheckedForTotals } from '../rows/checked-extracts.ts';
import { balances, type Balances } from './balance.ts';
import { checkResolvedRows } from './checks.ts';
import { finalizeLoad } from './finalize-load.ts';
import { checkControlMonths } from './control-months.ts';
import { countEmptyCodes } from './empty-codes.ts';
import { fillIncomingTables } from './fill.ts';
import { createResolvedRows, dropStaged, needsNoLookup, type FromObject } from './resolved-rows.ts';
import { knownCodes } from './known-codes.ts';
import { isKnown } from './known-views.ts';
import { warnMissingMonths } from './missing-months.ts';
import type { PlannedStep } from './plan.ts';
import { refuseRenamedCodes } from './renamed-codes.ts';
import { openStage, stageColumns, viewStage, type StageForm } from '../staging/stage.ts';

/** Context of all steps of a load. */
export interface StepContext {
  readonly draft: Draft;
  readonly digits: number;
  readonly dates: DateContext;
  readonly findings: Findings;
  readonly replacement: Replacement;
  readonly sourceNames: ReadonlyMap<number, string>;
  readonly onBytes: (count: number, rows: number) => void;
  /** True if no other step brings rows of the same table. */
  readonly isOnlyStep: boolean;
  readonly onCheck: () => void;
  /** Codes that a person gave to texts of the files. */
  readonly mappings: CodeMappings;
  /** Source and load of the rows of this step. */
  readonly origin: RowOrigin;
}

/** Result of one extract. */
export interface StepResult {
  readonly step: PlannedStep;
  readonly load: LoadState;
  readonly balances: Balances;
  readonly reconciled: Receipt['reconciled'];
  readonly amounts: ReceiptAmounts | null;
  readonly emptyCodes: Readonly<Record<string, number>>;
  readonly rules: readonly AppliedRule[];
  readonly fromObject: FromObject;
  /** Rows passed on to the draft, by table; empty if the step is refused. */
  readonly rows: Partial<Record<TableName, number>>;
}

/** Smaller files are read as fast row by row. */
const MIN_BULK_BYTES = 1 << 20;

const hasPersonalData = ({ extract }: Profile): boolean =>
  Object.values(EXTRACT_SPECS[extract].fields).some(({ kind }) => kind === 'private');

/** Smaller files may be report tables: the strict reader also checks labels in unread columns. */
const MAX_REPORT_BYTES = 16 << 20;

function mayBeReport({ profile, files }: PlannedStep): boolean {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return isCheckedForTotals(profile) && profile.totals !== 'rows' && bytes < MAX_REPORT_BYTES && !hasDocumentNumbers(profile);
}

interface StagedRows {
  readonly load: LoadState;
  /** Form of the rows until they are passed on. */
  readonly form: StageForm;
}

/** Lets the engine store the rows of regular files; null if the files need the strict reader. */
async function stageInBulk(context: StepContext, step: PlannedStep): Promise<StagedRows | null> {
  const { draft, digits, dates, findings, onBytes } = context;
  const { profile, found, files } = step;
  const { table } = EXTRACT_SPECS[profile.extract];
  if (mayBeReport(step)) return null;
  const codes = await knownCodes(draft.connection);
  const sha256 = files.map((file) => file.sha256);
  const rows = await readInBulk({
    connection: draft.connection,
    profile,
    digits,
    dates,
    codes,
    files: found.files,
    sha256,
    minBytes: MIN_BULK_BYTES,
    onBytes,
  });
  if (rows === null) return null;
  for (const { file, line, column, code, params } of rows.warned.listed) findings.warned.add({ file, line, column }, code, params);
  await viewStage(draft.connection, rows.sql);
  const columns = stageColumns(table).map(([name]) => name);
  const load = createLoadState({ profile, digits, dates, findings, codes, columns, write: () => undefined });
  Object.assign(load.counts, { read: rows.rows, taken: rows.rows, accepted: rows.rows });
  load.sum = rows.sum;
  load.from = rows.from;
  load.to = rows.to;
  return { load, form: { kind: 'VIEW', sql: rows.sql } };
}

async function stageStrictly(
  { draft, digits, dates, findings, onBytes }: StepContext,
  { profile, found, files }: PlannedStep,
): Promise<StagedRows> {
  const { table } = EXTRACT_SPECS[profile.extract];
  const stage = await openStage(draft.connection, table);
  const load = createLoadState({
    profile,
    digits,
    dates,
    findings,
    codes: await knownCodes(draft.connection),
    columns: stageColumns(table).map(([name]) => name),
    write: (values) => stage.write(values),
  });
  for (const file of found.files)
    await readFileInto(load, file, files.find(({ name }) => name === basename(file.path))?.sha256 ?? '', (bytes) =>
      onBytes(bytes, load.counts.read),
    );
  stage.close();
  return { load, form: { kind: 'TABLE' } };
}

/** Name for findings about all files of an extract: the first file, and the number of others. */
function filesLabel({ files: [first, ...others] }: PlannedStep): string {
  return others.length === 0 ? (first?.name ?? '') : `${first?.name ?? ''} (+${others.length})`;
}

async function stageAndFinalize(context: StepContext, step: PlannedStep) {
  const staged = (await stageInBulk(context, step)) ?? (await stageStrictly(context, step));
  const { control, found } = step;
  const { connection } = context.draft;
  const form = await resolveLayout(
    { connection, load: staged.load, files: found.files, fiscalYearStart: context.dates.fiscalYearStart },
    staged.form,
  );
  const conclusion = { source: filesLabel(step), control, replacement: context.replacement, skipped: found.skipped };
  return { ...staged, form, reconciled: finalizeLoad(staged.load, conclusion) };
}

/** Reads, checks and passes on the files of one extract; faults go into the findings of the load. */
export async function runStep(context: StepContext, step: PlannedStep): Promise<StepResult> {
  const { draft, replacement, findings, origin, sourceNames } = context;
  const { connection } = draft;
  const { found } = step;
  const profile = withMappings(step.profile, context.mappings);
  const words = hasPersonalData(profile) ? neededColumns(profile) : null;
  for (const list of [findings.refused, findings.warned]) list.quoteOnly(words);
  const { load, form, reconciled } = await stageAndFinalize(context, { ...step, profile });
  // Rows without lookups stay where they are until the publication, if no other step fills their table.
  const staysInPlace = form.kind === 'VIEW' && context.isOnlyStep && needsNoLookup(profile);
  context.onCheck();
  const before = { step, load, reconciled, balances: await balances(draft, load, replacement) };
  try {
    if (findings.refused.count > 0) return { ...before, amounts: null, emptyCodes: {}, rules: [], fromObject: {}, rows: {} };
    const fromObject = await createResolvedRows(connection, profile);
    const checkContext = { connection, load, files: found.files, replacement, source: origin.source, sourceNames };
    await checkResolvedRows(checkContext);
    if (findings.refused.count === 0) await refuseRenamedCodes(checkContext);
    const emptyCodes = await countEmptyCodes(checkContext);
    const rules = await applyRules({ connection, load, files: found.files, hasRows: (table) => isKnown(connection, table) });
    await checkControlMonths(connection, load, { ...profile.control?.months, ...step.control.months }, filesLabel(step));
    if (findings.refused.count === 0)
      await warnMissingMonths(connection, load, { base: draft.base, replace: replacement.days, source: filesLabel(step) });
    const amounts = await amountsOf(connection, profile);
    const rows =
      findings.refused.count > 0
        ? {}
        : await fillIncomingTables(connection, profile, load.codes, staysInPlace ? form : { kind: 'TABLE' }, origin);
    return { ...before, amounts, emptyCodes, rules, fromObject, rows };
  } finally {
    await dropStaged(connection, profile, form);
    if (form.kind === 'VIEW' && !staysInPlace) await dropStoredRows(connection, profile, found.files);
  }
}
