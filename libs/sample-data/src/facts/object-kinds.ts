import type { TaxCode } from './tax-types.ts';

export interface ObjectKind {
  readonly class: string;
  readonly use: string | null;
  readonly weight: number;
  /**
   * Middle tax base in rupiah: the value of a vehicle, machine or plot, monthly sales, yearly rent of a billboard, or price of an
   * acquisition.
   */
  readonly base: number;
  /** Spread of the bases. The base of an object is the middle one times ((1 - u) / u) ** spread, for u even in 0..1. */
  readonly spread: number;
  /** Tax in parts of 100,000 of the base: the tariff less the part that the law exempts. */
  readonly rate: number;
  /** Nothing is owed up to this base. */
  readonly exemptUpTo: number;
}

export interface ObjectShape {
  readonly number: 'nop' | 'nopd' | 'nrkb';
  /** Part of the objects that belong to individuals. */
  readonly individual: number;
  readonly kinds: readonly ObjectKind[];
}

const MILLION = 1_000_000;
const PERCENT = 1_000;

/** Bases in millions of rupiah, tariffs in percent. Middle bases are assumptions, tariffs are those of the law. */
const of = (
  [kind, use]: readonly [string, string | null],
  weight: number,
  base: number,
  spread: number,
  percent: number,
  exemptUpTo = 0,
): ObjectKind => ({
  class: kind,
  use,
  weight,
  base: base * MILLION,
  spread,
  rate: Math.round(percent * PERCENT),
  exemptUpTo: exemptUpTo * MILLION,
});

/** Vehicles of authorities pay half a percent a year. */
const vehicles = (used: number, percent: number, official: number): readonly ObjectKind[] => [
  of(['BUS-TRUK', 'NIAGA'], 3, 220 * used, 0.3, percent),
  of(['MOBIL', 'PRIBADI'], 26, 160 * used, 0.28, percent),
  of(['MOBIL', 'NIAGA'], 3, 140 * used, 0.25, percent),
  of(['MOTOR', 'PRIBADI'], 66, 13 * used, 0.2, percent),
  of(['MOTOR', 'DINAS'], 2, 13 * used, 0.15, official),
];
/** Vehicles at their first registration are new. */
const NEW = 1.4;

/** Land and buildings: 40 percent of the value at 0.5 percent. Acquisitions: two thirds at 5 percent. */
const LAND = 0.2;
const ACQUIRED = 3.3;

export const OBJECT_SHAPES: Readonly<Partial<Record<TaxCode, ObjectShape>>> = {
  PKB: { number: 'nrkb', individual: 0.9, kinds: vehicles(1, 2, 0.5) },
  BBNKB: { number: 'nrkb', individual: 0.85, kinds: vehicles(NEW, 12.5, 12.5) },
  PAB: {
    number: 'nopd',
    individual: 0.1,
    kinds: [of(['EKSKAVATOR', null], 45, 450, 0.3, 0.2), of(['FORKLIF', null], 35, 120, 0.25, 0.2), of(['DEREK', null], 20, 700, 0.3, 0.2)],
  },
  PBBKB: { number: 'nopd', individual: 0, kinds: [of(['PENYEDIA-BBM', null], 100, 5_000, 0.5, 10)] },
  PBBP2: {
    number: 'nop',
    individual: 0.86,
    kinds: [
      of(['BUMI-BANGUNAN', 'RUMAH'], 62, 1_600, 0.42, LAND, 2_000),
      of(['BUMI-BANGUNAN', 'APARTEMEN'], 14, 600, 0.32, LAND, 650),
      of(['BUMI-BANGUNAN', 'RUKO'], 9, 2_200, 0.38, LAND),
      of(['BUMI-BANGUNAN', 'KANTOR'], 4, 6_000, 0.52, LAND),
      of(['BUMI-BANGUNAN', 'INDUSTRI'], 3, 12_000, 0.5, LAND),
      of(['BUMI', 'TANAH-KOSONG'], 8, 1_200, 0.5, LAND),
    ],
  },
  BPHTB: {
    number: 'nop',
    individual: 0.8,
    kinds: [
      of(['JUAL-BELI', null], 74, 900, 0.34, ACQUIRED),
      of(['WARIS', null], 14, 1_100, 0.34, ACQUIRED),
      of(['HIBAH', null], 12, 1_000, 0.34, ACQUIRED),
    ],
  },
  PBJT_MAMIN: {
    number: 'nopd',
    individual: 0.25,
    kinds: [
      of(['RESTORAN', null], 48, 90, 0.5, 10),
      of(['KAFE', null], 27, 50, 0.45, 10),
      of(['RUMAH-MAKAN', null], 18, 30, 0.45, 10),
      of(['KATERING', null], 7, 40, 0.45, 10),
    ],
  },
  PBJT_LISTRIK: {
    number: 'nopd',
    individual: 0,
    kinds: [of(['PENYEDIA', null], 5, 20_000, 0.35, 2.4), of(['PEMBANGKIT-SENDIRI', null], 95, 1_200, 0.45, 1.5)],
  },
  PBJT_HOTEL: {
    number: 'nopd',
    individual: 0.1,
    kinds: [
      of(['HOTEL-BINTANG', null], 30, 900, 0.42, 10),
      of(['HOTEL-MELATI', null], 45, 90, 0.4, 10),
      of(['VILA-LOSMEN', null], 25, 25, 0.4, 10),
    ],
  },
  PBJT_PARKIR: {
    number: 'nopd',
    individual: 0.1,
    kinds: [of(['GEDUNG-PARKIR', null], 35, 120, 0.45, 10), of(['PELATARAN-PARKIR', null], 65, 20, 0.45, 10)],
  },
  PBJT_HIBURAN: {
    number: 'nopd',
    individual: 0.12,
    kinds: [
      of(['BIOSKOP', null], 9, 250, 0.4, 10),
      of(['KARAOKE', null], 24, 30, 0.4, 40),
      of(['KEBUGARAN', null], 33, 60, 0.45, 10),
      of(['SPA', null], 22, 15, 0.45, 40),
      of(['KELAB-MALAM', null], 12, 60, 0.45, 40),
    ],
  },
  REKLAME: {
    number: 'nopd',
    individual: 0.08,
    kinds: [
      of(['VIDEOTRON', null], 6, 400, 0.25, 25),
      of(['BILLBOARD', null], 34, 80, 0.3, 25),
      of(['NEON-BOX', null], 42, 16, 0.3, 25),
      of(['KAIN', null], 18, 4, 0.3, 25),
    ],
  },
  PAT: {
    number: 'nopd',
    individual: 0.15,
    kinds: [
      of(['SUMUR-BOR', 'NIAGA'], 55, 5, 0.45, 20),
      of(['SUMUR-BOR', 'INDUSTRI'], 25, 12, 0.45, 20),
      of(['SUMUR-PANTEK', 'RUMAH-TANGGA'], 20, 1, 0.35, 20),
    ],
  },
};
