import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays, lengthInDays } from '@pendapa/contracts';
import { LAST_DAY } from '../facts/assumptions.ts';
import { CHANNEL_CODES, channelNumber } from '../facts/channels.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { spans } from '../plan/apportion.ts';
import { AMOUNT_CLASSES, phasesOf, sharesInPhase, type ChannelShares } from '../plan/channel-plan.ts';
import { lastDayOf, MONTH_SLOTS, monthDays } from '../plan/due-dates.ts';
import { isWorkingDay } from '../plan/working-days.ts';
import { SLOTS, type Slots, type YearPlan } from '../plan/year-plan.ts';
import { offsetSpans, createTemporaryTable, createSlotTable } from './load-rows.ts';

interface DaySpan extends Slots {
  readonly posted_on: string;
}

/** Postings of a weekend are spread over this many working days before or after it, so that these are all alike. */
const SPREAD_DAYS = 5;

/** Posting days for each day of a year: the latest before it, the first after it, and the day itself. The first two have `SPREAD_DAYS` variants. */
function postingDays(year: number): DaySpan[] {
  const [first, last] = [`${String(year)}-01-01`, lastDayOf(year)];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  // The data end on a Saturday, which has few postings. That day counts, so that the data end there.
  const open = days.filter((day) => isWorkingDay(day) || day === LAST_DAY);
  const at = (place: number): string => open[Math.max(0, Math.min(open.length - 1, place))] ?? last;
  let passed = 0;
  return days.flatMap((day, index) => {
    while (passed < open.length && (open[passed] ?? '') <= day) passed += 1;
    const works = open[passed - 1] === day;
    const spread = Array.from({ length: SPREAD_DAYS }, (_, away) => away);
    const before = spread.map((away) => (works ? day : at(passed - 1 - away)));
    const after = spread.map((away) => (works ? day : at(passed + away)));
    return [...before, ...after, day].map((posted_on, how) => {
      const slot = POSTED_FROM + how * MAX_DAYS + index;
      return { posted_on, slot_from: slot, slot_to: slot + 1 };
    });
  });
}

const MAX_PHASES = 4;
/** Number of slots of the channels of a class of amounts. It is prime, so that the channel does not depend on the kind of the object. */
export const WAY_SLOTS = 1_009;
const MONTHS = 12;

const MAX_DAYS = 366;
const TAXES = TAX_CODES.length + 1;
/** Slots of days in months follow those of the taxes' days. */
export const MONTHS_FROM = TAXES * SLOTS;
const POSTED_FROM = MONTHS_FROM + TAXES * 2 * MONTHS * MONTH_SLOTS;

const dayOf = (day: string, year: number): string => `CAST(${day} - DATE '${String(year)}-01-01' AS INTEGER)`;

/** First slot of a tax's days, of the channels of a class of its amounts in a phase, and of its days in a month. Sums over columns. */
export const daySlots = (tax: string): string => `${tax} * ${String(SLOTS)}`;
export const waySlots = (tax: string, size: string, phase: string): string =>
  `((${tax} * ${String(AMOUNT_CLASSES)} + ${size}) * ${String(MAX_PHASES)} + ${phase}) * ${String(WAY_SLOTS)}`;
export const monthSlots = (tax: string, late: string, month: string): string =>
  `${String(MONTHS_FROM)} + ((${tax} * 2 + CAST(${late} AS INTEGER)) * ${String(MONTHS)} + ${month} - 1) * ${String(MONTH_SLOTS)}`;

/** Slot of the posting day of a day: the latest one up to it, the first from it on, or the day itself. `selector` spreads the days over their ways. */
export function postedSlot(how: 'latest' | 'next' | 'same', day: string, selector: string, year: number): string {
  const from = { latest: 0, next: SPREAD_DAYS, same: 2 * SPREAD_DAYS }[how];
  const spread = how === 'same' ? '' : ` + CAST((${selector}) % ${String(SPREAD_DAYS)} AS INTEGER) * ${String(MAX_DAYS)}`;
  return `${String(POSTED_FROM + from * MAX_DAYS)} + ${dayOf(day, year)}${spread}`;
}

/** Slot of a payment's tax and day. */
export const dateSlot = (tax: string, day: string, year: number): string => `${tax} * ${String(MAX_DAYS)} + ${dayOf(day, year)}`;

/** Days and buckets of a year as tables. A random slot is then resolved by an equality join. */
export async function loadPlan(connection: DuckDBConnection, plan: YearPlan): Promise<void> {
  const months = [...plan.payments.keys()].flatMap((tax) => monthDays(tax, plan.year));
  await createSlotTable(connection, 'sample_days', { posted_on: 'DATE' }, [
    ...offsetSpans(plan.days, ({ tax }) => tax * SLOTS),
    ...offsetSpans(months, ({ tax, late, month }) => MONTHS_FROM + ((tax * 2 + Number(late)) * MONTHS + month - 1) * MONTH_SLOTS),
    ...postingDays(plan.year),
  ]);
  await createTemporaryTable(
    connection,
    'sample_dates',
    { slot: 'INTEGER', bucket: 'INTEGER', phase: 'INTEGER' },
    plan.dates.map(({ tax, posted_on, bucket, phase }) => ({
      slot: tax * MAX_DAYS + lengthInDays({ from: `${String(plan.year)}-01-01`, to: posted_on }) - 1,
      bucket,
      phase,
    })),
  );
}

/** The channels of each class of amounts in each phase of a year as a table. */
export async function loadWays(connection: DuckDBConnection, { year, open }: YearPlan, classes: readonly ChannelShares[]): Promise<void> {
  const phases = phasesOf(year);
  const gap = phases.find(({ closedChannel }) => closedChannel !== null)?.closedChannel ?? null;
  const rows = classes.flatMap(({ tax, size, shares }) =>
    phases.flatMap(({ closedChannel }, phase) => {
      const now = sharesInPhase(shares, gap, closedChannel !== null, open.get(taxNumber(tax)) ?? 1);
      return spans(WAY_SLOTS, CHANNEL_CODES, (channel) => now.get(channel) ?? 0).map(({ item, from, to }) => ({
        place: (taxNumber(tax) * AMOUNT_CLASSES + size) * MAX_PHASES + phase,
        channel: channelNumber(item),
        slot_from: from,
        slot_to: to,
      }));
    }),
  );
  await createSlotTable(
    connection,
    'sample_ways',
    { channel: 'INTEGER' },
    offsetSpans(rows, ({ place }) => place * WAY_SLOTS),
  );
}
