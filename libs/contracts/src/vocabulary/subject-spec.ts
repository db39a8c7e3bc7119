import type { DimensionKey, FilterKey } from './dimensions.ts';
import type { ExtractKey } from './extracts.ts';
import type { CutOff, MeasureSpec } from './measure-spec.ts';

export interface SubjectSpec {
  readonly measures: Readonly<Record<string, MeasureSpec>>;
  /** The cut-off of measures that do not name their own. */
  readonly cutOff: CutOff;
  readonly dimensions: readonly DimensionKey[];
  readonly filters: readonly FilterKey[];
  /**
   * Set for subjects that count taxpayers: the pairs of dimensions that may be combined if one of them is protected. Each may be combined
   * with the kind of taxpayer. No other combination is allowed, so that a figure hidden in one table is hidden in all.
   */
  readonly protectedPairs?: readonly (readonly [DimensionKey, DimensionKey])[];
  /** The extracts whose rows answer the subject: without the first there is no answer, without another some measures are missing. */
  readonly extracts: readonly ExtractKey[];
}
