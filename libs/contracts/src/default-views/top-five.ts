import { addMonths, monthStart, type CalendarDate, type Period } from '../calendar.ts';
import { LAST_YEAR, largestFirst, view, type DefaultView } from './view.ts';

/** The trend shows three years, the month of the data date included; the course of channels one; units are compared over five years. */
const TREND_MONTHS = 36;
const CHANNEL_MONTHS = 13;
const YEARS = 5;

const UP3D = { where: { kind: ['up3d'] } } as const;
const COLLECTED = ['amount', 'transactions', 'averageValue'] as const;
const ON_PLAN = ['realised', 'realisedToDate', 'target', 'planToDate', 'planAchievement', 'planVariance', 'remaining'] as const;

const trendViews = (months: { readonly from: CalendarDate }): readonly DefaultView[] => [
  view('/revenue-op-trend', 'revenue', ['amount', 'payingObjects', 'amountPerObject'], [], LAST_YEAR),
  view('/revenue-op-trend', 'objects', ['registered'], [], LAST_YEAR),
  view('/revenue-op-trend', 'revenue', ['amount'], ['month'], { ...months, ...LAST_YEAR }),
  view('/revenue-op-trend', 'objects', ['registered'], ['month'], months),
  view('/revenue-op-trend', 'revenue', ['payingObjects', 'amountPerObject'], ['month'], months),
  view('/revenue-op-trend', 'revenue', ['amount'], ['taxType'], { ...LAST_YEAR, ...largestFirst('amount') }),
  view('/revenue-op-trend', 'revenue', ['amount', 'payingObjects'], ['unit'], LAST_YEAR),
  view('/revenue-op-trend', 'revenue', ['amount', 'payingObjects'], ['taxType'], LAST_YEAR),
];

const unitViews = (asOf: CalendarDate, running: Period): readonly DefaultView[] => {
  const years = { from: addMonths(running.from, -12 * (YEARS - 1)), to: asOf };
  return [
    view('/revenue-up3d-current', 'revenue', ['amount']),
    view('/revenue-up3d-current', 'revenue', ['amount'], [], UP3D),
    view('/revenue-up3d-current', 'achievement', ON_PLAN, [], { ...UP3D, ...LAST_YEAR }),
    view('/revenue-up3d-current', 'achievement', ON_PLAN, ['unit'], { ...UP3D, ...LAST_YEAR, ...largestFirst('realisedToDate') }),
    view('/revenue-up3d-current', 'achievement', ['realised', 'plan'], ['unit', 'month'], {
      ...UP3D,
      from: running.from,
      to: asOf,
    }),
    view('/revenue-up3d-current', 'achievement', ['realised', 'plan'], ['month'], {
      ...UP3D,
      ...LAST_YEAR,
      ...running,
    }),
    view('/revenue-up3d', 'revenue', ['amount'], [], { ...UP3D, ...LAST_YEAR }),
    view('/revenue-up3d', 'revenue', ['amount'], ['unit'], { ...UP3D, ...LAST_YEAR, ...largestFirst('amount') }),
    view('/revenue-up3d', 'revenue', ['amount'], ['unit', 'year'], { ...UP3D, ...years }),
  ];
};

const channelViews = (months: { readonly from: CalendarDate }): readonly DefaultView[] => [
  view('/revenue-channel', 'revenue', COLLECTED, [], LAST_YEAR),
  view('/revenue-channel', 'revenue', COLLECTED, ['channel'], { ...LAST_YEAR, ...largestFirst('amount') }),
  view('/revenue-channel', 'revenue', ['digitalShare'], [], LAST_YEAR),
  view('/revenue-channel', 'revenue', ['amount'], ['channel', 'month'], months),
  view('/revenue-channel', 'revenue', ['amount'], ['taxType', 'channel']),
  view('/revenue-bank-channel', 'revenue', COLLECTED, ['bank', 'channel'], { ...LAST_YEAR, ...largestFirst('amount') }),
];

/** What the five main pages ask on a data date in the running fiscal year, as they write it. */
export function topFiveViews(asOf: CalendarDate, running: Period): readonly DefaultView[] {
  const monthsBack = (months: number) => ({ from: addMonths(monthStart(asOf), 1 - months) });
  return [...trendViews(monthsBack(TREND_MONTHS)), ...unitViews(asOf, running), ...channelViews(monthsBack(CHANNEL_MONTHS))];
}
