import { useFilteredAnswer, useMonthsUpTo, useTogether, type AnswerTo, type Asked, type RegionLevel } from '@pendapa/analysis';

const MONTHS = 36;
const STATE = ['registered', 'suspended', 'payingObjects', 'payingRatio'] as const;

export type StateMeasure = (typeof STATE)[number];
export type FlowMeasure = 'opened' | 'closed' | 'net';
export type DutyMeasure = 'expected' | 'filed' | 'filedOnTime' | 'obligations' | 'paidOnTime' | 'paidLate';

export const useObjects = (): Asked<StateMeasure | FlowMeasure> =>
  useFilteredAnswer({ subject: 'objects', measures: [...STATE, 'opened', 'closed', 'net'] });

export function useObjectMonths(): Asked<FlowMeasure, 'month'> {
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    { subject: 'objects', measures: ['opened', 'closed', 'net'], by: ['month'], ...span, compare: 'none' },
    span !== null,
  );
}

const STOCK_FIRST = [{ key: 'registered', descending: true }] as const;

export const useObjectTypes = (): Asked<StateMeasure, 'taxType'> =>
  useFilteredAnswer({ subject: 'objects', measures: STATE, by: ['taxType'], compare: 'none', where: { tax: [] }, sort: STOCK_FIRST });

export const useObjectUnits = (): Asked<StateMeasure, 'unit'> =>
  useFilteredAnswer({ subject: 'objects', measures: STATE, by: ['unit'], compare: 'none', where: { unit: [] } });

export const useObjectPlaces = (level: RegionLevel): Asked<StateMeasure, RegionLevel> =>
  useFilteredAnswer({ subject: 'objects', measures: STATE, by: [level], compare: 'none', sort: STOCK_FIRST });

const useTypeUnits = (): Asked<StateMeasure | FlowMeasure | 'updateAge', 'taxType' | 'unit'> =>
  useFilteredAnswer({
    subject: 'objects',
    measures: [...STATE, 'opened', 'closed', 'net', 'updateAge'],
    by: ['taxType', 'unit'],
    compare: 'none',
    sort: STOCK_FIRST,
  });

/** What an object brought, for the same rows. */
const useRevenuePerObject = (): Asked<'amountPerObject', 'taxType' | 'unit'> =>
  useFilteredAnswer({ subject: 'revenue', measures: ['amountPerObject'], by: ['taxType', 'unit'], compare: 'none' });

/** What an object brought; null while it is not known. */
export type PerObject = AnswerTo<'amountPerObject', 'taxType' | 'unit'> | null;

/** Tax types in units with what an object brought there, changing together. */
export function useTypeUnitsWithRevenue() {
  const { units, revenue } = useTogether({ units: useTypeUnits(), revenue: useRevenuePerObject() });
  return { units, perObject: revenue.answer };
}

export const useDuties = (): Asked<DutyMeasure> =>
  useFilteredAnswer({
    subject: 'compliance',
    measures: ['expected', 'filed', 'filedOnTime', 'obligations', 'paidOnTime', 'paidLate'],
    compare: 'none',
  });
