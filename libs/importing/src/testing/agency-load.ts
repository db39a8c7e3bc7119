import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtractKey, Period } from '@pendapa/contracts';
import { openDraft } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import { importInto } from '../load/import-into.ts';
import type { Report } from '../load/job.ts';
import { query, type Rows } from '../staging/sql.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { readFolderManifest } from '../template/folder-manifest.ts';
import { templateColumns, templateProfile } from '../profile/template-profile.ts';
import { EXAMPLE_FOLDER } from '../template/write-template.ts';

export type Cells = Readonly<Record<string, string | number>>;

/** Text of a file in the form of an extract's template. */
export const templateText = (extract: ExtractKey, rows: readonly Cells[]): string =>
  [
    templateColumns(extract).join(','),
    ...rows.map((row) =>
      templateColumns(extract)
        .map((column) => row[column] ?? '')
        .join(','),
    ),
  ].join('\n') + '\n';

/** Profile of a recap by month, whose unknown taxes are left for a mapping. */
export const RECAP_PROFILE = {
  extract: 'payments',
  file: { delimiter: ';' },
  numbers: { decimal: ',', thousands: '.' },
  fields: {
    posted: { grain: 'month', column: 'Masa', format: 'MM/YYYY' },
    tax: { column: 'Pajak', unknown: 'unmapped' },
    amount: { column: 'Nilai' },
  },
  source: 'rekap',
};

interface Loading {
  readonly check?: boolean;
  readonly again?: boolean;
  readonly replace?: Period | null;
  readonly profile?: NamedProfile;
  readonly report?: Report;
}

/** A data folder with the published example agency, for loads that are checked against it. */
export class AgencyFolder {
  private constructor(private readonly root: string) {}

  static async open(published = true): Promise<AgencyFolder> {
    const folder = new AgencyFolder(await mkdtemp(join(tmpdir(), 'pendapa-agency-')));
    if (published) await folder.importFolder(EXAMPLE_FOLDER);
    return folder;
  }

  get data(): string {
    return join(this.root, 'data');
  }

  path(name: string): string {
    return join(this.root, name);
  }

  async importFolder(path: string, confirm?: string): Promise<Receipt> {
    const manifest = await readFolderManifest(this.data, path);
    if (!manifest) throw new Error(`There is no manifest in ${path}.`);
    const job = {
      ...manifest,
      dataFolder: this.data,
      path,
      check: false,
      memoryLimit: '512MB',
      ...(confirm === undefined ? {} : { confirm }),
    };
    return this.receiptOf(importInto(job, () => undefined));
  }

  /** Loads rows in the form of a template and returns the receipt, also of a refusal. By default it only checks. */
  load(extract: ExtractKey, rows: readonly Cells[], loading?: Loading): Promise<Receipt> {
    return this.loadText(extract, templateText(extract, rows), loading);
  }

  async loadText(extract: ExtractKey, text: string, { profile, ...loading }: Loading = {}): Promise<Receipt> {
    const path = join(this.root, `${extract}.csv`);
    await writeFile(path, text);
    return this.loadPath(path, profile ?? templateProfile(extract), loading);
  }

  loadPath(path: string, named: NamedProfile, { check = true, again = false, replace = null, report }: Loading = {}): Promise<Receipt> {
    const job = { ...named, dataFolder: this.data, path, replace, check, again, control: {}, memoryLimit: '512MB' };
    return this.receiptOf(importInto(job, report ?? (() => undefined)));
  }

  async queryServed(sql: string): Promise<Rows> {
    const draft = await openDraft(this.data);
    try {
      return await query(draft.connection, sql);
    } finally {
      await draft.discard();
    }
  }

  close(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }

  private receiptOf(loading: Promise<Receipt>): Promise<Receipt> {
    return loading.catch((error: unknown) => {
      if (error instanceof ImportRefused) return error.receipt;
      throw error;
    });
  }
}

/** `line column code` of every finding, refusals first. */
export const findingLines = ({ refused, warned }: Receipt): string[] =>
  [...refused.listed, ...warned.listed].flatMap(({ lines, column, code }) => lines.map((line) => `${line} ${column ?? '-'} ${code}`));
