import { stated } from '@pendapa/contracts';
import { FLOW, flow } from './debtor-flow.ts';

const LARGEST_FIRST = [{ key: 'objects', descending: true }] as const;

export const unitFlows = stated({ subject: 'debtorFlow', measures: FLOW, by: ['unit'], compare: 'none' });

export const units = stated({ subject: 'debtors', measures: ['objects', 'total'], by: ['unit'], compare: 'none', sort: LARGEST_FIRST });
export const registeredUnits = stated({ subject: 'objects', measures: ['registered'], by: ['unit'], compare: 'none' });

type Level = 'city' | 'district' | 'ward';

export const places = (level: Level = 'city') =>
  stated({ subject: 'debtors', measures: ['objects', 'total', 'averagePerObject'], by: [level], compare: 'none', sort: LARGEST_FIRST });
export const registeredPlaces = (level: Level = 'city') =>
  stated({ subject: 'objects', measures: ['registered'], by: [level], compare: 'none' });

export const opened = [flow, unitFlows, units, registeredUnits, places(), registeredPlaces()] as const;
