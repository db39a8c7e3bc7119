import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fsyncPath } from '../data-folder/durable.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { readSettings } from '../data-folder/settings-file.ts';
import type { RecordReference, Load } from '../generations/manifest.ts';
import { importedFile, newName } from './names.ts';
import { packFile } from './pack.ts';
import { writeRecord, type ImportedFile, type Instruction, type LoadRecord } from './record.ts';

/** A load that a publication records. */
export interface RecordedLoad {
  readonly instruction: Instruction;
  /** Files as they came; without a path they are named in the record and not kept. */
  readonly files: readonly (ImportedFile & { readonly path?: string })[];
}

/** What is kept of one load, until its record is written or it fails. */
export class LoadKeeper {
  readonly #dataFolder: string;
  readonly #recorded: RecordedLoad;
  readonly #packing: Promise<unknown>;

  private constructor(
    dataFolder: string,
    readonly name: string,
    /** Whether a setting wants imported data kept. */
    readonly keepsData: boolean,
    recorded: RecordedLoad,
  ) {
    this.#dataFolder = dataFolder;
    this.#recorded = recorded;
    this.#packing = keepsData ? this.#pack() : Promise.resolve();
    // Its failure is told where it is waited for.
    this.#packing.catch(() => undefined);
  }

  /** Begins to compress the files of a load; they are ready when the record is written. */
  static async open(dataFolder: string, load: number, recorded: RecordedLoad): Promise<LoadKeeper> {
    const { importedFiles } = await readSettings(dataFolder);
    await makeFolderIn(dataFolder, pathsOf(dataFolder).sources);
    return new LoadKeeper(dataFolder, newName(load), importedFiles?.keep ?? true, recorded);
  }

  get folder(): string {
    return pathsOf(this.#dataFolder).sources;
  }

  async #pack(): Promise<void> {
    for (const [index, { path, sha256 }] of this.#recorded.files.entries())
      if (path !== undefined) await packFile(path, sha256, join(this.folder, importedFile(this.name, index + 1)));
  }

  /** Waits for the files and writes the record of the load durably. `before` is the load before, null for the first one. */
  async record(load: Load, before: Load | null, facts: Pick<LoadRecord, 'replaced' | 'sums'>): Promise<RecordReference> {
    await this.#packing;
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

  /** Removes what was kept of a load that is not served. */
  async discard(): Promise<void> {
    await this.#packing.catch(() => undefined);
    for (const file of await readdir(this.folder)) if (file.startsWith(`${this.name}.`)) await rm(join(this.folder, file), { force: true });
  }
}
