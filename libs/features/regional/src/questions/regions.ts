import { stated } from '@pendapa/contracts';

export type Money = 'amount' | 'principal';
export type PerResident = 'amountPerResident' | 'principalPerResident';
type Level = 'city' | 'district' | 'ward';

/** What the regions of a map are put together by, the widest first, and what the map shows: nothing named is the whole province. */
export interface MapLevels {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

/** The map that a page opens with. */
export const PROVINCE: MapLevels = { by: ['city', 'district'], region: [] };

/** The level of the map itself. */
export const levelOf = ({ by }: MapLevels): Level => by.at(-1) ?? 'city';

/**
 * The regions of the map with the region above each, the largest first, and how many payers their growth rests on; what each object
 * brought only where it is shown, as it holds penalties.
 */
export const mapRegions = (money: Money = 'amount', { by, region }: MapLevels = PROVINCE, perObject = false) =>
  stated({
    subject: 'revenue',
    measures: perObject ? [money, 'payingObjects', 'amountPerObject'] : [money, 'payingObjects'],
    by,
    where: { region },
    sort: [{ key: money, descending: true }],
  });
