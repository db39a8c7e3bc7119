import { isDeepStrictEqual } from 'node:util';
import type { Period } from '@pendapa/contracts';
import {
  openDraft,
  readManifest,
  writeSettings,
  type Draft,
  type Manifest,
  type PublishOptions,
  type Replacement,
  type TableName,
} from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { FindingList } from '../finding.ts';
import { ImportRefused } from '../import-refused.ts';
import type { Receipt } from '../receipt.ts';
import { openReceiptWriter, type ReceiptWriter } from '../receipts.ts';
import { sourceOf } from '../profile/source-of.ts';
import { requireCurrency } from '../profile/require-currency.ts';
import { requireMarks } from '../profile/require-marks.ts';
import type { Profile } from '../profile/schema.ts';
import { listLoadFiles, importInstruction } from './import-instruction.ts';
import type { Findings } from '../rows/row.ts';
import type { ImportJob, Report } from './job.ts';
import { findUnchangedSince, filesRead, findLoadWithSameFile, readingOf } from './earlier-load.ts';
import { createKnownViews } from './known-views.ts';
import { makeReceipt, type LoadOutcome } from './make-receipt.ts';
import { planLoad, type LoadPlan } from './plan.ts';
import { removesDays } from './finalize-load.ts';
import { requireConfirmation } from './confirmation.ts';
import { countUnknownSourceRows, findChanges, findTaxNames, removesRows } from './find-replacing.ts';
import type { Replacing } from '../replacing.ts';
import { changedSinceCheck, importedBefore } from './refusals.ts';
import { replacementOf } from './replacement.ts';
import { runStep, type StepResult } from './run-step.ts';
import { settingsFor, type LoadSettings } from './settings.ts';

export type { CheckedLoad, ImportJob, ImportProgress } from './job.ts';

interface Context {
  readonly job: ImportJob;
  readonly report: Report;
  readonly started: number;
  readonly plan: LoadPlan;
  readonly settings: LoadSettings;
}

const tableOf = ({ extract }: Profile): TableName => EXTRACT_SPECS[extract].table;

const settingsOfJob = (job: ImportJob) => ('steps' in job ? (job.settings ?? undefined) : job.profile.settings);

/** Runs the steps in order until one is refused: rows that refer to refused rows would be refused as well. */
async function runSteps(
  { job, plan, report, settings }: Context,
  draft: Draft,
  replacement: Replacement,
  findings: Findings,
): Promise<StepResult[]> {
  const total = plan.steps.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  const results: StepResult[] = [];
  let done = 0;
  const rowsBefore = () => results.reduce((sum, { load }) => sum + load.counts.read, 0);
  for (const name of plan.unlisted) findings.warned.add({ file: name, line: 0 }, 'file-unlisted');
  await createKnownViews(draft.connection, replacement);
  // New sources get a name now, so that their rows can be compared with others.
  for (const step of plan.steps) draft.sourceId(sourceOf(step));
  const sourceNames = new Map(draft.sources().map(({ id, name }) => [id, name]));
  for (const step of plan.steps) {
    if (findings.refused.count > 0) {
      for (const { name } of step.files) findings.warned.add({ file: name, line: 0 }, 'not-read');
      continue;
    }
    const result = await runStep(
      {
        draft,
        digits: settings.settings.currency.digits,
        dates: { timeZone: settings.settings.timeZone, fiscalYearStart: settings.settings.fiscalYearStart },
        findings,
        replacement,
        mappings: job.mappings ?? {},
        sourceNames,
        origin: { source: draft.sourceId(sourceOf(step)), load: draft.load },
        isOnlyStep: plan.steps.filter(({ profile }) => tableOf(profile) === tableOf(step.profile)).length === 1,
        onBytes: (bytes, read) => {
          done += bytes;
          report({ step: 'read', done, total, rows: rowsBefore() + read });
        },
        onCheck: () => report({ step: 'check', done: results.length, total: plan.steps.length, rows: rowsBefore() }),
      },
      step,
    );
    results.push(result);
  }
  return results;
}

function sumIncomingRows(results: readonly StepResult[]): Partial<Record<TableName, number>> {
  const rows: Partial<Record<TableName, number>> = {};
  for (const result of results)
    for (const [table, count] of Object.entries(result.rows)) rows[table as TableName] = (rows[table as TableName] ?? 0) + count;
  return rows;
}

/** First and last posting date of the incoming payments. */
function postingPeriod(payments: readonly StepResult[]): Period | null {
  const [from] = payments.flatMap(({ load }) => load.from ?? []).sort();
  const to = payments
    .flatMap(({ load }) => load.to ?? [])
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** A replayed load does not store its files again. */
function recordOf(job: ImportJob, plan: LoadPlan): PublishOptions['record'] {
  const files = listLoadFiles(plan);
  return {
    instruction: importInstruction(job, plan),
    files: job.as ? files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })) : files,
  };
}

