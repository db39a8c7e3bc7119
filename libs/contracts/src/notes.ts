/**
 * Codes of the notes of an answer, with their parameters. Lists in parameters are separated by commas.
 *
 * - `not-imported`: extract.
 * - `period-beyond-data`: from, to, since (empty without payments), asOf.
 * - `unassigned`: dimension, measure, value (the sum of the rows without a code).
 * - `recap-only`: measures.
 * - `snapshot`: on (day of the stock), comparedOn (day of the compared stock; empty without one).
 * - `of-year`: measures, from, to (days of these measures, whatever day the period begins), comparedFrom, comparedTo (empty without one).
 * - `as-it-stood`: measures, on (the comparison uses the state known on that day).
 * - `not-comparable`: measures, reason, on, comparedOn.
 * - `empty-months`: measures, series, months (without any payment, or before the data begin).
 * - `unknown-class`: measures (channels without a class make them unknown).
 * - `years-left-out`: measures, years.
 * - `one-year`: measures (rates of one year; they have no value for several).
 * - `event-returns`: measures, taxes (codes of taxes whose returns are filed only after an event).
 * - `without-target`: measures, series, lacks, amount, taxes, units, id, en. `lacks` is `target`, or `plan` of its month. `amount` is the sum
 *   left out for lack of it. `taxes` and `units` are codes (units for targets of units), `id` and `en` their names.
 * - `unplaced`: measures, field (`city`, `district`, `ward` or `unit`), subject, measure, value, rows. These rows may lie in the chosen
 *   place but lack the field; the measures leave them out.
 * - `suppressed`: below (groups of fewer taxpayers are hidden), cells (number of hidden figures, primary and secondary).
 * - `of-own-units`: id, en (names of the user's units; only cases of these are counted).
 * - All others have none.
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
  'of-own-units',
] as const;

/**
 * Reasons why figures are not compared.
 *
 * - `snapshot-distance`: the two stocks lie further apart, or closer, than the two periods.
 * - `no-snapshot`: there is no stock to compare with.
 * - `year-days`: the two fiscal years have not run for the same number of days.
 * - `undated`: the first day of a state is unknown.
 * - `whole-years`: taxpayers are not counted over the compared days.
 * - `one-state`: only one state is recorded.
 */
export const NOT_COMPARABLE = ['snapshot-distance', 'no-snapshot', 'year-days', 'undated', 'whole-years', 'one-state'] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
