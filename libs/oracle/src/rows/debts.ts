/** SQL over a row of the arrears: what a debt is. */

/** Amount owed; a debt without a penalty owes its principal. */
export const OWED = 'principal + coalesce(penalty, 0)';
/** SQL for the day of the last snapshot on or before a day. */
export const lastSnapshotSql = (day: string): string => `(SELECT max(snapshot_on) FROM arrears WHERE snapshot_on <= ${day})`;
export const IS_LAPSED = 'expires_on <= snapshot_on';
export const LAPSES_WITHIN_YEAR = 'expires_on > snapshot_on AND expires_on <= snapshot_on + INTERVAL 12 MONTH';
export const IS_COLLECTIBLE = `NOT (${IS_LAPSED}) AND NOT disputed AND NOT uncollectible`;
/** Complete months from the due date to the snapshot. */
export const AGE_IN_MONTHS = "date_sub('month', due_on, snapshot_on)";
/** A step is late by the days of the sample's rules: from the due date to a warning, and from the warning to a warrant. */
export const IS_STEP_LATE = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7
  WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;
