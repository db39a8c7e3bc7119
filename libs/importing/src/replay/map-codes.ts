import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAPPED_FIELDS, UserError } from '@pendapa/contracts';
import { listLoads, openDraft, unpackStoredFile, type ListedLoad, type LoadRecord, type Replay } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import { joinMappings, readCodeMappings, writeCodeMappings, type CodeMappings } from '../load/code-mappings.ts';
import type { ImportJob } from '../load/job.ts';
import { query } from '../staging/sql.ts';
import { engineMemory, runChild } from '../process/run-child.ts';
import { LIMITS } from '../process/supervise.ts';
import type { Receipt } from '../receipt.ts';
import { receiptOf } from '../receipts.ts';
import { isImportInstruction } from '../load/import-instruction.ts';
import { unpackFiles } from './replay-import.ts';
import { findUnmappedLoads, MEMBER_TABLES } from './unmapped-loads.ts';

/** A text without a code in the files of a load. */
export interface UnmappedText {
  readonly column: string | null;
  readonly value: string;
  readonly rows: number;
}

/** A load with rows under Not mapped, read again with the mappings. */
export interface MappedLoad {
  readonly load: number;
  readonly source: string;
  /** Texts that still have no code. */
  readonly unmapped: readonly UnmappedText[];
  /** Receipt of reading it again, with what goes and what comes. */
  readonly receipt: Receipt;
}

export interface MappingResult {
  readonly mappings: CodeMappings;
  readonly loads: readonly MappedLoad[];
  /** False if nothing was published. */
  readonly published: boolean;
}

export interface MappingOptions {
  readonly dataFolder: string;
  /** New mappings; those of earlier runs are kept. */
  readonly mappings: CodeMappings;
  readonly check: boolean;
  /** Is called before each load with the number of loads that are done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Is called with each generation that a load read again has published. */
  readonly onPublished?: (generation: number) => void;
  /** Ends the work. A load that was published already stays and is reported first. */
  readonly signal?: AbortSignal;
}

const unknownCode = (field: string, code: string) =>
  new UserError({
    id: `Kode "${code}" belum ada untuk "${field}". Impor dahulu rujukannya, atau pilih kode yang ada.`,
    en: `There is no code "${code}" of "${field}". Import its reference first, or choose a code that exists.`,
  });

/** Finds the loads with rows under Not mapped, after checking that the new codes exist. */
async function findLoads({ dataFolder, mappings }: MappingOptions): Promise<ReadonlySet<number>> {
  const draft = await openDraft(dataFolder);
  try {
    for (const [field, texts] of Object.entries(mappings)) {
      const known = MAPPED_FIELDS.find((one) => one === field);
      const [table, column] = known === undefined ? [] : MEMBER_TABLES[known];
      const rows = table === undefined ? [] : await query(draft.connection, `SELECT ${column} FROM published.${table}`);
      const codes = new Set(rows.map(([code]) => code));
      const unknown = Object.values(texts).find((code) => !codes.has(code));
      if (unknown !== undefined) throw unknownCode(field, unknown);
    }
    return await findUnmappedLoads(draft.connection);
  } finally {
    await draft.discard();
  }
}

/** Job that reads the stored files of a load again in place of its rows. */
async function jobOf(dataFolder: string, folder: string, record: LoadRecord, mappings: CodeMappings): Promise<ImportJob | null> {
  const { instruction, load } = record;
  if (!isImportInstruction(instruction)) return null;
  const unpack: Replay['unpack'] = (file, target) => unpackStoredFile(dataFolder, record, file, target);
  const path = await unpackFiles({ record, unpack, files: folder }, instruction);
  const replace = load.posted ?? null;
  return { ...instruction.job, dataFolder, path, replace, check: true, again: true, mappings, memoryLimit: engineMemory(LIMITS) };
}

