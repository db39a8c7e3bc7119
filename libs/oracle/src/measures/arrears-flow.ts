import type { MeasureOf } from '@pendapa/contracts';
import { PRINCIPAL_MOVEMENTS } from '../rows/obligations.ts';
import { combine, over, quotient, type Statement } from '../statement.ts';

const moved = over(PRINCIPAL_MOVEMENTS);
const OPENING = moved('sum(opening) FILTER (snapshot_on = first_day)');
const CLOSING = moved('sum(closing) FILTER (snapshot_on = last_day)');
const YEARS = moved('count(DISTINCT year(snapshot_on))');

export const ARREARS_FLOW: Readonly<Record<MeasureOf<'arrearsFlow'>, Statement>> = {
  opening: OPENING,
  added: moved('sum(added)'),
  collected: moved('sum(collected)'),
  writtenOff: moved('sum(written_off)'),
  adjusted: moved('sum(adjusted)'),
  closing: CLOSING,
  /** Principal collected in a year as a share of that at its opening; not defined for several years. */
  recoveryRate: combine([YEARS, moved('sum(collected)'), OPENING], (years, collected, opening) =>
    years === 1 ? quotient(collected, opening) : NaN,
  ),
  /**
   * Part of the closing principal that the movements do not explain. Example: opening 100, added 30, collected 20, written off 5,
   * adjusted 0 and closing 107 give 107 - 100 - 30 + 20 + 5 - 0 = 2.
   */
  difference: combine(
    [
      CLOSING,
      OPENING,
      moved('coalesce(sum(coalesce(collected, 0) + coalesce(written_off, 0) - coalesce(added, 0) - coalesce(adjusted, 0)), 0)'),
    ],
    (closing = null, opening = null, less = null) => (closing === null || opening === null ? null : closing - opening + (less ?? 0)),
  ),
};
