import type { TaxCode } from './tax-types.ts';

/** Collected from 1 January to the end of a day, in billions of rupiah, as published. */
export interface Position {
  readonly on: string;
  readonly total: number | null;
  readonly taxes: Readonly<Partial<Record<TaxCode, number>>>;
}

/** The day of the position 'mid-2022' was not published. By the sum of its taxes it is in the middle of July. */
const MID_2022 = '2022-07-15';

export const POSITIONS: readonly Position[] = [
  {
    on: '2019-06-30',
    total: 13_600,
    taxes: {
      PKB: 3_900,
      BBNKB: 2_400,
      PBBKB: 613,
      PBBP2: 816.5,
      REKLAME: 469,
      PAT: 44,
      PBJT_HOTEL: 773,
      PBJT_MAMIN: 1_600,
      PBJT_HIBURAN: 372,
      PBJT_LISTRIK: 401,
      PBJT_PARKIR: 269,
      BPHTB: 1_500,
      ROKOK: 220,
    },
  },
  { on: '2019-11-26', total: 35_320, taxes: { PKB: 7_870, BBNKB: 4_820, PBBKB: 1_150, PAT: 93.2, PBJT_HOTEL: 1_530 } },
  {
    on: '2019-12-23',
    total: null,
    taxes: { PKB: 8_600, BBNKB: 5_300, PBBKB: 1_260, PBBP2: 9_400, REKLAME: 1_040, PAT: 122, PBJT_HOTEL: 1_700 },
  },
  {
    on: '2020-04-22',
    total: 7_720,
    taxes: {
      PKB: 2_358,
      BBNKB: 1_600,
      PBBKB: 407,
      REKLAME: 256,
      PAT: 25,
      PBJT_HOTEL: 448,
      PBJT_MAMIN: 998,
      PBJT_HIBURAN: 196,
      PBJT_LISTRIK: 276,
      PBJT_PARKIR: 162,
      BPHTB: 735,
      ROKOK: 0,
    },
  },
  {
    on: '2020-11-04',
    total: 26_000,
    taxes: {
      PBBP2: 7_600,
      PKB: 6_500,
      BPHTB: 3_100,
      BBNKB: 3_000,
      PBJT_MAMIN: 1_600,
      PBBKB: 829,
      REKLAME: 652,
      ROKOK: 651,
      PBJT_HOTEL: 625,
      PBJT_PARKIR: 287,
      PBJT_HIBURAN: 211,
      PAT: 61,
    },
  },
  {
    on: '2021-08-23',
    total: 16_200,
    taxes: {
      PKB: 5_250,
      BBNKB: 2_880,
      BPHTB: 2_430,
      PBBP2: 1_980,
      PBJT_MAMIN: 1_030,
      PBBKB: 606.5,
      REKLAME: 459,
      PBJT_LISTRIK: 499,
      ROKOK: 466,
      PBJT_HOTEL: 426,
      PBJT_HIBURAN: 39,
      PBJT_PARKIR: 135,
      PAT: 33,
    },
  },
  { on: '2021-09-01', total: 19_130, taxes: { PBBP2: 3_940, PKB: 5_650, BPHTB: 2_510, BBNKB: 3_040, PBJT_MAMIN: 1_200 } },
  {
    on: MID_2022,
    total: 15_830,
    taxes: {
      BPHTB: 2_320,
      PBBP2: 1_710,
      PBJT_MAMIN: 1_590,
      PBJT_HOTEL: 648,
      PBBKB: 630,
      REKLAME: 419,
      PBJT_LISTRIK: 395,
      ROKOK: 340,
      PBJT_PARKIR: 192,
      PBJT_HIBURAN: 161,
    },
  },
  {
    on: '2023-06-30',
    total: 20_400,
    taxes: { PBBP2: 5_160, PKB: 4_370, BBNKB: 3_100, BPHTB: 2_380, PBJT_MAMIN: 1_820, PBBKB: 827 },
  },
  {
    on: '2024-06-30',
    total: 16_830,
    taxes: {
      PKB: 4_430,
      BBNKB: 3_180,
      BPHTB: 2_290,
      PBJT_MAMIN: 2_060,
      PBBP2: 1_320,
      PBJT_HOTEL: 955,
      PBBKB: 862,
      PBJT_LISTRIK: 462,
    },
  },
  {
    on: '2025-07-31',
    total: 27_570,
    taxes: {
      PBBP2: 9_000,
      PKB: 5_600,
      BBNKB: 2_900,
      BPHTB: 2_800,
      PBJT_MAMIN: 2_600,
      PBJT_HOTEL: 1_100,
      PBBKB: 1_000,
      REKLAME: 647.5,
      ROKOK: 541.7,
      PAT: 41.4,
      PAB: 0.26,
    },
  },
];
