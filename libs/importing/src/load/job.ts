import type { Currency, Period, Settings } from '@pendapa/contracts';
import type { DraftOptions } from '@pendapa/warehouse';
import type { Replacing } from '../replacing.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { ControlTotals } from './conclude.ts';

interface Common {
  readonly dataFolder: string;
  /** Days whose payments of the same source are replaced. */
  readonly replace: Period | null;
  /** Rows of every source are replaced, and not only those of the profile's. */
  readonly replaceAllSources?: boolean;
  /** The total of the new rows, as a person confirms it, in major units. */
  readonly confirm?: string;
  /** The source of the served rows of which no source is known. */
  readonly unknownSource?: string;
  /** Everything but the publication. */
  readonly check: boolean;
  readonly memoryLimit: string;
  /** Whether files that were read before in another way, or that are added once more, may be. */
  readonly again?: boolean;
  /** A file, or a folder. */
  readonly path: string;
  /** The load that is done again: its files are kept already. */
  readonly as?: DraftOptions['as'];
}

/** A file, or a folder whose matching files are one load, by one profile. */
export interface SingleJob extends Common, NamedProfile {
  readonly control: ControlTotals;
}

/** Files of one extract within a folder, by their names. */
export interface FolderStep extends NamedProfile {
  readonly files: readonly string[];
  readonly control: ControlTotals;
}

/** A folder whose manifest says what its files are: one load, in the order of the steps. */
export interface FolderJob extends Common {
  readonly steps: readonly FolderStep[];
  /** Settings that a still empty data folder gets. */
  readonly settings: Partial<Settings> | null;
}

export type ImportJob = SingleJob | FolderJob;

export interface ImportProgress {
  readonly step: 'read' | 'check' | 'publish';
  readonly done: number;
  readonly total: number;
  /** Rows read so far. */
  readonly rows: number;
  /** What will go and come, told once before the publication begins. */
  readonly replacing?: { readonly extracts: readonly Replacing[]; readonly currency: Currency };
}

export type Report = (progress: ImportProgress) => void;
