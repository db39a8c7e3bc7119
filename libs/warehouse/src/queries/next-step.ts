import { NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { MAX_WAITED_DAYS } from '../rollups/arrears/pursuit-sums.ts';
import type { Binder } from './dialect.ts';
import type { Context } from './resolve.ts';
import { quoted } from '../engine/literals.ts';

/** SQL of the letter after the last action; none after a warrant. Needs the column `last_action`. */
export const NEXT_STEP = `CASE WHEN last_action IN ('none', 'reminder') THEN 'warning' WHEN last_action = 'warning' THEN 'warrant' WHEN last_action IS NOT NULL THEN ${quoted(NOT_APPLICABLE)} END`;

/** SQL of the days that a step may take on a day. The tax's own rule precedes the common one; null without a rule. */
export function stepDaysSql(step: 'warning' | 'warrant', on: CalendarDate, { directory }: Context, binder: Binder): string {
  const rules = directory.steps.filter(
    (rule) => rule.step === step && rule.validFrom <= on && (rule.validTo === null || on <= rule.validTo),
  );
  const daysSql = (days: number): string => (days < MAX_WAITED_DAYS ? String(days) : 'NULL');
  const own = rules.flatMap(({ tax, days }) => (tax === null ? [] : [`WHEN tax_code = ${binder.bind(tax)} THEN ${daysSql(days)}`]));
  const general = rules.find(({ tax }) => tax === null);
  const otherwise = general ? daysSql(general.days) : 'NULL';
  return own.length === 0 ? `CAST(${otherwise} AS BIGINT)` : `CAST(CASE ${own.join(' ')} ELSE ${otherwise} END AS BIGINT)`;
}
