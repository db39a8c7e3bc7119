import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';
import { levelOf, mapRegions, PROVINCE, type MapLevels, type Money, type PerResident } from './regions.ts';

type Level = 'city' | 'district' | 'ward';

/** Revenue of the chosen region, or of the whole province. */
export const revenue = (money: Money = 'amount') => defineQuery({ subject: 'revenue', measures: [money] });

/** Regions of one level, largest first. */
export const regions = (money: Money = 'amount', level: Level = 'city') =>
  defineQuery({
    subject: 'revenue',
    measures: [money, 'transactions', 'payingObjects', 'amountPerObject'],
    by: [level],
    sort: [{ key: money, descending: true }],
  });

/** Arrears of the map's regions, and their ratio to the amounts due. */
export const mapArrears = ({ by, region }: MapLevels) =>
  defineQuery({ subject: 'arrears', measures: ['arrearsRatio', 'total'], by, where: { region } });

/** Revenue per resident of the map's regions, and number of residents. */
export const mapResidents = (perResident: PerResident = 'amountPerResident', { by, region }: MapLevels = PROVINCE) =>
  defineQuery({ subject: 'perCapita', measures: [perResident, 'population'], by, compare: 'none', where: { region } });

/** Revenue of the map's regions by tax, to find taxes without a region. */
export const regionTaxes = (money: Money = 'amount', levels: MapLevels = PROVINCE) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: [levelOf(levels), 'taxType'],
    compare: 'none',
    where: { region: levels.region },
  });

/** Regions of one level by tax category. */
export const regionCategories = (money: Money = 'amount', level: Level = 'city') =>
  defineQuery({ subject: 'revenue', measures: [money], by: [level, 'taxCategory'], compare: 'none' });

/** Plans of UP3D units. Targets are set for units, not regions; each UP3D serves about one district. */
export const unitPlans = defineQuery({
  subject: 'achievement',
  measures: ['planAchievement'],
  by: ['unit'],
  compare: 'none',
  where: { kind: ['up3d'] },
});

export const initialQueries = [
  revenue(),
  regions(),
  mapRegions(),
  regionCategories(),
  regionTaxes(),
  mapResidents(),
  unitPlans,
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