const run = (job: ImportJob, signal: AbortSignal | undefined): Promise<Receipt> =>
  runChild(job, { limits: LIMITS, signal }).catch((error: unknown) => {
    if (error instanceof ImportRefused) return error.receipt;
    throw error;
  });

/** Total that confirms what goes from Not mapped: nothing is lost, so that it must be all that goes. */
function confirmationOf({ refused }: Receipt): string | undefined {
  return refused.listed.every(({ code }) => code === 'replace-less') ? refused.listed[0]?.params['total'] : undefined;
}

const losesRows = ({ replacing = [] }: Receipt): boolean =>
  replacing.some(({ gone, come }) => gone.rows !== come.rows || gone.amount !== come.amount);

const otherRows = ({ load }: ListedLoad) =>
  new UserError({
    id: `Pemuatan ${load.id} (${load.source}): pada hari yang sama ada baris pemuatan lain, yang akan hilang. Keluarkan dan impor lagi pemuatan itu sendiri.`,
    en: `Load ${load.id} (${load.source}): other loads have rows on the same days, which would be lost. Remove and import that load by hand.`,
  });

const refusedAgain = ({ load }: ListedLoad, { refused }: Receipt) =>
  new UserError({
    id: `Pemuatan ${load.id} (${load.source}) kini ditolak: ${refused.listed[0]?.texts.id ?? ''}`,
    en: `Load ${load.id} (${load.source}) is refused now: ${refused.listed[0]?.texts.en ?? ''}`,
  });

async function readAgain(
  one: ListedLoad,
  record: LoadRecord,
  { dataFolder, check, signal, onPublished }: MappingOptions,
  mappings: CodeMappings,
): Promise<MappedLoad | null> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-mapping-'));
  try {
    const job = await jobOf(dataFolder, folder, record, mappings);
    if (job === null) return null;
    const first = await run(job, signal);
    const confirm = first.outcome === 'refused' ? confirmationOf(first) : undefined;
    const confirmed = confirm === undefined ? job : { ...job, confirm };
    const checked = confirm === undefined ? first : await run(confirmed, signal);
    if (checked.outcome === 'refused') throw refusedAgain(one, checked);
    if (losesRows(checked)) throw otherRows(one);
    const receipt = check ? checked : await run({ ...confirmed, check: false }, signal);
    if (receipt.outcome === 'published' && receipt.generation !== null) onPublished?.(receipt.generation);
    // A load that is read as before has its own receipt.
    const { warned } = receipt.outcome === 'unchanged' ? ((await receiptOf(dataFolder, one.load.id)) ?? receipt) : receipt;
    const unmapped = warned.listed
      .filter(({ code }) => code === 'code-unmapped')
      .map(({ column, params }) => ({ column, value: params['value'] ?? '', rows: Number(params['rows'] ?? 0) }));
    return { load: one.load.id, source: one.load.source, unmapped, receipt };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Gives codes to texts that found no place, and reads their loads again in place of the rows of these. No money and no row is gained or
 * lost. The mappings are kept for the next loads.
 * @throws UserError for an unknown code, if files are not stored any more, or if other rows would be lost
 */
export async function mapCodes(options: MappingOptions): Promise<MappingResult> {
  const { dataFolder, check } = options;
  const numbers = await findLoads(options);
  const mappings = joinMappings(await readCodeMappings(dataFolder), options.mappings);
  const { loads } = await listLoads(dataFolder);
  options.signal?.throwIfAborted();
  if (!check) await writeCodeMappings(dataFolder, mappings);
  const mapped: MappedLoad[] = [];
  const toMap = loads.filter(({ load }) => numbers.has(load.id));
  for (const [index, one] of toMap.entries()) {
    options.signal?.throwIfAborted();
    options.onProgress?.(index, toMap.length);
    if (one.record === null) continue;
    const result = await readAgain(one, one.record, options, mappings);
    if (result) mapped.push(result);
  }
  return { mappings, loads: mapped, published: !check && mapped.length > 0 };
}
