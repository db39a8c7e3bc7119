import {
  addMonths,
  lastMonths,
  lastOfMonth,
  lastYearsOfCompleteMonths,
  NOT_FILED,
  NOT_SETTLED,
  completeMonths,
  OBJECTS_BY_STATE,
  OBLIGATIONS_WITH_DELAYS,
  AGES,
  over,
  quotient,
  type Days,
  type Figures,
  type Group,
  type Grouped,
  type MeasureName,
  type View,
} from '@pendapa/oracle';
import { changeOf, comparisonHeader, measure, rankOf, ownColumn, type Card, type Cell } from '../columns.ts';
import type { PageOfFigures, Panel } from '../panel.ts';
import { caseList } from '../rows.ts';
import { ofKind } from './targets.ts';

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'] as const;
const ON_TIME_RATE = 'compliance.onTimePaymentRate';

const TIMELINESS: Readonly<Record<string, readonly MeasureName[]>> = {
  Filing: ['compliance.expected', 'compliance.filedOnTime', 'compliance.filedLate', 'compliance.notFiled'],
  Payment: ['compliance.obligations', 'compliance.paidOnTime', 'compliance.paidLate', 'compliance.unpaid'],
};
const timelinessOf = (names: readonly MeasureName[], now: Figures) =>
  Object.fromEntries(['All', 'On time', 'Late', 'Not done yet'].map((header, at) => [header, now[names[at] ?? ''] ?? null]));

const hasReachedAge = (month: string, age: number, asOf: string): boolean => addMonths(lastOfMonth(`${month}-01`), age) <= asOf;
const paidAt = (age: number): string => `paid_${String(age)}`;

/** Payments at each age of months that are three months old, or younger if there are none. All years use the same months. */
function paidShareCurves({ groups }: Grouped, { asOf }: View): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const known = groups.map(({ key, now }) => ({ month: key[0] ?? '', now })).filter(({ now }) => (now['settlements.due'] ?? 0) > 0);
  const years = [...new Set(known.map(({ month }) => month.slice(0, 4)))].sort();
  const latest = known.map(({ month }) => month).filter((month) => month.startsWith(years.at(-1) ?? '-'));
  const compared =
    [3, 1, 0].map((age) => latest.filter((month) => hasReachedAge(month, age, asOf))).find((months) => months.length > 0) ?? [];
  const months = compared.map((month) => month.slice(5)).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return {};
  const curveOf = (year: string) => {
    const own = known.filter(({ month }) => month.startsWith(year) && month.slice(5) >= first && month.slice(5) <= last);
    const youngest =
      own
        .map(({ month }) => month)
        .sort()
        .at(-1) ?? '9999-12';
    const sum = (name: string) => own.reduce((total, { now }) => total + (now[name] ?? 0), 0);
    return AGES.map((age) => [
      age === 1 ? '1 month' : `${String(age)} months`,
      hasReachedAge(youngest, age, asOf) ? quotient(sum(paidAt(age)), sum('settlements.due')) : NaN,
    ]);
  };
  return Object.fromEntries(years.map((year) => [year, Object.fromEntries(curveOf(year))]));
}

const DUE = ['compliance.paidOnTime', 'compliance.obligations'] as const;
/** Rates of units adjusted to the mix of taxes of all units, for groups by unit and tax. */
function adjustedRates({ groups }: Grouped): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const sum = (of: readonly Group[], name: MeasureName) => of.reduce((total, { now }) => total + (now[name] ?? 0), 0);
  const rate = (of: readonly Group[]): number => sum(of, DUE[0]) / sum(of, DUE[1]);
  const rates = new Map(groups.map(({ key }) => [key[1], rate(groups.filter((group) => group.key[1] === key[1]))]));
  const named = groups.filter(({ key }) => key[0] !== 'Not stated');
  const units = [...new Set(named.map(({ key }) => key[0] ?? ''))];
  const cells = units.map((unit) => {
    const own = groups.filter(({ key }) => key[0] === unit);
    const expected = own.reduce((total, { key, now }) => total + (now[DUE[1]] ?? 0) * (rates.get(key[1]) ?? 0), 0);
    const adjusted = rate(named) + (sum(own, DUE[0]) - expected) / sum(own, DUE[1]);
    return [
      unit,
      {
        'Obligations due': sum(own, DUE[1]),
        'On-time payment rate (adjusted for the tax types of the unit)': Math.min(1, Math.max(0, adjusted)),
      },
    ] as const;
  });
  // There is no funnel at rates of 0 or 100 %.
  return rate(named) > 0 && rate(named) < 1 ? Object.fromEntries(cells) : {};
}

