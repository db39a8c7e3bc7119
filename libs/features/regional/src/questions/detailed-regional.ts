import { stated } from '@pendapa/contracts';
import { levelOf, mapRegions, PROVINCE, type MapLevels, type Money } from './regions.ts';

const MONTHS = 25;

/** The chosen region as a whole. */
export const region = (money: Money = 'amount') => stated({ subject: 'revenue', measures: [money, 'payingObjects'] });
export const regionAssessed = stated({ subject: 'assessments', measures: ['realisationRate'] });
export const regionArrears = stated({ subject: 'arrears', measures: ['total'] });

/** Regions of one level within the same region above. */
export const siblings = (money: Money, level: 'city' | 'district' | 'ward', above: readonly string[]) =>
  stated({ subject: 'revenue', measures: [money], by: [level], where: { region: above }, sort: [{ key: money, descending: true }] });

/** Two levels for areas within areas: districts of cities, or wards of districts. */
export const areas = (money: Money = 'amount', { by, region }: MapLevels = PROVINCE) =>
  stated({ subject: 'revenue', measures: [money], by, where: { region }, compare: 'none', sort: [{ key: money, descending: true }] });

/** The regions of the map month by month, two years up to the end of the period. */
export const regionMonths = (money: Money = 'amount', levels: MapLevels = PROVINCE) =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: [levelOf(levels), 'month'],
    span: { months: MONTHS },
    compare: 'none',
    where: { region: levels.region },
  });

/** What came in from the regions of the map, and what is registered, assessed, owed and paid on time there. */
export function registers(money: Money = 'amount', { by, region }: MapLevels = PROVINCE) {
  const asked = { by, where: { region }, compare: 'none' } as const;
  return {
    revenue: stated({ subject: 'revenue', measures: [money, 'amountPerObject'], ...asked, sort: [{ key: money, descending: true }] }),
    objects: stated({ subject: 'objects', measures: ['registered', 'payingRatio', 'averageBase'], ...asked }),
    assessments: stated({ subject: 'assessments', measures: ['netDue', 'paid', 'realisationRate'], ...asked }),
    arrears: stated({ subject: 'arrears', measures: ['total', 'objects', 'arrearsRatio'], ...asked }),
    compliance: stated({ subject: 'compliance', measures: ['onTimePaymentRate'], ...asked, span: 'ended-months' }),
  };
}

export const opened = [region(), areas(), regionAssessed, regionArrears, mapRegions(), ...Object.values(registers()), regionMonths()];
