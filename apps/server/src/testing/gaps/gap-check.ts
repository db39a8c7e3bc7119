import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportRefused, runImport } from '@pendapa/importing';
import { allGaps, gapName, withGap, type AgencyGap } from './agency-gaps.ts';
import { canonicalNames } from './canonical-names.ts';
import { writeExtractFiles, type ExtractFiles } from './extract-files.ts';
import { TestPageRenderer } from './page-renderer.ts';
import { pageFaults } from './page-faults.ts';
import { AgencyReader, type ReadAgency } from './read-agency.ts';
import { wholeAgency } from './whole-agency.ts';

export interface ReadGap {
  readonly name: string;
  /** Null if the import refuses the files. */
  readonly faults: readonly string[] | null;
  /** Pages whose answers differ from those of the whole agency. */
  readonly changedPages: number;
}

/** Reads agencies with a gap and compares each with the agency that lacks nothing. */
export class GapCheck {
  #whole: ReadAgency = new Map();

  private constructor(
    private readonly reader: AgencyReader,
    private readonly files: ExtractFiles,
    private readonly folder: string,
  ) {}

  static async open(shellFolder: string): Promise<GapCheck> {
    const reader = new AgencyReader(await TestPageRenderer.open(shellFolder), shellFolder);
    const check = new GapCheck(reader, await wholeAgency(), await mkdtemp(join(tmpdir(), 'pendapa-gaps-')));
    const data = await check.#import(check.files);
    if (data === null) throw new Error('The files of the whole agency are refused.');
    check.#whole = await reader.read(data);
    return check;
  }

  gaps(): readonly AgencyGap[] {
    return allGaps(this.files);
  }

  async read(gap: AgencyGap): Promise<ReadGap> {
    const name = gapName(gap);
    const data = await this.#import(withGap(this.files, gap));
    if (data === null) return { name, faults: null, changedPages: 0 };
    const pages = await this.reader.read(data, this.#whole);
    const comparison = { missing: gap.column === null ? gap.extract : null, canonical: canonicalNames(this.files) };
    const faults = [...this.#whole].flatMap(([path, page]) => {
      const read = pages.get(path);
      return read ? pageFaults(path, page, read, comparison).map((fault) => `${path} ${fault}`) : [`${path} is not there`];
    });
    return { name, faults, changedPages: [...pages].filter(([path, page]) => page !== this.#whole.get(path)).length };
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** The data folder of the agency; null if its files are refused. */
  async #import(sent: ExtractFiles): Promise<string | null> {
    const folder = await mkdtemp(join(this.folder, 'agency-'));
    await writeExtractFiles(join(folder, 'sent'), sent);
    try {
      await runImport({ dataFolder: join(folder, 'data'), path: join(folder, 'sent') });
      return join(folder, 'data');
    } catch (error) {
      if (error instanceof ImportRefused) return null;
      throw error;
    }
  }
}
