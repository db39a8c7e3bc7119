import { defineQuery } from '@pendapa/contracts';
import { levelOf, mapRegions, PROVINCE, type MapLevels, type Money } from './regions.ts';

const MONTHS = 25;

/** Totals of the chosen region. */
export const region = (money: Money = 'amount') => defineQuery({ subject: 'revenue', measures: [money, 'payingObjects'] });
export const regionAssessed = defineQuery({ subject: 'assessments', measures: ['realisationRate'] });
export const regionArrears = defineQuery({ subject: 'arrears', measures: ['total'] });

/** Regions of one level with the same parent. */
export const siblings = (money: Money, level: 'city' | 'district' | 'ward', above: readonly string[]) =>
  defineQuery({ subject: 'revenue', measures: [money], by: [level], where: { region: above }, sort: [{ key: money, descending: true }] });

/** Two levels for the treemap: districts by city, or wards by district. */
export const areas = (money: Money = 'amount', { by, region }: MapLevels = PROVINCE) =>
  defineQuery({ subject: 'revenue', measures: [money], by, where: { region }, compare: 'none', sort: [{ key: money, descending: true }] });

/** Regions of the map by month, for two years up to the end of the period. */
export const regionMonths = (money: Money = 'amount', levels: MapLevels = PROVINCE) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: [levelOf(levels), 'month'],
    span: { months: MONTHS },
    compare: 'none',
    where: { region: levels.region },
  });

/** Revenue, objects, assessments, arrears and compliance of the map's regions. */
export function registers(money: Money = 'amount', { by, region }: MapLevels = PROVINCE) {
  const options = { by, where: { region }, compare: 'none' } as const;
  return {
    revenue: defineQuery({
      subject: 'revenue',
      measures: [money, 'amountPerObject'],
      ...options,
      sort: [{ key: money, descending: true }],
    }),
    objects: defineQuery({ subject: 'objects', measures: ['registered', 'payingRatio', 'averageBase'], ...options }),
    assessments: defineQuery({ subject: 'assessments', measures: ['netDue', 'paid', 'realisationRate'], ...options }),
    arrears: defineQuery({ subject: 'arrears', measures: ['total', 'objects', 'arrearsRatio'], ...options }),
    compliance: defineQuery({ subject: 'compliance', measures: ['onTimePaymentRate'], ...options, span: 'ended-months' }),
  };
}

export const initialQueries = [
  region(),
  areas(),
  regionAssessed,
  regionArrears,
  mapRegions(),
  ...Object.values(registers()),
  regionMonths(),
];
