import { BOUNDARY_LEVELS, UserError } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { commandText } from '@pendapa/warehouse/folder';
import { listFirst } from '@pendapa/importing';
import { readBoundaries, readRegions, type KnownRegion } from '@pendapa/warehouse';
import { fail, ok, warn, type Check, type Finding } from './finding.ts';

type Level = (typeof BOUNDARY_LEVELS)[number];

const AGAIN = {
  id: `Impor lagi berkas batasnya dengan \`${commandText('import --boundaries <berkas>')}\`.`,
  en: `Import the boundary file again with \`${commandText('import --boundaries <file>')}\`.`,
};

async function examine(folder: string, level: Level, regions: readonly KnownRegion[]): Promise<readonly Finding[]> {
  const label = DIMENSION_LABELS[level];
  const check = { id: `Batas peta: ${label.id}`, en: `Borders for maps: ${label.en}` };
  try {
    const file = await readBoundaries(folder, level);
    if (!file) return [];
    const mapped = file.boundaries.topology.objects.regions.geometries.map(({ id }) => id);
    const own = regions.filter((region) => region.level === level).map(({ code }) => code);
    const unknown = mapped.filter((code) => !own.includes(code));
    const missing = own.filter((code) => !mapped.includes(code));
    const count = `${String(mapped.length)} / ${String(own.length)}`;
    if (unknown.length > 0) {
      const found = {
        id: `${String(unknown.length)} kode bukan wilayah data ini: ${listFirst(unknown)}`,
        en: `${String(unknown.length)} codes are no region of these data: ${listFirst(unknown)}`,
      };
      return [warn(check, found, AGAIN)];
    }
    if (missing.length > 0)
      return [
        warn(check, { id: `${count}; tanpa batas: ${listFirst(missing)}`, en: `${count}; without borders: ${listFirst(missing)}` }, AGAIN),
      ];
    return [ok(check, { id: `${count}, utuh`, en: `${count}, whole` })];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [fail(check, error.texts, AGAIN)];
  }
}

/** Checks that boundaries can be read, belong to regions of the data, and cover them. No finding if none were imported. */
export const checkBoundaries: Check = async ({ folder, manifest }) => {
  if (!manifest) return [];
  const regions = await readRegions(folder).catch(() => null);
  // The check of the generation reports damaged regions.
  if (!regions) return [];
  const findings = await Promise.all(BOUNDARY_LEVELS.map((level) => examine(folder, level, regions)));
  return findings.flat();
};
