// Answers are read without a page, so no browser starts.
import { expect, test } from '@playwright/test';
import { computeGroups, MEASURES, openRawData, type Days, type Figure, type RawData, type ShownSubject, type View } from '@pendapa/oracle';
import { OF_THE_SHELL } from './addresses.ts';

const YEARS: readonly Days[] = [
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2026-01-01', to: '2026-11-14' },
];
const DAYS: Days = { from: '2025-03-05', to: '2025-08-20' };
/** Counts of taxpayers are shown for years only. */
const OF_TAXPAYERS: readonly ShownSubject[] = ['taxpayers', 'holders', 'payers'];

/** Measures whose whole is never shown: payments have channels without a class, and others need the kind of taxpayer or a size. */
const NEVER_SHOWN = [
  'assessments.fallenDue',
  'assessments.overdue',
  'payers.concentration',
  'payers.digitalTransactionShare',
  'payers.digitalTransactions',
  'payers.largestShare',
  'revenue.digitalAmount',
  'revenue.digitalShare',
  'revenue.digitalTransactionShare',
  'revenue.digitalTransactions',
];
/** Whole days, as pages write them. */
const IN_WHOLE_DAYS = 'objects.updateAge';

let raw: RawData;
test.beforeAll(async () => {
  raw = await openRawData(String(test.info().config.metadata['data']));
});

async function fromSingleRows(subject: ShownSubject, period: Days): Promise<Readonly<Record<string, Figure>>> {
  const view: View = {
    address: '/',
    asOf: raw.asOf,
    since: raw.since,
    period,
    comparison: 'none',
    codes: {},
    level: null,
    target: 'year',
    version: 'in-force',
    penalty: true,
  };
  const wanted = Object.fromEntries(Object.entries(MEASURES[subject]).map(([name, statement]) => [name, { statement, days: period }]));
  return (await computeGroups(raw, { view, wanted, dimensionSql: [], comparison: 'none', unappliedFilters: [] })).whole.now;
}

for (const subject of Object.keys(MEASURES) as readonly ShownSubject[])
  test(`every measure of ${subject} is what single facts say, shown on a page or not`, OF_THE_SHELL, async ({ request }) => {
    const names = Object.keys(MEASURES[subject]);
    for (const period of OF_TAXPAYERS.includes(subject) ? YEARS : [...YEARS, DAYS]) {
      const query = `m=${names.join(',')}&from=${period.from}&to=${period.to}&compare=none`;
      const answer = await request.get(`/api/v1/answers/${subject}?${query}`);
      const { totals } = (await answer.json()) as { readonly totals: { readonly current: Readonly<Record<string, unknown>> } };
      const expected = await fromSingleRows(subject, period);
      for (const name of names) {
        const label = `${subject}.${name}`;
        const shown = totals.current[name];
        if (NEVER_SHOWN.includes(label)) {
          expect(shown, label).toBeNull();
          continue;
        }
        const figure = label === IN_WHOLE_DAYS ? Math.round(Number(shown)) : Number(shown);
        expect(figure, `${label} of ${period.from}`).toBeCloseTo(Number(expected[name]), 6);
      }
    }
  });
