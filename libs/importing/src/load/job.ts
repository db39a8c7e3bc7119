import type { Currency, Period, Settings } from '@pendapa/contracts';
import type { DraftOptions } from '@pendapa/warehouse';
import type { Replacing } from '../replacing.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { CodeMappings } from './code-mappings.ts';
import type { ControlTotals } from './finalize-load.ts';

/** Result of a check, as its receipt has it. */
export interface CheckedLoad {
  readonly sha256: string;
  readonly changes: readonly Replacing[];
}

interface Common {
  readonly dataFolder: string;
  /** Days whose payments of the same source are replaced. */
  readonly replace: Period | null;
  /** True: rows of all sources are replaced. False: only those of the profile's source. */
  readonly replaceAllSources?: boolean;
  /** Total of the new rows in major units, typed by a person as confirmation. */
  readonly confirm?: string;
  /** Source that served rows of an unknown source belong to. */
  readonly unknownSource?: string;
  /** True: everything is done except the publication. */
  readonly check: boolean;
  readonly memoryLimit: string;
  /** Result of a check; a load of another file, or one that would make other changes, is refused. */
  readonly expected?: CheckedLoad;
  /** True: files may be imported again that were read differently before, or whose rows would be added twice. */
  readonly again?: boolean;
  /** Codes that a person gave to texts without a place, by field. */
  readonly mappings?: CodeMappings;
  /** A file or a folder. */
  readonly path: string;
  /** Replayed load, whose files are stored already. */
  readonly as?: DraftOptions['as'];
}

/** A file, or a folder whose matching files are one load with one profile. */
export interface SingleJob extends Common, NamedProfile {
  readonly control: ControlTotals;
}

/** Files of one extract in a folder, by name. */
export interface FolderStep extends NamedProfile {
  readonly files: readonly string[];
  readonly control: ControlTotals;
}

/** A folder with a manifest: one load, in the order of the steps. */
export interface FolderJob extends Common {
  readonly steps: readonly FolderStep[];
  /** Settings for a data folder that is still empty. */
  readonly settings: Partial<Settings> | null;
}

export type ImportJob = SingleJob | FolderJob;

export interface ImportProgress {
  readonly step: 'read' | 'check' | 'publish';
  readonly done: number;
  readonly total: number;
  /** Number of rows read so far. */
  readonly rows: number;
  /** Rows that will be removed and added; reported once, before the publication. */
  readonly replacing?: { readonly extracts: readonly Replacing[]; readonly currency: Currency };
}

export type Report = (progress: ImportProgress) => void;
