import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fsyncPath } from '../data-folder/durable.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { readSettings } from '../data-folder/settings-file.ts';
import type { RecordReference, Load } from '../generations/manifest.ts';
import { importedFile, newName } from '../generations/source-names.ts';
import { compressFile } from './compress-file.ts';
import { writeRecord, type ImportedFile, type Instruction, type LoadRecord } from '../generations/load-record.ts';

/** A load that a publication records. */
export interface RecordedLoad {
  readonly instruction: Instruction;
  /** Imported files; without a path they are named in the record and not stored. */
  readonly files: readonly (ImportedFile & { readonly path?: string })[];
}

/** Stores the files and the record of one load. */
export class LoadRecorder {
  readonly #dataFolder: string;
  readonly #recorded: RecordedLoad;
  readonly #compression: Promise<unknown>;

  private constructor(
    dataFolder: string,
    readonly name: string,
    /** True if the settings want imported data stored. */
    readonly keepsData: boolean,
    recorded: RecordedLoad,
  ) {
    this.#dataFolder = dataFolder;
    this.#recorded = recorded;
    this.#compression = keepsData ? this.#compressFiles() : Promise.resolve();
    // `record` reports a failure.
    this.#compression.catch(() => undefined);
  }

  /** Starts to compress the files of a load; `record` waits for them. */
  static async open(dataFolder: string, load: number, recorded: RecordedLoad): Promise<LoadRecorder> {
    const { importedFiles } = await readSettings(dataFolder);
    await makeFolderIn(dataFolder, pathsOf(dataFolder).sources);
    return new LoadRecorder(dataFolder, newName(load), importedFiles?.keep ?? true, recorded);
  }

  get folder(): string {
    return pathsOf(this.#dataFolder).sources;
  }

  async #compressFiles(): Promise<void> {
    for (const [index, { path, sha256 }] of this.#recorded.files.entries())
      if (path !== undefined) await compressFile(path, sha256, join(this.folder, importedFile(this.name, index + 1)));
  }

  /**
   * Waits for the files and writes the record durably.
   * @param before the load before; null for the first one
   */
  async record(load: Load, before: Load | null, facts: Pick<LoadRecord, 'replaced' | 'sums'>): Promise<RecordReference> {
    await this.#compression;
    const { instruction, files } = this.#recorded;
    const reference = await writeRecord(this.#dataFolder, {
      format: 1,
      name: this.name,
      load,
      follows: before?.kept ?? null,
      isIncomplete: before !== null && before.kept === undefined,
      instruction,
      files: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
      keptFiles: this.keepsData,
      ...facts,
    });
    await fsyncPath(this.folder, 'r');
    return reference;
  }

  /** Removes the files of a load that is not served. */
  async discard(): Promise<void> {
    await this.#compression.catch(() => undefined);
    for (const file of await readdir(this.folder)) if (file.startsWith(`${this.name}.`)) await rm(join(this.folder, file), { force: true });
  }
}
