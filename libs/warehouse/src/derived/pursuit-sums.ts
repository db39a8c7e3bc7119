import { NOT_APPLICABLE } from '@pendapa/contracts';
import { bigints, countOf, monthsSql, PLACE, sumOf, type Derivation } from './derivation.ts';
import { OWED, STANDINGS } from './obligation-stock-sums.ts';
import { quoted } from '../engine/literals.ts';

/** Waiting days are stored up to here; lateness by a longer rule is unknown. */
export const MAX_WAITED_DAYS = 100;

const KEYS = { snapshot_on: 'DATE', ...PLACE, last_action: 'VARCHAR', action_age: 'VARCHAR', waited: 'BIGINT' } as const;
const MONTHS = monthsSql('action_on', 'snapshot_on');
const ACTION_AGE = `CASE WHEN last_action = 'none' THEN ${quoted(NOT_APPLICABLE)} WHEN ${MONTHS} >= 24 THEN '24+' WHEN ${MONTHS} >= 12 THEN '12-24'
  WHEN ${MONTHS} >= 3 THEN '03-12' WHEN action_on IS NOT NULL THEN '00-03' END`;
/** Days since the next step became possible: since the due date for a warning, since the warning for a warrant. */
const WAITED = `least(CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on WHEN last_action = 'warning' THEN snapshot_on - action_on END, ${String(MAX_WAITED_DAYS)})`;
const COLLECTIBLE = `(${STANDINGS.collectible})`;

function pursuitSumsSql(target: string, arrears: string): string {
  const keys = Object.keys(KEYS).join(', ');
  const sums = [
    sumOf(OWED, 'total'),
    countOf('penalty IS NULL', 'unknown_penalty'),
    sumOf('coalesce(documents, 1)', 'documents'),
    sumOf(`CASE WHEN ${COLLECTIBLE} THEN ${OWED} ELSE 0 END`, 'collectible'),
    countOf(`${COLLECTIBLE} IS NULL`, 'unknown_collectible'),
    sumOf(`CASE WHEN ${COLLECTIBLE} THEN coalesce(documents, 1) ELSE 0 END`, 'collectible_documents'),
    // Debts for which a step may be due, as far as the marks tell.
    countOf(`${COLLECTIBLE} IS DISTINCT FROM false`, 'open_entries'),
    sumOf('1', 'entries'),
  ];
  return `CREATE TABLE ${target} AS SELECT ${keys}, ${sums.join(', ')}
    FROM (SELECT *, ${ACTION_AGE} AS action_age, CAST(${WAITED} AS BIGINT) AS waited FROM ${arrears}) pursued GROUP BY ${keys} ORDER BY ${keys}`;
}

export const PURSUIT_SUMS = {
  pursuit_sums: {
    kind: 'arrears',
    columns: {
      ...KEYS,
      ...bigints('total', 'unknown_penalty', 'documents', 'collectible', 'unknown_collectible', 'collectible_documents'),
      ...bigints('open_entries', 'entries'),
    },
    sql: (target, of) => pursuitSumsSql(target, of('arrears')),
  },
} as const satisfies Record<string, Derivation>;
