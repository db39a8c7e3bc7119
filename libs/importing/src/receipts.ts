import { closeSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listGenerations, makeFolderIn } from '@pendapa/warehouse';
import type { Finding, FindingSink } from './finding.ts';
import type { Receipt } from './receipt.ts';
import type { Severity } from './validation/rule.ts';

/** The full list of one load has at most this many lines; the receipt counts all findings. */
const MAX_LINES = 1_000_000;
const MAX_RECEIPTS = 200;
const BLOCK_LENGTH = 65_536;
const CSV_HEADER = 'severity,file,line,column,code,reason_id,reason_en,advice_id,advice_en\r\n';
const RECEIPT_NAME = /^[0-9TZ-]+\.json$/;
/** Files of a receipt and its list before they get their final names. */
const PROVISIONAL_FILE = 'foreseen.json';
const FINDINGS_FILE = 'findings.tmp';

const folderOf = (dataFolder: string): string => join(dataFolder, 'receipts');

/** Marks a leading sign as text, because a spreadsheet would read a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(severity: Severity, { file, line, column, code, texts, advice }: Finding): string {
  const cells = [severity, file, line === 0 ? '' : String(line), column ?? '', code, texts.id, texts.en, advice.id, advice.en];
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Receives the findings of a running load and stores its receipt. */
export interface ReceiptWriter {
  readonly sink: (severity: Severity) => FindingSink;
  /** Stores the receipt before the publication, so that another process can finish it if this one dies. */
  readonly writeProvisional: (receipt: Receipt) => Promise<void>;
  /**
   * Stores the receipt, and the full list if there are findings.
   * @returns the receipt with the name under which it is stored.
   */
  readonly save: (receipt: Receipt) => Promise<Receipt>;
  readonly close: () => Promise<void>;
}

/** File with the list of findings; it is created with the first finding. */
class FindingsFile {
  private file: number | null = null;
  private pending = '';
  private hasHeader = false;
  private lines = 0;

  constructor(readonly path: string) {}

  get started(): boolean {
    return this.lines > 0;
  }

  get full(): boolean {
    return this.lines >= MAX_LINES;
  }

  add(line: string): void {
    if (this.full) return;
    this.lines += 1;
    this.pending += line;
    if (this.pending.length >= BLOCK_LENGTH) this.flush();
  }

  flush(): void {
    if (!this.started) return;
    this.file ??= openSync(this.path, 'w', 0o600);
    writeSync(this.file, this.hasHeader ? this.pending : CSV_HEADER + this.pending);
    this.hasHeader = true;
    this.pending = '';
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }
}

async function deleteOldReceipts(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => RECEIPT_NAME.test(name));
  const read = await Promise.all(names.map(async (name) => ({ name, at: await instantOf(join(folder, name)) })));
  const old = read.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(MAX_RECEIPTS);
  for (const { name } of old)
    for (const ending of ['.json', '.csv']) await rm(join(folder, name.replace(/\.json$/, ending)), { force: true });
}

const instantOf = async (path: string): Promise<string> => (JSON.parse(await readFile(path, 'utf8')) as Receipt).at;

/** Name of a receipt: its generation, or its instant if nothing was published. */
const receiptName = ({ generation, at }: Receipt): string =>
  generation === null ? at.replaceAll(/[:.]/g, '-') : generationName(generation);
const generationName = (generation: number): string => String(generation).padStart(6, '0');

async function writeProvisionalReceipt(folder: string, receipt: Receipt): Promise<Receipt> {
  const stored = { ...receipt, kept: receiptName(receipt) };
  await writeFile(join(folder, 'receipt.tmp'), `${JSON.stringify(stored, null, 1)}\n`, { mode: 0o600 });
  await rename(join(folder, 'receipt.tmp'), join(folder, PROVISIONAL_FILE));
  return stored;
}

/** Renames the list first, so that a receipt with a final name always has its list. */
async function publishProvisionalFiles(folder: string, name: string): Promise<void> {
  await rename(join(folder, FINDINGS_FILE), join(folder, `${name}.csv`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(join(folder, PROVISIONAL_FILE), join(folder, `${name}.json`));
  await deleteOldReceipts(folder);
}

const readReceipt = async (path: string): Promise<Receipt | null> => {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Receipt);
};

/**
 * Gives a provisional receipt its final name if its load was published, and deletes it otherwise. The caller must hold the lock of the
 * data folder.
 */
export async function finishProvisionalReceipt(dataFolder: string): Promise<void> {
  const folder = folderOf(dataFolder);
  const receipt = await readReceipt(join(folder, PROVISIONAL_FILE)).catch(() => null);
  const published = receipt && (await listGenerations(dataFolder)).find(({ generation }) => generation === receipt.generation);
  if (receipt && published?.loads.at(-1)?.sourceSha256 === receipt.sha256) await publishProvisionalFiles(folder, receiptName(receipt));
  else await rm(join(folder, PROVISIONAL_FILE), { force: true });
}

/** Reads the receipt of the load that made a generation; null if none is stored. */
export const receiptOf = (dataFolder: string, generation: number): Promise<Receipt | null> =>
  readReceipt(join(folderOf(dataFolder), `${generationName(generation)}.json`));

/** Opens the folder of receipts for one load. The caller must hold the lock of the data folder. */
export async function openReceiptWriter(dataFolder: string): Promise<ReceiptWriter> {
  const folder = folderOf(dataFolder);
  await makeFolderIn(dataFolder, folder);
  await finishProvisionalReceipt(dataFolder);
  for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
  const findingsFile = new FindingsFile(join(folder, FINDINGS_FILE));
  return {
    sink: (severity) => ({
      get full() {
        return findingsFile.full;
      },
      take: (finding) => findingsFile.add(csvLine(severity, finding)),
    }),
    writeProvisional: async (receipt) => {
      findingsFile.flush();
      await writeProvisionalReceipt(folder, receipt);
    },
    save: async (receipt) => {
      findingsFile.flush();
      findingsFile.close();
      const stored = await writeProvisionalReceipt(folder, receipt);
      await publishProvisionalFiles(folder, receiptName(receipt));
      return stored;
    },
    close: async () => {
      findingsFile.close();
      await rm(findingsFile.path, { force: true });
    },
  };
}

/** Lists the stored receipts of a data folder, the newest first. */
export async function listReceipts(dataFolder: string): Promise<Receipt[]> {
  const folder = folderOf(dataFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => RECEIPT_NAME.test(name));
  const receipts = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Receipt));
  return receipts.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Reads the receipt that has this name, as `Receipt.kept` has it; null if none is stored. */
export async function readReceiptOfName(dataFolder: string, name: string): Promise<Receipt | null> {
  const file = (await readdir(folderOf(dataFolder)).catch(() => [])).find((each) => each === `${name}.json` && RECEIPT_NAME.test(each));
  return file === undefined ? null : (JSON.parse(await readFile(join(folderOf(dataFolder), file), 'utf8')) as Receipt);
}

/**
 * Path of the full list of findings of a load; null if it had none, or is not stored.
 * @param receipt name of the receipt, as `Receipt.kept` has it
 */
export async function findingsPath(dataFolder: string, receipt: string): Promise<string | null> {
  const name = (await readdir(folderOf(dataFolder)).catch(() => [])).find((file) => file === `${receipt}.csv`);
  return name === undefined ? null : join(folderOf(dataFolder), name);
}
