/** Lower bounds of bands of areas in m2: 0, below 50, then 1, 2 and 5 times each power of ten. */
export const AREA_BANDS = [0, 1, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** The code of a band of the dimensions `landBand` and `buildingBand`, in the order of the bands. Example: 50 is `00050`. */
export const areaBand = (bound: number): string => String(bound).padStart(5, '0');
