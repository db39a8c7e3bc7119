import type { TaxCode } from './tax-types.ts';

export interface ObjectKind {
  readonly class: string;
  readonly use: string | null;
  readonly weight: number;
}

export interface ObjectShape {
  readonly number: 'nop' | 'nopd' | 'nrkb';
  /** Part of the objects that belong to individuals. */
  readonly individual: number;
  /** Tax base of a middling object in rupiah, as in reality whatever the size of the sample: the base is this over (u + evenness). */
  readonly base: number;
  /** From the largest objects to the smallest where `bySize`, else in no order. */
  readonly bySize: boolean;
  readonly kinds: readonly ObjectKind[];
}

const of = (kind: string, use: string | null, weight: number): ObjectKind => ({ class: kind, use, weight });

const VEHICLES = [
  of('BUS-TRUK', 'NIAGA', 3),
  of('MOBIL', 'PRIBADI', 26),
  of('MOBIL', 'NIAGA', 3),
  of('MOTOR', 'PRIBADI', 66),
  of('MOTOR', 'DINAS', 2),
] as const;

export const OBJECT_SHAPES: Readonly<Partial<Record<TaxCode, ObjectShape>>> = {
  PKB: { number: 'nrkb', individual: 0.9, base: 20_000_000, bySize: true, kinds: VEHICLES },
  BBNKB: { number: 'nrkb', individual: 0.85, base: 35_000_000, bySize: true, kinds: VEHICLES },
  PAB: {
    number: 'nopd',
    individual: 0.1,
    base: 90_000_000,
    bySize: false,
    kinds: [of('EKSKAVATOR', null, 45), of('FORKLIF', null, 35), of('DEREK', null, 20)],
  },
  PBBKB: { number: 'nopd', individual: 0, base: 46_000_000_000, bySize: false, kinds: [of('PENYEDIA-BBM', null, 100)] },
  PBBP2: {
    number: 'nop',
    individual: 0.86,
    base: 1_080_000_000,
    bySize: false,
    kinds: [
      of('BUMI-BANGUNAN', 'RUMAH', 62),
      of('BUMI-BANGUNAN', 'APARTEMEN', 14),
      of('BUMI-BANGUNAN', 'RUKO', 9),
      of('BUMI-BANGUNAN', 'KANTOR', 4),
      of('BUMI-BANGUNAN', 'INDUSTRI', 3),
      of('BUMI', 'TANAH-KOSONG', 8),
    ],
  },
  BPHTB: {
    number: 'nop',
    individual: 0.8,
    base: 800_000_000,
    bySize: false,
    kinds: [of('JUAL-BELI', null, 74), of('WARIS', null, 14), of('HIBAH', null, 12)],
  },
  PBJT_MAMIN: {
    number: 'nopd',
    individual: 0.25,
    base: 600_000_000,
    bySize: false,
    kinds: [of('RESTORAN', null, 48), of('KAFE', null, 27), of('RUMAH-MAKAN', null, 18), of('KATERING', null, 7)],
  },
  PBJT_LISTRIK: {
    number: 'nopd',
    individual: 0,
    base: 28_000_000_000,
    bySize: true,
    kinds: [of('PENYEDIA', null, 5), of('PEMBANGKIT-SENDIRI', null, 95)],
  },
  PBJT_HOTEL: {
    number: 'nopd',
    individual: 0.1,
    base: 2_900_000_000,
    bySize: true,
    kinds: [of('HOTEL-BINTANG', null, 30), of('HOTEL-MELATI', null, 45), of('VILA-LOSMEN', null, 25)],
  },
  PBJT_PARKIR: {
    number: 'nopd',
    individual: 0.1,
    base: 440_000_000,
    bySize: true,
    kinds: [of('GEDUNG-PARKIR', null, 35), of('PELATARAN-PARKIR', null, 65)],
  },
  PBJT_HIBURAN: {
    number: 'nopd',
    individual: 0.12,
    base: 830_000_000,
    bySize: false,
    kinds: [of('BIOSKOP', null, 9), of('KARAOKE', null, 24), of('KEBUGARAN', null, 33), of('SPA', null, 22), of('KELAB-MALAM', null, 12)],
  },
  REKLAME: {
    number: 'nopd',
    individual: 0.08,
    base: 36_000_000,
    bySize: true,
    kinds: [of('VIDEOTRON', null, 6), of('BILLBOARD', null, 34), of('NEON-BOX', null, 42), of('KAIN', null, 18)],
  },
  PAT: {
    number: 'nopd',
    individual: 0.15,
    base: 25_000_000,
    bySize: false,
    kinds: [of('SUMUR-BOR', 'NIAGA', 55), of('SUMUR-BOR', 'INDUSTRI', 25), of('SUMUR-PANTEK', 'RUMAH-TANGGA', 20)],
  },
};
