import type { CalendarDate } from '@pendapa/contracts';
import type { DateContext } from '../values/date.ts';
import { RoundedSum } from '../values/rounded-sum.ts';
import { FindingList } from '../finding.ts';
import { LayoutNotes } from './layout-notes.ts';
import type { Profile } from '../profile/schema.ts';
import type { CodesOf } from './compile.ts';
import type { Value } from './fields.ts';
import { Reconciliation } from './reconcile.ts';
import type { SeenValues } from './conditions.ts';
import type { Findings } from './row.ts';

export interface RowCounts {
  /** Records below the header. */
  read: number;
  /** Records that fit `where` and not `except`. */
  taken: number;
  skipped: number;
  /** Rows passed on; a record with period columns gives one for each filled cell. */
  accepted: number;
  /** Cells without an amount; they give no row, never 0. */
  empty: number;
}

/** State that the reading of all files of a load shares. */
export interface LoadState {
  readonly profile: Profile;
  readonly digits: number;
  readonly dates: DateContext;
  readonly codes: CodesOf;
  readonly findings: Findings;
  readonly counts: RowCounts;
  readonly seen: SeenValues;
  readonly reconciliations: readonly Reconciliation[];
  /** Files without checksums although their format has them. */
  readonly unverified: string[];
  /** Observations that may show a report table. */
  readonly layout: LayoutNotes;
  /** Files without a row below the header. */
  readonly empty: string[];
  /** Column names of a staged row, in order. */
  readonly columns: readonly string[];
  readonly write: (values: readonly Value[]) => void;
  /** What the profile's rule of rounding changed. */
  readonly rounded: RoundedSum;
  sum: bigint;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

type LoadParts = Pick<LoadState, 'profile' | 'digits' | 'dates' | 'codes' | 'columns' | 'write'> & Partial<Pick<LoadState, 'findings'>>;

export function createLoadState(parts: LoadParts): LoadState {
  return {
    findings: { refused: new FindingList(), warned: new FindingList() },
    ...parts,
    counts: { read: 0, taken: 0, skipped: 0, accepted: 0, empty: 0 },
    seen: new Map(),
    reconciliations: (parts.profile.reconcile ?? []).map((rule) => new Reconciliation(rule, parts.digits)),
    unverified: [],
    layout: new LayoutNotes(),
    empty: [],
    rounded: new RoundedSum(),
    sum: 0n,
    from: null,
    to: null,
  };
}
