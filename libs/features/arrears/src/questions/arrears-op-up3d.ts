import { reconciliationQueries, defineQuery, type UnitKind } from '@pendapa/contracts';
import { FLOW_MEASURES, debtorFlow, owingReconciliation } from './owing-objects.ts';

const BY_SIZE = [{ key: 'objects', descending: true }] as const;

export const unitFlows = defineQuery({ subject: 'debtorFlow', measures: FLOW_MEASURES, by: ['unit'], compare: 'none' });

export const units = defineQuery({
  subject: 'debtors',
  measures: ['objects', 'total'],
  by: ['unit'],
  compare: 'none',
  sort: BY_SIZE,
});
export const registeredUnits = defineQuery({ subject: 'objects', measures: ['registered'], by: ['unit'], compare: 'none' });

/** Objects in arrears, and registered objects, as their base. */
export const totals = defineQuery({ subject: 'debtors', measures: ['objects'], compare: 'none' });
export const registeredObjects = defineQuery({ subject: 'objects', measures: ['registered'], compare: 'none' });

/** Objects in arrears of the units of one kind. */
export const unitsOfKind = (kind: UnitKind) =>
  defineQuery({ subject: 'debtors', measures: ['objects'], by: ['unit'], where: { kind: [kind] }, compare: 'none', sort: BY_SIZE });
export const registeredOfKind = (kind: UnitKind) =>
  defineQuery({ subject: 'objects', measures: ['registered'], by: ['unit'], where: { kind: [kind] }, compare: 'none' });

type Level = 'city' | 'district' | 'ward';

export const debtorsByRegion = (level: Level = 'city') =>
  defineQuery({
    subject: 'debtors',
    measures: ['objects', 'total', 'averagePerObject'],
    by: [level],
    compare: 'none',
    sort: BY_SIZE,
  });
export const registeredPlaces = (level: Level = 'city') =>
  defineQuery({ subject: 'objects', measures: ['registered'], by: [level], compare: 'none' });

/** Levels of the map, widest first, and the region that it shows. */
interface MapPlaces {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

const PROVINCE: MapPlaces = { by: ['city', 'district'], region: [] };

export const mapPlaces = ({ by, region }: MapPlaces = PROVINCE) =>
  defineQuery({ subject: 'debtors', measures: ['objects'], by, where: { region }, compare: 'none' });
export const registeredOnMap = ({ by, region }: MapPlaces = PROVINCE) =>
  defineQuery({ subject: 'objects', measures: ['registered'], by, where: { region }, compare: 'none' });

export const initialQueries = [
  totals,
  registeredObjects,
  unitsOfKind('up3d'),
  registeredOfKind('up3d'),
  unitsOfKind('samsat'),
  registeredOfKind('samsat'),
  debtorFlow,
  unitFlows,
  units,
  registeredUnits,
  debtorsByRegion(),
  registeredPlaces(),
  mapPlaces(),
  registeredOnMap(),
  ...reconciliationQueries(owingReconciliation),
] as const;