async function publish(
  context: Context,
  draft: Draft,
  results: readonly StepResult[],
  replacement: Replacement,
  beforeServed: (manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  const { job, plan, report, settings } = context;
  if (settings.write) await writeSettings(job.dataFolder, settings.settings);
  const payments = results.filter(({ load }) => load.profile.extract === 'payments');
  const read = results.reduce((sum, { load }) => sum + load.counts.read, 0);
  const posted = postingPeriod(payments);
  return draft.publish({
    source: plan.source,
    sourceSha256: plan.sha256,
    sample: false,
    reading: readingOf(plan),
    files: filesRead(plan),
    record: recordOf(job, plan),
    ...(posted ? { posted } : {}),
    replace: replacement,
    sources: [...new Set(plan.steps.map((step) => draft.sourceId(sourceOf(step))))],
    expected: {
      rows: sumIncomingRows(results),
      ...(payments.length > 0 ? { paymentAmount: payments.reduce((sum, { load }) => sum + load.sum, 0n) } : {}),
    },
    onProgress: (_step, done, total) => report({ step: 'publish', done, total, rows: read }),
    beforeServed,
  });
}

interface RunResult {
  readonly results: readonly StepResult[];
  readonly replacement: Replacement;
  readonly findings: Findings;
}

/** Rows that a load removes and adds, as its receipt lists them. */
type Changes = Pick<LoadOutcome, 'replacing' | 'changes' | 'taxNames'> & { readonly replacing: readonly Replacing[] };

const NO_CHANGES: Changes = { replacing: [] };

/** Lists what the load removes, and refuses it if a person must first confirm this or name the source. */
async function checkReplacing({ job, plan, settings }: Context, draft: Draft, run: RunResult): Promise<Changes> {
  const { results, replacement, findings } = run;
  const names = new Map(draft.sources().map(({ id, name }) => [id, name]));
  for (const { step } of results) {
    const rows = await countUnknownSourceRows(draft.connection, step.profile.extract, replacement);
    const params = { rows: String(rows), extract: step.profile.extract, source: sourceOf(step) };
    if (rows > 0) findings.refused.add({ file: step.files[0]?.name ?? '', line: 0 }, 'source-unknown-rows', params);
  }
  const extracts = results.map(({ step }) => step.profile.extract);
  const includesNew = job.check || job.expected !== undefined;
  const query = { extracts, replacement, names } as const;
  const replacing = (await findChanges(draft.connection, { ...query, scope: 'wholes' })).filter(removesRows);
  const changes = includesNew ? await findChanges(draft.connection, { ...query, scope: 'all' }) : replacing;
  const empty = results.flatMap(({ load }) => (removesDays(load, replacement) ? [load.profile.extract] : []));
  const { digits } = settings.settings.currency;
  // A replayed load was confirmed the first time.
  if (!job.as) requireConfirmation({ replacing, empty, confirm: job.confirm, digits, file: plan.source }, findings);
  return { replacing, changes, taxNames: includesNew ? await findTaxNames(draft.connection, changes) : {} };
}

async function runLoad(context: Context, draft: Draft, writer: ReceiptWriter): Promise<Receipt> {
  const { job, plan, settings, started } = context;
  const findings: Findings = { refused: new FindingList(writer.sink('refuse')), warned: new FindingList(writer.sink('warn')) };
  const replacement = replacementOf(draft, plan, job);
  const results = await runSteps(context, draft, replacement, findings);
  const receipt = (more: Pick<LoadOutcome, 'outcome'> & Partial<LoadOutcome>): Receipt =>
    makeReceipt({ plan, settings: settings.settings, replace: job.replace, started, results, findings, ...more });
  const changed = findings.refused.count > 0 ? NO_CHANGES : await checkReplacing(context, draft, { results, replacement, findings });
  const { replacing } = changed;
  if (findings.refused.count > 0) throw new ImportRefused(await writer.save(receipt({ outcome: 'refused', ...changed })));
  if (job.check) return writer.save(receipt({ outcome: 'checked', ...changed }));
  if (job.expected && !isDeepStrictEqual(job.expected.changes, changed.changes)) throw changedSinceCheck();
  if (replacing.length > 0)
    context.report({ step: 'check', done: 1, total: 1, rows: 0, replacing: { extracts: replacing, currency: settings.settings.currency } });
  const publishedAs = (manifest: Manifest) => receipt({ outcome: 'published', manifest, ...changed });
  const manifest = await publish(context, draft, results, replacement, (built) => writer.writeProvisional(publishedAs(built)));
  const published = publishedAs(manifest);
  // The new data are already served, so a receipt that cannot be stored must not look like a failed load.
  return writer.save(published).catch(() => published);
}

/**
 * Reads, checks and publishes one load in this process. Nothing is served before the publication.
 * @throws ImportRefused if the files do not agree with the profile
 * @throws UserError for everything else that a person can act on
 */
export async function importInto(job: ImportJob, report: Report): Promise<Receipt> {
  const started = Date.now();
  const plan = await planLoad(job);
  const [first] = plan.steps;
  const settings = await settingsFor(job.dataFolder, first?.name ?? plan.source, settingsOfJob(job));
  for (const step of plan.steps) requireMarks(step, settings.settings.currency);
  for (const step of plan.steps) requireCurrency(step, settings.settings.currency);
  const context: Context = { job, report, started, plan, settings };
  if (job.expected && job.expected.sha256 !== plan.sha256) throw changedSinceCheck();
  const served = await readManifest(job.dataFolder);
  const unchangedSince = findUnchangedSince(plan, job, served);
  if (unchangedSince !== null)
    return makeReceipt({ plan, settings: settings.settings, replace: null, started, outcome: 'unchanged', unchangedSince });
  const earlier = job.again ? null : findLoadWithSameFile(plan, served);
  if (earlier) throw importedBefore(plan.source, earlier.at);
  const draft = await openDraft(job.dataFolder, { memoryLimit: job.memoryLimit, ...(job.as ? { as: job.as } : {}) });
  try {
    const writer = await openReceiptWriter(job.dataFolder);
    try {
      return await runLoad(context, draft, writer);
    } finally {
      await writer.close();
    }
  } finally {
    await draft.discard();
  }
}
