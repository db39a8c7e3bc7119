import { join } from 'node:path';

/** The file of the journal, whose format `libs/journal` knows. */
export const JOURNAL_FILE = 'journal/journal.jsonl';

/** Paths in a data folder. */
export interface Paths {
  readonly root: string;
  readonly settings: string;
  readonly current: string;
  readonly generations: string;
  readonly parts: string;
  readonly drafts: string;
  readonly lock: string;
  /** Boundaries of regions, one file by level. */
  readonly boundaries: string;
  /** Findings, one file by generation. */
  readonly findings: string;
  /** Imported files, and records of loads. */
  readonly sources: string;
  /** When the latest import failed; missing if it succeeded. */
  readonly failedImport: string;
}

export function pathsOf(dataFolder: string): Paths {
  return {
    root: dataFolder,
    settings: join(dataFolder, 'pendapa.json'),
    current: join(dataFolder, 'current.json'),
    generations: join(dataFolder, 'generations'),
    parts: join(dataFolder, 'parts'),
    drafts: join(dataFolder, 'drafts'),
    lock: join(dataFolder, 'lock'),
    boundaries: join(dataFolder, 'boundaries'),
    findings: join(dataFolder, 'findings'),
    sources: join(dataFolder, 'sources'),
    failedImport: join(dataFolder, 'failed-import.json'),
  };
}

export const manifestName = (generation: number): string => `${String(generation).padStart(6, '0')}.json`;
