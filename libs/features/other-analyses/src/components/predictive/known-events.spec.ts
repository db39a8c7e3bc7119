import type { MarkedEvent } from '@pendapa/contracts';
import { forecast } from '@pendapa/statistics';
import { eventsAfter, knownEvents } from './known-events.ts';

const event = (kind: string, from: string, tax: string | null = 'PBBP2', to = from): MarkedEvent => ({
  code: `${kind}-${from}`,
  kind,
  from,
  to,
  tax,
  text: { id: kind, en: kind },
});
const DUE = ['2023-09-30', '2024-09-30', '2025-05-31', '2026-09-30'].map((day) => event('due-date', day));

describe('the events that a forecast knows', () => {
  it('are due dates outside their usual month, as positions in the series', () => {
    // January 2023 is 0: September 2025 is 32 and May 28.
    expect(knownEvents(DUE, 'PBBP2', '2023-01-01', 40)).toEqual([{ kind: 'moved', usual: 32, actual: 28 }]);
  });

  it('are not due dates that a weekend moves into the next month', () => {
    const days = ['2023-09-30', '2024-09-30', '2025-09-30', '2026-10-02'].map((day) => event('due-date', day));
    expect(knownEvents(days, 'PBBP2', '2023-01-01', 40)).toEqual([]);
  });

  it('are not the due dates of another tax, of every month, or all in one month', () => {
    expect(knownEvents(DUE, 'PKB', '2023-01-01', 36)).toEqual([]);
    const monthly = ['2025-01-15', '2025-02-15', '2025-03-15'].map((day) => event('due-date', day));
    expect(knownEvents(monthly, 'PBBP2', '2023-01-01', 40)).toEqual([]);
    expect(
      knownEvents(
        DUE.filter(({ from }) => from.includes('-09-')),
        'PBBP2',
        '2023-01-01',
        40,
      ),
    ).toEqual([]);
  });

  it('are reforms of the tax, from the first month that shows them; of all taxes and holidays they are none', () => {
    const reform = (day: string, from: number) => ({ kind: 'scaled', cause: `reform reform-${day}`, from, to: null });
    const events = [
      event('reform', '2025-01-05', 'PKB'),
      event('reform', '2025-02-20', 'PKB'),
      event('reform', '2024-01-01', null),
      event('holiday', '2025-03-30', null),
    ];
    expect(knownEvents(events, 'PKB', '2025-01-01', 12)).toEqual([reform('2025-01-05', 0), reform('2025-02-20', 2)]);
  });

  it('are discounts and waivers in months that have none in most of the last three years', () => {
    const windows = [
      event('waiver', '2023-06-14', 'PKB', '2023-07-31'),
      event('waiver', '2024-06-15', 'PKB', '2024-07-31'),
      event('waiver', '2025-06-14', 'PKB', '2025-08-31'),
      event('waiver', '2026-06-16', 'PKB', '2026-07-14'),
      event('discount', '2024-03-01', 'PKB', '2024-03-31'),
      event('discount', '2024-04-01', 'PKB', '2024-04-30'),
      event('discount', '2026-11-10', 'PKB', '2026-12-14'),
    ];
    // 36 months are known. June and July have a waiver each year; August 2025 is 31, and November 2026 is 46.
    const scaled = (cause: string, from: number, to: number) => ({ kind: 'scaled', cause, from, to });
    expect(knownEvents(windows, 'PKB', '2023-01-01', 36)).toEqual([
      scaled('discount', 14, 16),
      scaled('discount', 46, 47),
      scaled('waiver', 31, 32),
    ]);
    expect(eventsAfter(knownEvents(windows, 'PKB', '2023-01-01', 36), 24)).toEqual([scaled('discount', 22, 23), scaled('waiver', 7, 8)]);
  });

  it('are no windows in the usual months of the last three years, if earlier years had none', () => {
    const windows = ['2023', '2024', '2025'].map((year) => event('waiver', `${year}-06-01`, 'PKB', `${year}-06-30`));
    expect(knownEvents(windows, 'PKB', '2019-01-01', 84)).toEqual([]);
    // In 2021 and 2022 the window was usual nowhere: the last three years know of none in March.
    const earlier = [event('waiver', '2021-03-01', 'PKB', '2021-03-31'), event('waiver', '2022-03-01', 'PKB', '2022-03-31')];
    expect(knownEvents([...windows, ...earlier], 'PKB', '2019-01-01', 84)).toHaveLength(2);
  });

  it('are no window that reaches the middle of no month, and none of another kind', () => {
    const windows = [event('waiver', '2024-06-16', 'PKB', '2024-07-14'), event('holiday', '2024-09-01', 'PKB', '2024-09-30')];
    expect(knownEvents(windows, 'PKB', '2023-01-01', 36)).toEqual([]);
  });

  it('are reforms that say nothing of each other: one that is ahead changes nothing', () => {
    // The reform of November 2025 halved the last two of 36 months.
    const values = Array.from({ length: 36 }, (_, t) => (t >= 34 ? 0.5 : 1) * (100 + ((7 * t) % 5)));
    const pointWith = (days: readonly string[]): readonly number[] => {
      const reforms = days.map((day) => event('reform', day, 'PKB'));
      return forecast({ values, frequency: 12, horizon: 6, events: knownEvents(reforms, 'PKB', '2023-01-01', 36) }).point;
    };
    expect(pointWith(['2025-11-01', '2026-03-01'])).toEqual(pointWith(['2025-11-01']));
  });

  it('keep their time in a series that begins later, and those before it are left out', () => {
    const events = knownEvents(DUE, 'PBBP2', '2023-01-01', 40);
    expect(eventsAfter(events, 12)).toEqual([{ kind: 'moved', usual: 20, actual: 16 }]);
    expect(eventsAfter(events, 30)).toEqual([]);
  });
});
