import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';
import { levelOf, mapRegions, PROVINCE, type MapLevels, type Money, type PerResident } from './regions.ts';

type Level = 'city' | 'district' | 'ward';

/** A level of regions, the largest first. */
export const regions = (money: Money = 'amount', level: Level = 'city') =>
  stated({
    subject: 'revenue',
    measures: [money, 'transactions', 'payingObjects', 'amountPerObject'],
    by: [level],
    sort: [{ key: money, descending: true }],
  });

/** What is owed in the regions of the map, and what part of what should have come in it is. */
export const mapArrears = ({ by, region }: MapLevels) =>
  stated({ subject: 'arrears', measures: ['arrearsRatio', 'total'], by, where: { region } });

/** What a resident of each region of the map pays on average, and how many there are. */
export const mapResidents = (perResident: PerResident = 'amountPerResident', { by, region }: MapLevels = PROVINCE) =>
  stated({ subject: 'perCapita', measures: [perResident, 'population'], by, compare: 'none', where: { region } });

/** Revenue of the regions of the map by tax type: which taxes have none. */
export const regionTaxes = (money: Money = 'amount', levels: MapLevels = PROVINCE) =>
  stated({ subject: 'revenue', measures: [money], by: [levelOf(levels), 'taxType'], compare: 'none', where: { region: levels.region } });

/** A level of regions by category of tax. */
export const regionCategories = (money: Money = 'amount', level: Level = 'city') =>
  stated({ subject: 'revenue', measures: [money], by: [level, 'taxCategory'], compare: 'none' });

/** Targets are set for units, not for regions: the UP3D, each of which serves about one district. */
export const unitPlans = stated({
  subject: 'achievement',
  measures: ['planAchievement'],
  by: ['unit'],
  compare: 'none',
  where: { kind: ['up3d'] },
});

export const opened = [
  regions(),
  mapRegions(),
  regionCategories(),
  regionTaxes(),
  mapResidents(),
  unitPlans,
  ...questionsOf(reconciledRevenue()),
] as const;
