import { join } from 'node:path';

/** Where things lie in a data folder. */
export interface Paths {
  readonly root: string;
  readonly settings: string;
  readonly current: string;
  readonly generations: string;
  readonly parts: string;
  readonly drafts: string;
  readonly lock: string;
  /** Borders of regions, one file for each level. */
  readonly boundaries: string;
  /** What was found in each generation, one file for each. */
  readonly findings: string;
  /** Imported files as they came, and what each load did. */
  readonly sources: string;
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
  };
}

export const manifestName = (generation: number): string => `${String(generation).padStart(6, '0')}.json`;
