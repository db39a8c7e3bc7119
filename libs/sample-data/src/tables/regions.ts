import { SpokenError } from '@pendapa/contracts';
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { CITIES, PROVINCE } from '../facts/cities.ts';

export interface RegionRow {
  readonly region_code: string;
  readonly level: 'province' | 'city' | 'district' | 'ward';
  readonly name: string;
  readonly parent_code: string | null;
  readonly bps_code: string | null;
  readonly population: number | null;
  readonly area_km2: number | null;
}

const EXPECTED = { province: 1, city: 6, district: 44, ward: 267 } as const;
const SHAPE = {
  province: /^\d{2}$/,
  city: /^\d{2}\.\d{2}$/,
  district: /^\d{2}\.\d{2}\.\d{2}$/,
  ward: /^\d{2}\.\d{2}\.\d{2}\.\d{4}$/,
} as const;

/** 'KOTA ADMINISTRASI JAKARTA PUSAT' to 'Kota Administrasi Jakarta Pusat'; abbreviations stay. */
const titled = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word === 'DKI' ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()));

const unexpected = (level: string) =>
  new SpokenError({
    id: `Paket idn-area-data tidak memuat daftar wilayah (${level}) seperti yang diharapkan. Pasang ulang dependensi dengan npm ci, lalu ulangi.`,
    en: `The package idn-area-data does not hold the list of regions (${level}) as expected. Install the dependencies again with npm ci, then repeat.`,
  });

function verified(rows: readonly RegionRow[]): readonly RegionRow[] {
  for (const [level, count] of Object.entries(EXPECTED) as [RegionRow['level'], number][]) {
    const own = rows.filter((row) => row.level === level);
    if (own.length !== count || own.some(({ region_code }) => !SHAPE[level].test(region_code))) throw unexpected(level);
  }
  return rows;
}

/** The province and everything in it, with the ministry's codes and names (idn-area-data); SpokenError where the package differs. */
export async function readRegions(): Promise<readonly RegionRow[]> {
  const [provinces, regencies, districts, villages] = await Promise.all([getProvinces(), getRegencies(), getDistricts(), getVillages()]);
  const inside = ({ code }: { code: string }): boolean => code === PROVINCE.code || code.startsWith(`${PROVINCE.code}.`);
  const row = (level: RegionRow['level'], region_code: string, name: string, parent_code: string | null): RegionRow => {
    const city = CITIES.find(({ code }) => code === region_code);
    const known = level === 'province' ? PROVINCE : city;
    const { bps = null, population = null, areaKm2 = null } = known ?? {};
    return { region_code, level, name, parent_code, bps_code: bps, population, area_km2: areaKm2 };
  };
  return verified([
    ...provinces.filter(inside).map(({ code, name }) => row('province', code, titled(name), null)),
    ...regencies.filter(inside).map(({ code, name, province_code }) => row('city', code, titled(name), province_code)),
    ...districts.filter(inside).map(({ code, name, regency_code }) => row('district', code, name, regency_code)),
    ...villages.filter(inside).map(({ code, name, district_code }) => row('ward', code, name, district_code)),
  ]);
}
