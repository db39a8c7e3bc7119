import { questionsOf, stated } from '@pendapa/contracts';
import { FLOW, flow } from './debtor-flow.ts';
import { owingObjects } from './owing-objects.ts';

const LARGEST_FIRST = [{ key: 'objects', descending: true }] as const;

export const unitFlows = stated({ subject: 'debtorFlow', measures: FLOW, by: ['unit'], compare: 'none' });

export const units = stated({ subject: 'debtors', measures: ['objects', 'total'], by: ['unit'], compare: 'none', sort: LARGEST_FIRST });
export const registeredUnits = stated({ subject: 'objects', measures: ['registered'], by: ['unit'], compare: 'none' });

type Level = 'city' | 'district' | 'ward';

export const places = (level: Level = 'city') =>
  stated({ subject: 'debtors', measures: ['objects', 'total', 'averagePerObject'], by: [level], compare: 'none', sort: LARGEST_FIRST });
export const registeredPlaces = (level: Level = 'city') =>
  stated({ subject: 'objects', measures: ['registered'], by: [level], compare: 'none' });

/** Levels of the map, widest first, and the region that it shows. */
interface MapPlaces {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

const PROVINCE: MapPlaces = { by: ['city', 'district'], region: [] };

export const mapPlaces = ({ by, region }: MapPlaces = PROVINCE) =>
  stated({ subject: 'debtors', measures: ['objects'], by, where: { region }, compare: 'none' });
export const registeredOnMap = ({ by, region }: MapPlaces = PROVINCE) =>
  stated({ subject: 'objects', measures: ['registered'], by, where: { region }, compare: 'none' });

export const opened = [
  flow,
  unitFlows,
  units,
  registeredUnits,
  places(),
  registeredPlaces(),
  mapPlaces(),
  registeredOnMap(),
  ...questionsOf(owingObjects),
] as const;
