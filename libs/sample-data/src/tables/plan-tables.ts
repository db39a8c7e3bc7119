import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays, lengthInDays } from '@pendapa/contracts';
import { LAST_DAY } from '../facts/assumptions.ts';
import { TAX_CODES } from '../facts/tax-types.ts';
import { lastDayOf, MONTH_SLOTS, monthDays } from '../plan/due-dates.ts';
import { isWorkingDay } from '../plan/working-days.ts';
import { SLOTS, type Slots, type YearPlan } from '../plan/year-plan.ts';
import { behind, temporary, temporarySlots } from './load-rows.ts';

interface DaySpan extends Slots {
  readonly posted_on: string;
}

/** The days on which each day of a year is posted: the latest up to it, the first from it on, and itself. */
function postingDays(year: number): DaySpan[] {
  const [first, last] = [`${String(year)}-01-01`, lastDayOf(year)];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  // The data end on a Saturday, on which little is posted: so that they end there, that day counts.
  const open = days.filter((day) => isWorkingDay(day) || day === LAST_DAY);
  const [earliest, final] = [open[0] ?? first, open.at(-1) ?? last];
  let passed = 0;
  return days.flatMap((day, index) => {
    while (passed < open.length && (open[passed] ?? '') <= day) passed += 1;
    const latest = open[passed - 1] ?? earliest;
    const next = latest === day ? day : (open[passed] ?? final);
    return [latest, next, day].map((posted_on, how) => {
      const slot = POSTED_FROM + how * MOST_DAYS + index;
      return { posted_on, slot_from: slot, slot_to: slot + 1 };
    });
  });
}

const MOST_PHASES = 4;
const MONTHS = 12;

const MOST_DAYS = 366;
const TAXES = TAX_CODES.length + 1;
/** The slots of days in months come behind those of the taxes' days. */
export const MONTHS_FROM = TAXES * SLOTS;
const POSTED_FROM = MONTHS_FROM + TAXES * 2 * MONTHS * MONTH_SLOTS;

const dayOf = (day: string, year: number): string => `CAST(${day} - DATE '${String(year)}-01-01' AS INTEGER)`;

/** The first slot of a tax's days, of its channels in a phase, and of its days in a month: sums over columns. */
export const daySlots = (tax: string): string => `${tax} * ${String(SLOTS)}`;
export const waySlots = (tax: string, phase: string): string => `(${tax} * ${String(MOST_PHASES)} + ${phase}) * ${String(SLOTS)}`;
export const monthSlots = (tax: string, late: string, month: string): string =>
  `${String(MONTHS_FROM)} + ((${tax} * 2 + CAST(${late} AS INTEGER)) * ${String(MONTHS)} + ${month} - 1) * ${String(MONTH_SLOTS)}`;

/** The slot of the day on which a day is posted: of the latest up to it, of the first from it on, or of itself. */
export const postedSlot = (how: 'latest' | 'next' | 'same', day: string, year: number): string =>
  `${String(POSTED_FROM + ['latest', 'next', 'same'].indexOf(how) * MOST_DAYS)} + ${dayOf(day, year)}`;

/** The slot of what a payment's tax and day decide. */
export const dateSlot = (tax: string, day: string, year: number): string => `${tax} * ${String(MOST_DAYS)} + ${dayOf(day, year)}`;

/** Days, channels and buckets of a year as tables; a draw of a slot is then an equality join. */
export async function loadPlan(connection: DuckDBConnection, plan: YearPlan): Promise<void> {
  const months = [...plan.payments.keys()].flatMap((tax) => monthDays(tax, plan.year));
  await temporarySlots(connection, 'sample_days', { posted_on: 'DATE' }, [
    ...behind(plan.days, ({ tax }) => tax * SLOTS),
    ...behind(months, ({ tax, late, month }) => MONTHS_FROM + ((tax * 2 + Number(late)) * MONTHS + month - 1) * MONTH_SLOTS),
    ...postingDays(plan.year),
  ]);
  await temporary(
    connection,
    'sample_dates',
    { slot: 'INTEGER', bucket: 'INTEGER', phase: 'INTEGER' },
    plan.dates.map(({ tax, posted_on, bucket, phase }) => ({
      slot: tax * MOST_DAYS + lengthInDays({ from: `${String(plan.year)}-01-01`, to: posted_on }) - 1,
      bucket,
      phase,
    })),
  );
  await temporarySlots(
    connection,
    'sample_ways',
    { channel: 'INTEGER' },
    behind(plan.channels, ({ tax, phase }) => (tax * MOST_PHASES + phase) * SLOTS),
  );
}
