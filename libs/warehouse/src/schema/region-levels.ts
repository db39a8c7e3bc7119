/** Levels of regions, from large to small. */
export const REGION_LEVELS = ['province', 'city', 'district', 'ward'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];