const OF_YEARS: Panel = {
  titles: ['Payment rate by year', 'Payments and events', 'Filing rate by year', 'Years and taxes'],
  days: lastYearsOfCompleteMonths(8),
};
/** The last year that is over in the complete months. */
function lastCompleteYear(view: View): Days {
  const { to } = lastYearsOfCompleteMonths(8)(view);
  const year = String(Number(to.slice(0, 4)) - (to.endsWith('-12-31') ? 0 : 1));
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
const ofLastYear = (name: MeasureName): Card => ({ ...measure(name), days: lastCompleteYear });

const TAXES: PageOfFigures = {
  address: '/compliance-tax-type',
  offeredFilters: ['period', 'compare', 'region', 'category', 'unit', 'kind'],
  subjects: ['compliance'],
  panels: [
    { titles: ['On-time payment by tax, 36 months'], days: lastMonths(36) },
    {
      titles: ['On-time payment by tax type', 'Payment by tax type', 'Payment by tax type in detail'],
      columns: (view) => ({ [comparisonHeader(view)]: changeOf(ON_TIME_RATE) }),
    },
    {
      titles: ['Filing by tax type', 'Filing by tax type in detail'],
      columns: (view) => ({ [comparisonHeader(view)]: changeOf('compliance.onTimeFilingRate') }),
    },
  ],
};

export const COMPLIANCE_PAGES: readonly PageOfFigures[] = [
  {
    address: '/compliance',
    offeredFilters: OFFERS,
    subjects: ['compliance', 'duties'],
    cards: {
      'Objects with 3 or more obligations not settled': ownColumn(
        'many',
        { ...over(OBJECTS_BY_STATE)('count(DISTINCT object_key) FILTER (missed >= 3)'), isComparable: () => false },
        'duties',
      ),
    },
    panels: [
      {
        titles: ['Filing and payment by status'],
        rows: {
          keys: ['Obligation'],
          groupSql: [],
          from: { measures: Object.values(TIMELINESS).flat() },
          make: ({ whole: { now } }) =>
            Object.fromEntries(Object.entries(TIMELINESS).map(([label, names]) => [label, timelinessOf(names, now)])),
        },
      },
      {
        titles: ['On-time payment of each month', 'Filing by month of the due date', 'Payment by month of the due date'],
        days: lastMonths(36),
      },
      { titles: ['Lateness of payments'], subject: 'settlements' },
      {
        ...caseList('Worklist: objects with unsettled obligations', 'Object number', NOT_SETTLED, {
          'Unsettled obligations': 'periods',
          'Amount unpaid': 'amount',
        }),
        days: completeMonths,
      },
      {
        ...caseList('Worklist: objects that have not filed', 'Object number', NOT_FILED, { 'Tax periods not filed': 'periods' }),
        days: completeMonths,
      },
    ],
  },
  TAXES,
  {
    address: '/compliance-up3d',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'kind'],
    subjects: ['compliance'],
    // Units are compared with units of the same kind.
    conditionSql: ofKind,
    // They follow from control limits, which are statistics.
    uncheckedCards: ['Units far below their peers', 'Units far above their peers'],
    panels: [
      {
        titles: ['Units that differ from others by more than chance'],
        comparison: 'none',
        unchecked: ['Against the limits of chance'],
        rows: { keys: ['Service unit'], groupSql: ['unit', 'tax'], from: { measures: DUE }, make: adjustedRates },
      },
      { titles: ['Units and their rank'], columns: { Rank: rankOf(ON_TIME_RATE) } },
    ],
  },
  {
    address: '/compliance-trend',
    offeredFilters: ['period', 'region', 'tax', 'category', 'unit', 'kind'],
    subjects: ['compliance'],
    cards: {
      'Settled at year end': ofLastYear('compliance.yearEndPaymentRate'),
      'Settled by the due date': ofLastYear('compliance.onTimePaymentRate'),
      'Filed at year end': ofLastYear('compliance.yearEndFilingRate'),
      'Filed by the due date': ofLastYear('compliance.onTimeFilingRate'),
    },
    panels: [
      OF_YEARS,
      { titles: ['Compliance since the year of registration'], days: lastYearsOfCompleteMonths(5) },
      {
        titles: ['Speed of payment after the due date'],
        days: lastYearsOfCompleteMonths(5),
        comparison: 'none',
        rows: {
          keys: ['Year'],
          groupSql: ["strftime($day, '%Y-%m')"],
          from: {
            measures: ['settlements.due'],
            own: Object.fromEntries(AGES.map((age) => [paidAt(age), over(OBLIGATIONS_WITH_DELAYS)(`sum(${paidAt(age)})`)])),
          },
          make: paidShareCurves,
        },
      },
    ],
  },
];
