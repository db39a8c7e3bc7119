import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import type { Period } from '@pendapa/contracts';
import { openDraft, readManifest, writeSettings, type Draft, type Manifest } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { ImportRefused } from '../import-refused.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import { findingsOf, type Receipt, type ReceiptFile } from '../receipt.ts';
import { newLoadState, type LoadState } from '../rows/load-state.ts';
import { readFileInto } from '../rows/read-file.ts';
import { fileSha256 } from '../text/file-bytes.ts';
import { balances, hasAmounts, publishedBalance, type Balance, type Balances } from './balance.ts';
import { checkStaged } from './checks.ts';
import { concludeLoad, type ControlTotals } from './conclude.ts';
import { fillIncoming } from './fill.ts';
import { findFiles, reading, type FoundFiles } from './find-files.ts';
import { knownCodes } from './known-codes.ts';
import { settingsFor, type LoadSettings } from './settings.ts';
import { openStage, stageColumns } from './stage.ts';

export interface ImportJob extends NamedProfile {
  readonly dataFolder: string;
  /** A file, or a folder whose matching files are one load. */
  readonly path: string;
  readonly replace: Period | null;
  readonly check: boolean;
  readonly control: ControlTotals;
  readonly memoryLimit: string;
}

export interface ImportProgress {
  readonly step: 'read' | 'check' | 'publish';
  readonly done: number;
  readonly total: number;
  /** Rows read so far. */
  readonly rows: number;
}

type Report = (progress: ImportProgress) => void;

interface Context {
  readonly job: ImportJob;
  readonly report: Report;
  readonly started: number;
  readonly found: FoundFiles;
  readonly files: readonly ReceiptFile[];
  readonly sha256: string;
  readonly settings: LoadSettings;
}

async function describe(found: FoundFiles): Promise<{ files: ReceiptFile[]; sha256: string }> {
  const files: ReceiptFile[] = [];
  for (const { path, name } of found.files) files.push({ name, bytes: (await stat(path)).size, sha256: await reading(path, fileSha256) });
  const [first] = files;
  if (first && files.length === 1) return { files, sha256: first.sha256 };
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  return { files, sha256: createHash('sha256').update(lines).digest('hex') };
}

const NO_ROWS = { read: 0, taken: 0, skipped: 0, accepted: 0, empty: 0 } as const;
const NONE = { count: 0, listed: [] } as const;
const EMPTY: Balance = { rows: 0, amount: null };

interface Result {
  readonly outcome: Receipt['outcome'];
  readonly load?: LoadState;
  readonly balances?: Balances;
  readonly after?: Balance | null;
  readonly created?: Receipt['created'];
  readonly reconciled?: Receipt['reconciled'];
  readonly generation?: number;
  readonly unchangedSince?: string;
}

const exactText = (amount: bigint | null | undefined): string | null => (amount === null || amount === undefined ? null : String(amount));

function receipt({ job, started, files, sha256, settings }: Context, result: Result): Receipt {
  const { load } = result;
  const before = result.balances?.before ?? EMPTY;
  return {
    format: 1,
    at: new Date().toISOString(),
    outcome: result.outcome,
    extract: job.profile.extract,
    profile: job.name,
    source: basename(resolve(job.path)),
    files,
    sha256,
    rows: load ? { ...load.counts } : NO_ROWS,
    period: load && load.from !== null && load.to !== null ? { from: load.from, to: load.to } : null,
    replaced: job.replace,
    currency: settings.settings.currency,
    sums: {
      file: load && hasAmounts(load) ? String(load.sum) : null,
      before: exactText(before.amount),
      after: exactText(result.after?.amount),
    },
    stored: { before: before.rows, after: result.after?.rows ?? null },
    created: result.created ?? {},
    reconciled: result.reconciled ?? [],
    warned: load ? findingsOf(load.findings.warned) : NONE,
    refused: load ? findingsOf(load.findings.refused) : NONE,
    generation: result.generation ?? null,
    unchangedSince: result.unchangedSince ?? null,
    seconds: Math.round((Date.now() - started) / 100) / 10,
  };
}

