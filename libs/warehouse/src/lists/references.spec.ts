import { ARREARS, OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { openWarehouse } from '../open-warehouse.ts';
import { load, loaded, REFERENCE, SMALL_AGENCY, target, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

async function referencesOf(incoming: Incoming) {
  const folder = await temporaryFolder();
  await load(folder.path, incoming);
  const warehouse = await openWarehouse(folder.path, { threads: 1 });
  const found = await warehouse.references();
  await warehouse.close();
  await folder.remove();
  return found;
}

const event = (event_code: string, starts_on: string, ends_on: string | null, tax_code: string | null) => ({
  event_code,
  kind: 'waiver',
  starts_on,
  ends_on,
  tax_code,
  text_id: `Pemutihan ${event_code}`,
  text_en: `Waiver ${event_code}`,
});
const day = (of: string, working: boolean, name: string | null = null) => ({
  day: of,
  working,
  ramadan: false,
  holiday_id: name,
  holiday_en: null,
});
const band = (band_code: string, at_least: number | null) => ({
  indicator: 'P4-10',
  band_code,
  name_id: band_code,
  name_en: band_code,
  at_least,
  valid_from: '2019-01-01',
  valid_to: null,
  source: 'TADAT',
});
const channel = (channel_code: string, live_from: string | null) => ({
  channel_code,
  name_id: channel_code,
  name_en: channel_code,
  class: 'digital',
  live_from,
});

const ENDED_TAX = {
  tax_code: 'OLD',
  name_id: 'Pajak Lama',
  name_en: 'Old tax',
  category_code: 'JASA',
  category_id: 'Jasa',
  category_en: 'Services',
  assessment_system: 'official',
  valid_from: '2014-01-01',
  valid_to: '2023-12-31',
};

it('tells what was imported, in order, and names a day by the one language that it has', async () => {
  const found = await referencesOf({
    ...REFERENCE,
    tax_types: [...(REFERENCE.tax_types ?? []), ENDED_TAX],
    marked_events: [event('B', '2025-06-01', '2025-08-31', 'PKB'), event('A', '2025-03-02', null, null)],
    calendar: [
      day('2025-03-31', false, 'Idul Fitri'),
      day('2025-03-28', true),
      day('2025-03-29', true),
      day('2025-04-02', true),
      day('2025-04-03', false),
    ],
    performance_bands: [band('B', null), band('A', 0.9)],
    channels: [channel('VA', '2024-05-01'), channel('ATM', null)],
    banks: [{ bank_code: 'BJ', name_id: 'Bank J', name_en: 'Bank J' }],
    bank_channels: [
      { bank_code: 'BJ', channel_code: 'VA' },
      { bank_code: 'BJ', channel_code: 'ATM' },
    ],
    targets: [target(2025, 'apbdp', '2025-09-01', 'PBB', 0, 2), target(2025, 'apbd', '2025-01-01', 'PBB', 0, 1)],
  });
  expect(found.events.map(({ code, from, to, tax, text }) => [code, from, to, tax, text.en])).toEqual([
    ['A', '2025-03-02', '2025-03-02', null, 'Waiver A'],
    ['B', '2025-06-01', '2025-08-31', 'PKB', 'Waiver B'],
  ]);
  expect(found.calendar).toEqual([
    {
      month: '2025-03-01',
      workingDays: 2,
      days: 3,
      holidays: [{ day: '2025-03-31', name: { id: 'Idul Fitri', en: 'Idul Fitri' } }],
    },
    { month: '2025-04-01', workingDays: 1, days: 2, holidays: [] },
  ]);
  // A worked Saturday, and joint leave without a name.
  expect(found.calendarExceptions).toEqual([
    { day: '2025-03-29', working: true },
    { day: '2025-03-31', working: false },
    { day: '2025-04-03', working: false },
  ]);
  expect(found.bands.map(({ code, atLeast, source }) => [code, atLeast, source])).toEqual([
    ['A', 0.9, 'TADAT'],
    ['B', null, 'TADAT'],
  ]);
  expect(found.targetVersions).toEqual([
    { year: 2025, version: 'apbd', effectiveFrom: '2025-01-01' },
    { year: 2025, version: 'apbdp', effectiveFrom: '2025-09-01' },
  ]);
  expect(found.channels).toEqual([
    { code: 'ATM', liveFrom: null, liveTo: null },
    { code: 'VA', liveFrom: '2024-05-01', liveTo: null },
  ]);
  expect(found.taxTypes).toContainEqual({ code: 'OLD', validFrom: '2014-01-01', validTo: '2023-12-31' });
  expect(found.taxTypes).toContainEqual({ code: 'PBB', validFrom: null, validTo: null });
  expect(found.bankChannels).toEqual([
    { bank: 'BJ', channel: 'ATM' },
    { bank: 'BJ', channel: 'VA' },
  ]);
});

it('tells the days of which arrears are known, none of them behind the data date', async () => {
  const at = (snapshot_on: string) => ARREARS.map((owed) => ({ ...owed, snapshot_on }));
  const found = await referencesOf({ ...OBLIGATIONS_AGENCY, arrears: [...at('2027-01-31'), ...at('2024-12-31'), ...at('2024-06-30')] });
  expect(found.snapshots).toEqual(['2024-06-30', '2024-12-31']);
});

it('is empty where nothing of it was imported', async () => {
  const folder = await temporaryFolder();
  await loaded(folder.path, { ...REFERENCE, payments: SMALL_AGENCY.payments ?? [] });
  const warehouse = await openWarehouse(folder.path, { threads: 1 });
  expect(await warehouse.references()).toMatchObject({
    events: [],
    calendar: [],
    calendarExceptions: [],
    bands: [],
    targetVersions: [],
    bankChannels: [],
    snapshots: [],
    generation: 1,
  });
  await warehouse.close();
  await folder.remove();
});
