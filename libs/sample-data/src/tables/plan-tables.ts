import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays } from '@pendapa/contracts';
import { LAST_DAY } from '../facts/assumptions.ts';
import { lastDayOf, MONTH_SLOTS, monthDays } from '../plan/due-dates.ts';
import { isWorkingDay } from '../plan/working-days.ts';
import { SLOTS, type YearPlan } from '../plan/year-plan.ts';
import { behind, temporary, temporarySlots } from './load-rows.ts';

/** For each day of a year the days on which it is posted: the latest up to it, and the first from it on. */
function postingDays(year: number): { day: string; latest: string; next: string }[] {
  const [first, last] = [`${String(year)}-01-01`, lastDayOf(year)];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  // The data end on a Saturday, on which little is posted: so that they end there, that day counts.
  const open = days.filter((day) => isWorkingDay(day) || day === LAST_DAY);
  const [earliest, final] = [open[0] ?? first, open.at(-1) ?? last];
  let passed = 0;
  return days.map((day) => {
    while (passed < open.length && (open[passed] ?? '') <= day) passed += 1;
    const latest = open[passed - 1] ?? earliest;
    return { day, latest, next: latest === day ? day : (open[passed] ?? final) };
  });
}

const MOST_PHASES = 4;
const MONTHS = 12;

/** The first slot of a tax's days, of its channels in a phase, and of its days in a month: sums over columns. */
export const daySlots = (tax: string): string => `${tax} * ${String(SLOTS)}`;
export const waySlots = (tax: string, phase: string): string => `(${tax} * ${String(MOST_PHASES)} + ${phase}) * ${String(SLOTS)}`;
export const monthSlots = (tax: string, late: string, month: string): string =>
  `((${tax} * 2 + CAST(${late} AS INTEGER)) * ${String(MONTHS)} + ${month} - 1) * ${String(MONTH_SLOTS)}`;

/** Days, channels and buckets of a year as tables; a draw of a slot is then an equality join. */
export async function loadPlan(connection: DuckDBConnection, plan: YearPlan): Promise<void> {
  await temporarySlots(
    connection,
    'sample_days',
    { posted_on: 'DATE' },
    behind(plan.days, ({ tax }) => tax * SLOTS),
  );
  await temporary(connection, 'sample_dates', { tax: 'INTEGER', posted_on: 'DATE', bucket: 'INTEGER', phase: 'INTEGER' }, plan.dates);
  await temporarySlots(
    connection,
    'sample_ways',
    { channel: 'INTEGER' },
    behind(plan.channels, ({ tax, phase }) => (tax * MOST_PHASES + phase) * SLOTS),
  );
  await temporarySlots(
    connection,
    'sample_month_days',
    { posted_on: 'DATE' },
    behind(
      [...plan.payments.keys()].flatMap((tax) => monthDays(tax, plan.year)),
      ({ tax, late, month }) => ((tax * 2 + Number(late)) * MONTHS + month - 1) * MONTH_SLOTS,
    ),
  );
  await temporary(connection, 'sample_posting', { day: 'DATE', latest: 'DATE', next: 'DATE' }, postingDays(plan.year));
}