/** The earlier load of these very files into the same table, unless a person asks to replace. */
function earlierLoad({ job, sha256 }: Context, manifest: Manifest | null): string | null {
  const { table } = EXTRACT_SPECS[job.profile.extract];
  const same = manifest?.loads.find((load) => load.sourceSha256 === sha256 && (load.rows[table] ?? 0) > 0);
  return same && job.replace === null ? same.at : null;
}

async function readAll(context: Context, draft: Draft): Promise<{ load: LoadState; reconciled: Receipt['reconciled'] }> {
  const { job, report, found, files } = context;
  const { table } = EXTRACT_SPECS[job.profile.extract];
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const stage = await openStage(draft.connection, table);
  const load = newLoadState({
    profile: job.profile,
    digits: context.settings.settings.currency.digits,
    codes: await knownCodes(draft.connection),
    columns: stageColumns(table).map(([name]) => name),
    write: (values) => stage.write(values),
  });
  let done = 0;
  for (const file of found.files) {
    await readFileInto(load, file, files[file.number]?.sha256 ?? '', (bytes) => {
      done += bytes;
      report({ step: 'read', done, total, rows: load.counts.read });
    });
  }
  stage.close();
  const source = basename(resolve(job.path));
  return { load, reconciled: concludeLoad(load, { source, control: job.control, skipped: found.skipped }) };
}

async function judge(context: Context, draft: Draft): Promise<Receipt> {
  const { job, report, settings, sha256 } = context;
  const { load, reconciled } = await readAll(context, draft);
  report({ step: 'check', done: 0, total: 1, rows: load.counts.read });
  if (load.findings.refused.count === 0)
    await checkStaged({ connection: draft.connection, load, files: context.found.files, replace: job.replace });
  const counted = await balances(draft.connection, load, job.replace);
  if (load.findings.refused.count > 0)
    throw new ImportRefused(receipt(context, { outcome: 'refused', load, balances: counted, reconciled }));
  const rows = await fillIncoming(draft.connection, job.profile, load.codes);
  const { table } = EXTRACT_SPECS[job.profile.extract];
  const created = Object.fromEntries(Object.entries(rows).filter(([name]) => name !== table));
  const result = { load, balances: counted, after: counted.after, created, reconciled };
  if (job.check) return receipt(context, { ...result, outcome: 'checked' });
  if (settings.write) await writeSettings(job.dataFolder, settings.settings);
  const manifest = await draft.publish({
    source: basename(resolve(job.path)),
    sourceSha256: sha256,
    sample: false,
    ...(job.replace ? { replace: job.replace } : {}),
    expected: { rows, ...(table === 'payments' ? { paymentAmount: load.sum } : {}) },
    onProgress: (_step, done, total) => report({ step: 'publish', done, total, rows: load.counts.read }),
  });
  return receipt(context, { ...result, outcome: 'published', after: publishedBalance(load, manifest), generation: manifest.generation });
}

/**
 * Reads, judges and publishes one load in this process. ImportRefused where the files are not as the profile says; SpokenError for
 * everything else that a person can act on. Whatever happens, nothing is served before the publication.
 */
export async function importInto(job: ImportJob, report: Report): Promise<Receipt> {
  const started = Date.now();
  const found = await findFiles(job.path, job.profile);
  const settings = await settingsFor(job.dataFolder, job);
  const context: Context = { job, report, started, found, settings, ...(await describe(found)) };
  const earlier = earlierLoad(context, await readManifest(job.dataFolder));
  if (earlier !== null) return receipt(context, { outcome: 'unchanged', unchangedSince: earlier });
  const draft = await openDraft(job.dataFolder, { memoryLimit: job.memoryLimit });
  try {
    return await judge(context, draft);
  } finally {
    await draft.discard();
  }
}
