import {
  isWeekday,
  monthStart,
  type CalendarMonth,
  type MarkedEvent,
  type PerformanceBand,
  type References,
  type WorkCalendar,
} from '@pendapa/contracts';
import { integer, textOrNull, type RunSql } from '../engine/duck.ts';
import type { Context } from '../queries/resolve.ts';

async function markedEvents(schema: string, runSql: RunSql): Promise<MarkedEvent[]> {
  const rows = await runSql(
    `SELECT event_code, kind, starts_on, coalesce(ends_on, starts_on), tax_code, text_id, text_en
     FROM ${schema}.marked_events ORDER BY starts_on, event_code`,
    [],
  );
  return rows.map(([code, kind, from, to, tax, id, en]) => ({
    code: String(code),
    kind: String(kind),
    from: String(from),
    to: String(to),
    tax: textOrNull(tax),
    text: { id: String(id), en: String(en) },
  }));
}

async function calendarMonths({ schema, dialect }: Context, runSql: RunSql): Promise<CalendarMonth[]> {
  const months = await runSql(
    `SELECT month, count(*) FILTER (WHERE working), count(*) FROM (SELECT working, ${dialect.monthStart('day')} AS month FROM ${schema}.calendar) days GROUP BY month ORDER BY month`,
    [],
  );
  const named = await runSql(
    `SELECT day, coalesce(holiday_id, holiday_en), coalesce(holiday_en, holiday_id) FROM ${schema}.calendar
     WHERE NOT working AND (holiday_id IS NOT NULL OR holiday_en IS NOT NULL) ORDER BY day`,
    [],
  );
  const holidays = named.map(([day, id, en]) => ({ day: String(day), name: { id: String(id), en: String(en) } }));
  return months.map(([month, workingDays, days]) => ({
    month: String(month),
    workingDays: integer(workingDays),
    days: integer(days),
    holidays: holidays.filter(({ day }) => monthStart(day) === String(month)),
  }));
}

/** The days on which the weekday does not tell whether they are worked. */
const calendarExceptions = (calendar: WorkCalendar): References['calendarExceptions'] =>
  [...calendar]
    .map(([day, working]) => ({ day, working }))
    .filter(({ day, working }) => working !== isWeekday(day))
    .sort((a, b) => a.day.localeCompare(b.day));

async function performanceBands(schema: string, runSql: RunSql): Promise<PerformanceBand[]> {
  const rows = await runSql(
    `SELECT indicator, band_code, name_id, name_en, at_least, valid_from, valid_to, source
     FROM ${schema}.performance_bands ORDER BY indicator, valid_from, at_least DESC NULLS LAST`,
    [],
  );
  return rows.map(([indicator, code, id, en, atLeast, from, to, source]) => ({
    indicator: String(indicator),
    code: String(code),
    name: { id: String(id), en: String(en) },
    atLeast: atLeast === null || atLeast === undefined ? null : Number(atLeast),
    validFrom: String(from),
    validTo: textOrNull(to),
    source: textOrNull(source),
  }));
}

async function channelsLive(schema: string, runSql: RunSql): Promise<References['channels']> {
  const rows = await runSql(`SELECT channel_code, live_from, live_to FROM ${schema}.channels ORDER BY channel_code`, []);
  return rows.map(([code, from, to]) => ({ code: String(code), liveFrom: textOrNull(from), liveTo: textOrNull(to) }));
}

async function validTaxTypes(schema: string, runSql: RunSql): Promise<References['taxTypes']> {
  const rows = await runSql(`SELECT tax_code, valid_from, valid_to FROM ${schema}.tax_types ORDER BY tax_code`, []);
  return rows.map(([code, from, to]) => ({ code: String(code), validFrom: textOrNull(from), validTo: textOrNull(to) }));
}

async function allowedPairs(schema: string, runSql: RunSql): Promise<References['bankChannels']> {
  const rows = await runSql(`SELECT bank_code, channel_code FROM ${schema}.bank_channels ORDER BY ALL`, []);
  return rows.map(([bank, channel]) => ({ bank: String(bank), channel: String(channel) }));
}

/** Returns imported reference data: events, calendar by month, bands, versions of targets, taxes, bank channels and days of arrears. */
export async function readReferences(context: Context, runSql: RunSql): Promise<References> {
  const { schema, generation, directory, asOf } = context;
  const targetVersions = [...directory.targets].sort((a, b) =>
    a.year === b.year ? a.effectiveFrom.localeCompare(b.effectiveFrom) : a.year - b.year,
  );
  return {
    events: await markedEvents(schema, runSql),
    calendar: await calendarMonths(context, runSql),
    calendarExceptions: calendarExceptions(directory.calendar),
    bands: await performanceBands(schema, runSql),
    targetVersions,
    taxTypes: await validTaxTypes(schema, runSql),
    channels: await channelsLive(schema, runSql),
    bankChannels: await allowedPairs(schema, runSql),
    snapshots: directory.snapshots.filter((day) => day <= asOf),
    generation,
  };
}
