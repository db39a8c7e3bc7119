/**
 * What an answer says beside its figures.
 *
 * Parameters: `not-imported` extract; `period-beyond-data` from, to, since (empty without payments), asOf; `unassigned` dimension,
 * measure, value (the sum of the rows that carry no code); `recap-only` measures (comma-separated, as in all of these); `snapshot` on (the
 * day of the stock), comparedOn (that of the comparison; empty without one); `of-year` measures, from, to (the days that they tell of,
 * whatever the first day of the period), comparedFrom, comparedTo (those of the comparison; empty without one); `as-it-stood` measures, on
 * (the day as of which the comparison is seen); `not-comparable` measures, reason, on, comparedOn; `empty-months` measures, series, months
 * (those without any payment inside the data, or before them); `unknown-class` measures (channels without a class leave them unknown);
 * `years-left-out` measures, years; `one-year` measures (rates of a year, not told of several); `event-returns` measures, taxes (codes of
 * those of which a return exists only where somebody filed one); `without-target` measures, series, lacks (`target`, or `plan` of its
 * month), amount (of what they leave out because it has none), taxes, units (their codes; units where targets of units are meant), id, en
 * (their names); `unplaced` measures, field (the place that rows lack: `city`, `district`, `ward` or `unit`), subject, measure, value, rows
 * (of those that may lie in the chosen place but do not tell it; the measures leave them out); `suppressed` below (groups of fewer
 * taxpayers are hidden, and what would give them away), cells (how many figures are hidden); the others none.
 */
export const NOTE_CODES = [
  'not-imported',
  'sample',
  'period-beyond-data',
  'no-rows',
  'unassigned',
  'filter-ignored',
  'recap-only',
  'snapshot',
  'of-year',
  'as-it-stood',
  'not-comparable',
  'empty-months',
  'unknown-class',
  'years-left-out',
  'one-year',
  'event-returns',
  'without-target',
  'unplaced',
  'suppressed',
] as const;

/**
 * Why a comparison is not made: the days of the two stocks lie apart otherwise than the periods, there is no stock to compare with, the
 * two fiscal years had not run for the same number of days, the day since when something has been so is not known, taxpayers are not counted
 * over the compared days, or only one state is recorded.
 */
export const NOT_COMPARABLE = ['snapshot-distance', 'no-snapshot', 'year-days', 'undated', 'whole-years', 'one-state'] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
