import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '@pendapa/contracts';
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

/** Turns 'KOTA ADMINISTRASI JAKARTA PUSAT' into 'Kota Administrasi Jakarta Pusat'. Abbreviations stay. */
const toTitleCase = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word === 'DKI' ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()));

const packageDiffers = (level: string) =>
  new UserError({
    id: `Paket idn-area-data tidak memuat daftar wilayah (${level}) seperti yang diharapkan. Pasang ulang dependensi dengan npm ci, lalu ulangi.`,
    en: `The package idn-area-data does not hold the list of regions (${level}) as expected. Install the dependencies again with npm ci, then repeat.`,
  });

function verifyPackage(rows: readonly RegionRow[]): readonly RegionRow[] {
  for (const [level, count] of Object.entries(EXPECTED) as [RegionRow['level'], number][]) {
    const own = rows.filter((row) => row.level === level);
    if (own.length !== count || own.some(({ region_code }) => !SHAPE[level].test(region_code))) throw packageDiffers(level);
  }
  return rows;
}

/** Cells of the lines of a list that belong to the province. None of its names needs quotes. */
async function linesOf(
  list: 'provinces' | 'regencies' | 'districts' | 'villages',
): Promise<readonly (readonly [string, string, string])[]> {
  // The package's own functions turn every village of the country into an object, which takes a fifth of a second.
  const folder = dirname(createRequire(import.meta.url).resolve('idn-area-data/package.json'));
  const lines = (await readFile(join(folder, 'data', `${list}.csv`), 'utf8')).split('\n');
  const inside = lines.filter((line) => line.startsWith(`${PROVINCE.code},`) || line.startsWith(`${PROVINCE.code}.`));
  return inside.map((line) => {
    const [code = '', second = '', third = ''] = line.trimEnd().split(',');
    return [code, second, third];
  });
}

/**
 * The province and all its parts, with the ministry's codes and names (idn-area-data).
 * @throws UserError if the package differs
 */
export async function readRegions(): Promise<readonly RegionRow[]> {
  const [provinces, regencies, districts, villages] = await Promise.all([
    linesOf('provinces'),
    linesOf('regencies'),
    linesOf('districts'),
    linesOf('villages'),
  ]);
  const row = (level: RegionRow['level'], region_code: string, name: string, parent_code: string | null): RegionRow => {
    const city = CITIES.find(({ code }) => code === region_code);
    const known = level === 'province' ? PROVINCE : city;
    const { bps = null, population = null, areaKm2 = null } = known ?? {};
    return { region_code, level, name, parent_code, bps_code: bps, population, area_km2: areaKm2 };
  };
  return verifyPackage([
    ...provinces.map(([code, name]) => row('province', code, toTitleCase(name), null)),
    ...regencies.map(([code, parent, name]) => row('city', code, toTitleCase(name), parent)),
    ...districts.map(([code, parent, name]) => row('district', code, name, parent)),
    ...villages.map(([code, parent, name]) => row('ward', code, name, parent)),
  ]);
}
