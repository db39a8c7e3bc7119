import { defineQuery } from '@pendapa/contracts';

export type Money = 'amount' | 'principal';
export type PerResident = 'amountPerResident' | 'principalPerResident';
type Level = 'city' | 'district' | 'ward';

/** Levels of a map, widest first, and the region that it shows; an empty region is the whole province. */
export interface MapLevels {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

/** Initial map of a page. */
export const PROVINCE: MapLevels = { by: ['city', 'district'], region: [] };

/** Narrowest level: that of the map itself. */
export const levelOf = ({ by }: MapLevels): Level => by.at(-1) ?? 'city';

/**
 * Regions of the map with their parents, largest first, and the payers behind their growth. Revenue per object is
 * queried only if it is shown, because it includes penalties.
 */
export const mapRegions = (money: Money = 'amount', { by, region }: MapLevels = PROVINCE, perObject = false) =>
  defineQuery({
    subject: 'revenue',
    measures: perObject ? [money, 'payingObjects', 'amountPerObject'] : [money, 'payingObjects'],
    by,
    where: { region },
    sort: [{ key: money, descending: true }],
  });
