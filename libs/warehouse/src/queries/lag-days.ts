import { addDays, NOT_APPLICABLE, type Period } from '@pendapa/contracts';
import type { Binder } from './dialect.ts';
import { LAG_DAYS } from './dimensions.ts';
import type { Context } from './resolve.ts';
import { quoted } from '../engine/literals.ts';

/** Days before the first posting from which on a payment always has the longest lag. */
const DAYS_BEFORE = 366;

/** Days with the number of working days up to each: by the agency's calendar, otherwise Monday to Friday. */
const numberedDays = ({ schema, dialect }: Pick<Context, 'schema' | 'dialect'>, { from, to }: Period, binder: Binder): string =>
  `SELECT d.day, sum(CASE WHEN coalesce(c.working, ${dialect.weekday('d.day')} < 6) THEN 1 ELSE 0 END) OVER (ORDER BY d.day) AS number
    FROM ${dialect.eachDay(binder.day(addDays(from, -DAYS_BEFORE)), binder.day(to))} d
    LEFT JOIN ${schema}.calendar c ON c.day = d.day`;

/**
 * Payments posted in a period with the band of their lag: working days after the day of payment, to the day of posting. Paid on
 * Friday or Saturday and posted on Monday is 1. Null if the day of payment is unknown. Reversals have a band of their own.
 */
export const withLagDays = (payments: string, context: Context, period: Period, binder: Binder): string =>
  `(WITH days AS MATERIALIZED (${numberedDays(context, period, binder)})
    SELECT *, CASE WHEN transactions < 0 THEN ${quoted(NOT_APPLICABLE)} WHEN grain <> 'day' OR paid_on IS NULL THEN NULL
      WHEN paid_number IS NULL OR lag > 5 THEN '6+' WHEN lag > 2 THEN '3-5' WHEN lag > 0 THEN CAST(lag AS VARCHAR) ELSE '0' END AS ${LAG_DAYS}
    FROM (SELECT p.*, paid.number AS paid_number, posted.number - paid.number AS lag
      FROM ${payments} p LEFT JOIN days paid ON paid.day = p.paid_on LEFT JOIN days posted ON posted.day = p.posted_on) numbered) lagged`;
