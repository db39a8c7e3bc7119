import { addMonths, monthStart, type CalendarDate } from '../calendar.ts';
import { LAST_YEAR, largestFirst, view, type DefaultView } from './view.ts';

const REGIONS = ['amount', 'transactions', 'payingObjects', 'amountPerObject'] as const;
const MAP = ['city', 'district'] as const;
const MONTHS = 25;

const WHOLE: readonly DefaultView[] = [
  view('/regional', 'revenue', ['amount']),
  view('/regional', 'revenue', REGIONS, ['city'], { ...LAST_YEAR, ...largestFirst('amount') }),
  view('/regional', 'revenue', ['amount'], MAP, { ...LAST_YEAR, ...largestFirst('amount') }),
  view('/regional', 'revenue', ['amount'], ['city', 'taxCategory']),
  view('/regional', 'revenue', ['amount'], ['district', 'taxType']),
  view('/regional', 'perCapita', ['amountPerResident', 'population'], MAP),
  view('/regional', 'achievement', ['planAchievement'], ['unit'], { where: { kind: ['up3d'] } }),
  view('/detailed-regional', 'revenue', ['amount', 'payingObjects'], [], LAST_YEAR),
  view('/detailed-regional', 'revenue', ['amount'], MAP, largestFirst('amount')),
  view('/detailed-regional', 'assessments', ['realisationRate'], [], LAST_YEAR),
  view('/detailed-regional', 'arrears', ['total'], [], LAST_YEAR),
  view('/detailed-regional', 'revenue', ['amount', 'amountPerObject'], MAP, largestFirst('amount')),
  view('/detailed-regional', 'objects', ['registered', 'payingRatio', 'averageBase'], MAP),
  view('/detailed-regional', 'assessments', ['netDue', 'paid', 'realisationRate'], MAP),
  view('/detailed-regional', 'arrears', ['total', 'objects', 'arrearsRatio'], MAP),
  view('/detailed-regional', 'compliance', ['onTimePaymentRate'], MAP),
];

/** What the regional pages ask of the whole province on a data date. */
export function regionalViews(asOf: CalendarDate): readonly DefaultView[] {
  const months = { from: addMonths(monthStart(asOf), 1 - MONTHS) };
  return [...WHOLE, view('/detailed-regional', 'revenue', ['amount'], ['district', 'month'], months)];
}
