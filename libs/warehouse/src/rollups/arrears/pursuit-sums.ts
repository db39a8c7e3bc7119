import { NOT_APPLICABLE } from '@pendapa/contracts';
import { countWhere, type Rollups } from '../rollup.ts';
import { monthsSql, PLACE } from '../sql.ts';
import { OWED, STANDINGS } from './arrears-sums.ts';
import { quoted } from '../../engine/literals.ts';

/** Waiting days are stored up to here; lateness by a longer rule is unknown. */
export const MAX_WAITED_DAYS = 100;

/** SQL of the age of the last action, given SQL of its whole months; null if its day is not known. */
export const actionAgeSql = (months: string): string =>
  `CASE WHEN last_action = 'none' THEN ${quoted(NOT_APPLICABLE)} WHEN ${months} >= 24 THEN '24+' WHEN ${months} >= 12 THEN '12-24'
  WHEN ${months} >= 3 THEN '03-12' WHEN action_on IS NOT NULL THEN '00-03' END`;
const ACTION_AGE = actionAgeSql(monthsSql('action_on', 'snapshot_on'));
/** Days since the next step became possible: since the due date for a warning, since the warning for a warrant. */
const WAITED = `least(CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on WHEN last_action = 'warning' THEN snapshot_on - action_on END, ${String(MAX_WAITED_DAYS)})`;
const COLLECTIBLE = `(${STANDINGS.collectible})`;

export const PURSUIT_ROLLUPS = {
  /** Arrears at a snapshot, by the last step of collection. */
  pursuit_sums: {
    source: 'arrears',
    grain: 'snapshot',
    keys: { snapshot_on: 'DATE', ...PLACE, last_action: 'VARCHAR', action_age: 'VARCHAR', waited: 'BIGINT' },
    measures: {
      total: { adds: OWED },
      unknown_penalty: countWhere('penalty IS NULL'),
      documents: { adds: 'coalesce(documents, 1)' },
      collectible: countWhere(COLLECTIBLE, OWED),
      unknown_collectible: countWhere(`${COLLECTIBLE} IS NULL`),
      collectible_documents: countWhere(COLLECTIBLE, 'coalesce(documents, 1)'),
      // Debts for which a step may be due, as far as the marks tell.
      open_entries: countWhere(`${COLLECTIBLE} IS DISTINCT FROM false`),
      entries: { adds: '1' },
    },
    built: {
      when: 'at publication',
      part: 'arrears',
      rows: (of) => `(SELECT *, ${ACTION_AGE} AS action_age, CAST(${WAITED} AS BIGINT) AS waited FROM ${of('arrears')}) pursued`,
    },
    check: { sum: 'sum(total)', rows: `sum(${OWED})`, from: 'arrears' },
  },
} as const satisfies Rollups;
