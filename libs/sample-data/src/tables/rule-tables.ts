import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays } from '@pendapa/contracts';
import { FIRST_YEAR, LAST_YEAR, YEARS } from '../facts/assumptions.ts';
import { BANK_CODES, BANKS_OF_CHANNEL } from '../facts/banks.ts';
import { CHANNEL_CODES } from '../facts/channels.ts';
import { MARKED_EVENTS, type MarkedEvent } from '../facts/marked-events.ts';
import { PERFORMANCE_BANDS, QUALITY_CLASSES, TAX_RULES } from '../facts/rules.ts';
import { inForceFrom } from '../plan/revenue.ts';
import { inRamadan, isWorkingDay, closedReason } from '../plan/working-days.ts';
import { loadRows } from './load-rows.ts';

const text = 'VARCHAR';
const RULES_SINCE = '2011-01-01';

async function fillRules(connection: DuckDBConnection): Promise<void> {
  await loadRows(
    connection,
    'incoming.tax_rules',
    { tax_code: text, rule: text, value: text, value_unit: text, valid_from: 'DATE', valid_to: 'DATE', legal_basis: text },
    TAX_RULES,
  );
  await loadRows(
    connection,
    'incoming.quality_classes',
    { class_code: text, name_id: text, name_en: text, from_months: 'INTEGER', allowance_permille: 'INTEGER', valid_from: 'DATE' },
    QUALITY_CLASSES.map((row) => ({ ...row, valid_from: RULES_SINCE })),
  );
  await loadRows(
    connection,
    'incoming.performance_bands',
    { indicator: text, band_code: text, name_id: text, name_en: text, at_least: 'DOUBLE', valid_from: 'DATE', source: text },
    PERFORMANCE_BANDS.map((row) => ({ ...row, valid_from: RULES_SINCE })),
  );
  await loadRows(
    connection,
    'incoming.bank_channels',
    { bank_code: text, channel_code: text },
    CHANNEL_CODES.flatMap((channel_code) =>
      BANK_CODES.filter((bank) => BANKS_OF_CHANNEL[channel_code][bank] !== undefined).map((bank_code) => ({ bank_code, channel_code })),
    ),
  );
}

async function fillCalendar(connection: DuckDBConnection): Promise<void> {
  const [first, end] = [`${String(FIRST_YEAR)}-01-01`, `${String(LAST_YEAR + 1)}-01-01`];
  const days: { day: string; working: boolean; holiday_id: string | null; holiday_en: string | null; ramadan: boolean }[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) {
    const rest = closedReason(day);
    days.push({ day, working: isWorkingDay(day), holiday_id: rest?.id ?? null, holiday_en: rest?.en ?? null, ramadan: inRamadan(day) });
  }
  await loadRows(
    connection,
    'incoming.calendar',
    { day: 'DATE', working: 'BOOLEAN', holiday_id: text, holiday_en: text, ramadan: 'BOOLEAN' },
    days,
  );
}

const revisions: readonly MarkedEvent[] = YEARS.map((year) => ({
  code: `APBDP-${String(year)}`,
  kind: 'budget',
  from: inForceFrom(year, 'apbdp'),
  to: null,
  tax: null,
  text: { id: `APBDP ${String(year)} berlaku (tanggal rekaan)`, en: `APBDP ${String(year)} in force (invented date)` },
}));

async function fillEvents(connection: DuckDBConnection): Promise<void> {
  await loadRows(
    connection,
    'incoming.marked_events',
    { event_code: text, kind: text, starts_on: 'DATE', ends_on: 'DATE', tax_code: text, text_id: text, text_en: text },
    [...MARKED_EVENTS, ...revisions].map(({ code, kind, from, to, tax, text: { id, en }, around }) => ({
      event_code: code,
      kind,
      starts_on: around ? addDays(from, -around.before) : from,
      ends_on: around ? addDays(from, around.after) : to,
      tax_code: tax,
      text_id: id,
      text_en: en,
    })),
  );
}

/** Rules, bands, allowed pairs of banks and channels, the calendar and the events that explain the series. */
export async function fillRuleTables(connection: DuckDBConnection): Promise<void> {
  await fillRules(connection);
  await fillCalendar(connection);
  await fillEvents(connection);
}
